import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Follow } from '../../../contract/monitoring/follows.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Group } from '../../ui/box/Box.tsx';
import type { ProjectView } from '../shared/projects/queries.ts';
import { AddFollowsDialog } from './AddFollowsDialog.tsx';
import { followName, FollowTable } from './FollowTable.tsx';
import { useFollows, useRemoveFollow } from './queries.ts';

/** The creators and hashtags whose new posts are added to a project automatically. */
export function FollowsTab({ project }: ProjectView) {
  const { t } = useTranslation('monitors');
  const [params, setParams] = useSearchParams();
  const { data, error, isError, refetch } = useFollows(project.id);
  const [removed, setRemoved] = useState<Follow>();
  const remove = useRemoveFollow(project.id, () => {
    if (removed) showToast('success', t('follows.removed', { name: followName(removed) }));
    setRemoved(undefined);
  });
  const isOpen = project.state === 'open';
  const openDialog = (is: boolean) =>
    setParams({ tab: 'follows', ...(is && { add: '1' }) }, { preventScrollReset: true, replace: !is });
  const add = isOpen && (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => openDialog(true)}
    >
      {t('follows.add')}
    </Button>
  );
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = data && !data.follows.length && <EmptyState actions={add}>{t('follows.none')}</EmptyState>;
  const count = data?.follows.length ?? 0;
  return (
    <>
      <Group gap={8} columnGap={16} justify="between" wrap size="md" tone="soft" minH={32}>
        <p role="status">
          {data ? (
            t('follows.total', { count, number: fullCount(count) })
          ) : (
            <Skeleton width={200} height={19} />
          )}
        </p>
        {count > 0 && add}
      </Group>
      <FollowTable
        projectId={project.id}
        follows={data?.follows}
        isOpen={isOpen}
        instead={failed || empty || undefined}
        onRemove={setRemoved}
      />
      {params.get('add') === '1' && isOpen && (
        <AddFollowsDialog projectId={project.id} onClose={() => openDialog(false)} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('follows.removal', { name: followName(removed) })}
          confirm={t('follows.remove')}
          isDangerous
          isBusy={remove.isPending}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() => remove.mutate(removed.id)}
        >
          {t('follows.removalAbout')}
        </ConfirmDialog>
      )}
    </>
  );
}
