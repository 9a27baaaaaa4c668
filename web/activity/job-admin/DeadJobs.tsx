import type { TFunction } from 'i18next';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './JobsPage.module.css';
import { type DeadJob, useRetry } from './queries.ts';
import { useQueueText } from './use-queue-text.ts';

const shownOfId = 8;

function deadColumns(t: TFunction<'operations'>, nameOf: (queue: string) => string): Column<DeadJob>[] {
  return [
    {
      key: 'queue',
      head: t('queue'),
      width: 200,
      cell: ({ queue }) => <span title={queue}>{nameOf(queue)}</span>,
    },
    { key: 'createdAt', head: t('createdAt'), width: 150, cell: job => dateTime(job.createdAt) },
    {
      key: 'error',
      head: t('reason', { ns: 'common' }),
      width: 320,
      cell: job => (
        <Text as="span" clip breaks className={styles.error}>
          {job.error}
        </Text>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 120,
      cell: job => <RetryButton job={job} />,
    },
  ];
}

function RetryButton({ job }: { job: DeadJob }) {
  const { t } = useTranslation('operations');
  const { nameOf } = useQueueText();
  const retry = useRetry();
  return (
    <Button
      variant="default"
      size="xs"
      loading={retry.isPending}
      aria-label={t('retryOf', { queue: nameOf(job.queue), id: job.id.slice(0, shownOfId) })}
      onClick={() => retry.mutate(job.id, { onSuccess: () => showToast('success', t('retried')) })}
    >
      {t('retry')}
    </Button>
  );
}

/** Jobs that failed on every try, with the reason, and a button that queues them again. */
export function DeadJobs({ dead }: { dead: readonly DeadJob[] | undefined }) {
  const { t } = useTranslation('operations');
  const { nameOf } = useQueueText();
  return (
    <Stack as="section" gap={10} shrink className={styles.section}>
      <h2>{t('deadJobs')}</h2>
      <DataTable
        label={t('deadJobs')}
        columns={deadColumns(t, nameOf)}
        rows={dead}
        keyOf={job => job.id}
        density="compact"
        skeletonRows={2}
        instead={dead && !dead.length ? <EmptyState isFine>{t('noDead')}</EmptyState> : undefined}
      />
    </Stack>
  );
}
