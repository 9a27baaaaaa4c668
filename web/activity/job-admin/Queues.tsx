import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './JobsPage.module.css';
import type { Queue } from './queries.ts';

function queueColumns(t: TFunction<'operations'>): Column<Queue>[] {
  const count = (key: 'waiting' | 'active' | 'failed'): Column<Queue> => ({
    key,
    head: t(`count.${key}`),
    align: 'end',
    width: 110,
    cell: queue => fullCount(queue[key]),
  });
  return [
    { key: 'name', head: t('queue'), width: 240, cell: queue => <code>{queue.name}</code> },
    {
      key: 'schedule',
      head: t('schedule'),
      width: 160,
      cell: queue => (queue.schedule ? <code>{queue.schedule}</code> : t('noSchedule')),
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
  return (
    <Stack as="section" gap={10} shrink className={styles.section}>
      <h2>{t('queues')}</h2>
      <DataTable
        label={t('queues')}
        columns={queueColumns(t)}
        rows={queues}
        keyOf={queue => queue.name}
        density="compact"
        skeletonRows={4}
      />
    </Stack>
  );
}
