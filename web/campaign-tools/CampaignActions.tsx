import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { campaignMoves, type CampaignState, mayAs } from '../../contract/campaign-kinds.ts';
import type { Campaign } from '../../contract/campaigns.ts';
import { paths } from '../paths.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { showToast } from '../ui/toast.ts';
import { BriefPanel } from './BriefPanel.tsx';
import { useRemoveCampaign, useSteerCampaign } from './campaign-calls.ts';
import { CopyDialog } from './CopyDialog.tsx';

/** What usually comes next. */
const next: Record<CampaignState, 'recruiting' | 'running' | 'done' | null> = {
  draft: 'recruiting',
  recruiting: 'running',
  running: 'done',
  done: null,
  archived: null,
};

/** What can be done with a campaign; what its reader may not do says why. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'brief' | 'copy' | 'archive' | 'removal'>();
  const hide = () => setAsked(undefined);
  const { id, name, state, role, counts } = campaign;
  const steer = useSteerCampaign(to => {
    hide();
    showToast('success', t(`told.state.${to}`, { name }));
  });
  const remove = useRemoveCampaign(() => {
    showToast('success', t('told.removed', { name }));
    void navigate(paths.campaigns());
  });
  const mayEdit = mayAs(role, 'editor');
  const notMine = mayEdit ? {} : { reason: t('viewersLook') };
  const onward = next[state];
  const moveTo = (to: CampaignState) =>
    to === 'archived' ? setAsked('archive') : steer.mutate({ id, state: to });
  const moves = campaignMoves[state].filter(to => to !== onward);
  const removal = mayAs(role, 'owner')
    ? counts.collaborations > 0
      ? { reason: t('removal.agreed') }
      : {}
    : { reason: t('ownersOnly') };
  return (
    <>
      <Button variant="default" onClick={() => setAsked('brief')}>
        {t('brief.title')}
      </Button>
      {mayEdit && state !== 'archived' && (
        <Button component={Link} to={paths.editCampaign(id)} variant="default">
          {t('head.edit')}
        </Button>
      )}
      {mayEdit && onward && (
        <Button loading={steer.isPending} onClick={() => moveTo(onward)}>
          {t(`move.${onward}`)}
        </Button>
      )}
      <MoreMenu
        label={t('head.more')}
        actions={[
          moves.map(to => ({
            text: t(to === 'archived' ? 'head.archive' : `back.${to}`),
            ...notMine,
            onChoose: () => moveTo(to),
          })),
          [{ text: t('head.copy'), onChoose: () => setAsked('copy') }],
          [{ text: t('head.remove'), isDangerous: true, ...removal, onChoose: () => setAsked('removal') }],
        ]}
      />
      {asked === 'brief' && (
        <BriefPanel campaign={campaign} mayEdit={mayEdit && state !== 'archived'} onClose={hide} />
      )}
      {asked === 'copy' && <CopyDialog campaign={campaign} onClose={hide} />}
      {(asked === 'archive' || asked === 'removal') && (
        <ConfirmDialog
          title={t(`${asked}.title`, { name })}
          confirm={t(`${asked}.confirm`)}
          isDangerous={asked === 'removal'}
          isBusy={steer.isPending || remove.isPending}
          onCancel={hide}
          onConfirm={() =>
            asked === 'archive' ? steer.mutate({ id, state: 'archived' }) : remove.mutate(id)
          }
        >
          {t(`${asked}.about`)}
        </ConfirmDialog>
      )}
    </>
  );
}
