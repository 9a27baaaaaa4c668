import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { unreported } from '../../../app/api.ts';
import { ProjectStateTag } from '../../../monitoring/shared/states/ProjectStateTag.tsx';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { PanelSkeleton } from '../../../ui/feedback/PanelSkeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';
import { FigureTiles } from './FigureTiles.tsx';
import { NoProject } from './NoProject.tsx';
import { type ProjectReply, useBind, useCampaignProject } from '../queries.ts';

function ProjectHead({
  campaign,
  project,
}: {
  campaign: Campaign;
  project: NonNullable<ProjectReply['project']>;
}) {
  const { t } = useTranslation('campaigns');
  const [isAsked, setAsked] = useState(false);
  const bind = useBind(campaign.id, () => {
    setAsked(false);
    showToast('success', t('notice.unbound', { name: project.name }));
  });
  const mayEdit = mayAs(campaign.role, 'editor') && campaign.state !== 'archived';
  const links = [
    [t('monitor.content'), paths.monitor(project.id)],
    [t('monitor.effect'), paths.effect(project.id)],
  ] as const;
  return (
    <Group gap={8} columnGap={24} justify="between" wrap className={styles.projectHead}>
      <div>
        <h2>
          <bdi>{project.name}</bdi> <ProjectStateTag state={project.state} />
        </h2>
        <Text size="md" tone="soft" leading="relaxed">
          {t('monitor.window', { from: project.beginsOn, to: project.endsOn })}
        </Text>
      </div>
      <Group gap={8} wrap>
        {links.map(([text, to]) => (
          <Button key={to} component={Link} to={to} variant="default">
            {text}
          </Button>
        ))}
        {mayEdit && (
          <MoreMenu
            label={t('monitor.more')}
            actions={[[{ text: t('monitor.unbind'), onChoose: () => setAsked(true) }]]}
          />
        )}
      </Group>
      {isAsked && (
        <ConfirmDialog
          title={t('monitor.unbindTitle', { name: project.name })}
          confirm={t('monitor.unbind')}
          isBusy={bind.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => bind.mutate(null)}
        >
          {t('monitor.unbindAbout')}
        </ConfirmDialog>
      )}
    </Group>
  );
}

/** The monitor project of a campaign: what its posts gained, compared with its goals. */
export function MonitorTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { data, error, isError, refetch } = useCampaignProject(campaign.id);
  if (!data) {
    if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
    return <PanelSkeleton heights={[56, 220]} />;
  }
  if (!data.project || !data.figures) return <NoProject campaign={campaign} />;
  return (
    <>
      <ProjectHead campaign={campaign} project={data.project} />
      <FigureTiles figures={data.figures} goals={campaign.goals} />
      {data.figures.heldBack > 0 && (
        <Text size="md" tone="soft" leading="relaxed">
          {t('monitor.heldBack', { count: data.figures.heldBack, number: data.figures.heldBack })}
        </Text>
      )}
      {data.figures.uncosted > 0 && (
        <Text size="md" tone="warn" leading="relaxed">
          {t('monitor.uncosted', { count: data.figures.uncosted, number: data.figures.uncosted })}
        </Text>
      )}
    </>
  );
}
