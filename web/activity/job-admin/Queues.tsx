import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './JobsPage.module.css';
import type { Queue } from './queries.ts';
import { useQueueText } from './use-queue-text.ts';

type QueueText = ReturnType<typeof useQueueText>;

function queueColumns(t: TFunction<'operations'>, { nameOf, timeOf }: QueueText): Column<Queue>[] {
  const count = (key: 'waiting' | 'active' | 'failed'): Column<Queue> => ({
    key,
    head: t(`count.${key}`),
    align: 'end',
    width: 110,
    cell: queue => fullCount(queue[key]),
  });
  return [
    {
      key: 'name',
      head: t('queue'),
      width: 240,
      cell: ({ name }) => <span title={name}>{nameOf(name)}</span>,
    },
    {
      key: 'schedule',
      head: t('schedule'),
      width: 160,
      cell: ({ schedule }) => (schedule ? <span title={schedule}>{timeOf(schedule)}</span> : t('noSchedule')),
    },
    count('waiting'),
    count('active'),
    count('failed'),
    {
      key: 'dead',
      head: t('dead'),
      align: 'end',
      width: 110,
      cell: queue => (queue.dead ? <Tag tone="bad">{fullCount(queue.dead)}</Tag> : '0'),
    },
  ];
}

export function Queues({ queues }: { queues: readonly Queue[] | undefined }) {
  const { t } = useTranslation('operations');
  const texts = useQueueText();
  return (
    <Stack as="section" gap={10} shrink className={styles.section}>
      <h2>{t('queues')}</h2>
      <DataTable
        label={t('queues')}
        columns={queueColumns(t, texts)}
        rows={queues}
        keyOf={queue => queue.name}
        density="compact"
        skeletonRows={4}
      />
    </Stack>
  );
}
