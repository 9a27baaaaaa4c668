import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { day, daysBetween } from '../../../../contract/core/format.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { ListPanel } from './ListPanel.tsx';
import type { PanelProps } from '../OrdersPage.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import { usePlanNames } from '../../../layout/plan/plans.ts';
import { type Expiring, useExpiring } from '../queries.ts';
import { TeamSearch } from './TeamSearch.tsx';
import { useTabState } from './use-tab-state.ts';

function expiringColumns(
  t: TFunction<'operator-orders'>,
  { onTeam, nameOf, now }: Pick<PanelProps, 'onTeam'> & { nameOf: (code: string) => string; now: string },
): Column<Expiring>[] {
  return [
    {
      key: 'team',
      head: t('column.team'),
      width: 220,
      cell: ({ teamName, teamId, owner }) => (
        <>
          <b>{teamName}</b>
          <Text as="span" block size="sm" tone="faint" breaks>
            {t('expiring.who', { id: teamId, owner })}
          </Text>
        </>
      ),
    },
    { key: 'plan', head: t('column.plan'), width: 120, cell: ({ plan }) => nameOf(plan) },
    {
      key: 'endsAt',
      head: t('column.endsAt'),
      width: 170,
      cell: ({ endsAt }) => (
        <>
          {day(endsAt)}
          <Text as="span" block size="sm" tone="faint" breaks>
            {t('expiring.left', { count: endsAt > now ? daysBetween(now, endsAt) : 0 })}
          </Text>
        </>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 120,
      cell: ({ teamId, teamName }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('time.giveTo', { team: teamName })}
          onClick={() => onTeam(teamId)}
        >
          {t('time.give')}
        </Button>
      ),
    },
  ];
}

/** Teams whose plan ends within 30 days, with a button that adds time by hand. */
export default function ExpiringPanel({ onTeam }: PanelProps) {
  const { t } = useTranslation('operator-orders');
  const nameOf = usePlanNames();
  const { paging, query, put } = useTabState([]);
  const { data, error, isPlaceholderData, refetch } = useExpiring(query);
  const now = new Date(siteNow()).toISOString();
  return (
    <ListPanel
      label={t('tab.expiring')}
      about={t('expiring.about')}
      none={t('expiring.none')}
      columns={expiringColumns(t, { onTeam, nameOf, now })}
      list={{
        rows: data?.teams,
        total: data?.total,
        error,
        isStale: isPlaceholderData,
        onRetry: () => void refetch(),
      }}
      keyOf={({ teamId }) => teamId}
      paging={paging}
      onPaging={put}
    >
      <TeamSearch onTeam={onTeam} />
    </ListPanel>
  );
}
