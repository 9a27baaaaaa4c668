import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { campaignMoves, type CampaignState, mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { paths } from '../../../app/paths.ts';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { BriefPanel } from './BriefPanel.tsx';
import { useCampaignActs } from './use-campaign-acts.tsx';

/** The usual next state. */
const next: Record<CampaignState, 'recruiting' | 'running' | 'done' | null> = {
  draft: 'recruiting',
  recruiting: 'running',
  running: 'done',
  done: null,
  archived: null,
};

/** The actions on a campaign; disabled ones say why. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const [showsBrief, setShowsBrief] = useState(false);
  const { id, name, state, role, counts, projectId } = campaign;
  const { notMine, isChangingState, moveTo, copying, removal, dialog } = useCampaignActs(
    { id, name, role, collaborations: counts.collaborations },
    () => void navigate(paths.campaigns()),
  );
  const mayEdit = mayAs(role, 'editor');
  const onward = next[state];
  const moves = campaignMoves[state].filter(to => to !== onward);
  return (
    <>
      <Button variant="default" onClick={() => setShowsBrief(true)}>
        {t('brief.title')}
      </Button>
      {projectId !== null && (
        <Button component={Link} to={paths.clientReport(projectId)} variant="default">
          {t('monitor.report')}
        </Button>
      )}
      {mayEdit && state !== 'archived' && (
        <Button component={Link} to={paths.editCampaign(id)} variant="default">
          {t('edit', { ns: 'common' })}
        </Button>
      )}
      {mayEdit && onward && (
        <Button loading={isChangingState} onClick={() => moveTo(onward)}>
          {t(`move.${onward}`)}
        </Button>
      )}
      <MoreMenu
        isBesideButtons
        label={t('head.more')}
        actions={[
          moves.map(to => ({
            text: t(to === 'archived' ? 'head.archive' : `back.${to}`),
            ...notMine,
            onChoose: () => moveTo(to),
          })),
          [copying],
          [removal],
        ]}
      />
      {showsBrief && (
        <BriefPanel
          campaign={campaign}
          mayEdit={mayEdit && state !== 'archived'}
          onClose={() => setShowsBrief(false)}
        />
      )}
      {dialog}
    </>
  );
}
