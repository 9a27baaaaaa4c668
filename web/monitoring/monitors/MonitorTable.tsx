import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOfBp } from '../../../contract/core/format.ts';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { moneyText } from '../shared/money/money.ts';
import { useProjectColumns } from '../shared/projects/use-project-columns.tsx';
import { paths } from '../../app/paths.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './monitors.module.css';
import { lastRun } from '../shared/projects/last-run.ts';

function useColumns(): Column<MonitorProject>[] {
  const { t } = useTranslation('monitors');
  return [
    ...useProjectColumns<MonitorProject>(paths.monitor),
    {
      key: 'owner',
      head: t('column.owner'),
      width: 110,
      cell: ({ ownerName }) => <bdi>{ownerName || t('deletedAccount', { ns: 'common' })}</bdi>,
    },
    {
      key: 'posts',
      head: t('posts', { ns: 'common' }),
      align: 'end',
      width: 90,
      cell: ({ posts, follows }) => (
        <>
          <Count value={posts} />
          {follows > 0 && (
            <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
              {t('followsOf', { count: follows, number: follows })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'plays',
      head: t('figure.plays'),
      align: 'end',
      width: 170,
      cell: ({ figures, spark, heldBack }) => (
        <>
          <Group as="span" inline gap={8} className={styles.plays}>
            <Sparkline values={lastRun(spark)} label={t('sparkOf')} />
            <Count value={figures.plays} />
          </Group>
          {heldBack > 0 && (
            <Text
              as="span"
              block
              size="sm"
              tone="faint"
              truncate
              className={styles.below}
              title={t('heldBack.ofProject', { count: heldBack, number: heldBack })}
            >
              {t('heldBack.without', { count: heldBack, number: heldBack })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'engagement',
      head: t('figure.engagement'),
      align: 'end',
      width: 90,
      cell: ({ figures }) => percentOfBp(figures.engagementBp),
    },
    {
      key: 'offline',
      head: t('column.offline'),
      align: 'end',
      width: 90,
      cell: ({ offline }) =>
        offline > 0 ? (
          <Text as="strong" tone="bad">
            {offline}
          </Text>
        ) : (
          offline
        ),
    },
    {
      key: 'budget',
      head: t('column.budget'),
      align: 'end',
      width: 130,
      cell: ({ budgetMinor, currency }) => moneyText(budgetMinor, currency),
    },
  ];
}

export interface MonitorTableProps {
  projects: readonly MonitorProject[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

/** The team's monitor projects, newest first. */
export function MonitorTable({ projects, isStale, instead }: MonitorTableProps) {
  const { t } = useTranslation('monitors');
  return (
    <DataTable
      label={t('table')}
      columns={useColumns()}
      rows={projects}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={10}
      instead={instead}
    />
  );
}
