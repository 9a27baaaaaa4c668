import { useTranslation } from 'react-i18next';
import { absent, money } from '../../../../contract/core/format.ts';
import type { EffectDay, Effect } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { TabProps } from '../EffectTabs.tsx';
import { Text } from '../../../ui/box/Box.tsx';

/** A day, `total`, or `notByDay` for figures without a known day. */
type DayRow = EffectDay;

/** The totals, the figures without a day, and the days, newest first; the last two add up to the totals. */
function rowsOf({ days, notByDay, totals }: Pick<Effect, 'days' | 'notByDay' | 'totals'>): DayRow[] {
  const none = { orders: null, revenueFen: null, costFen: null, unknownPosts: 0 };
  const { plays, engagements, clicks, orders, revenueFen, costFen } = totals;
  const total = { day: 'total', plays, engagements, clicks, orders, revenueFen, costFen, unknownPosts: 0 };
  const hasRest = Object.values(notByDay).some(rest => rest !== null && rest !== 0);
  return [total, ...(hasRest ? [{ day: 'notByDay', ...notByDay, ...none }] : []), ...days.toReversed()];
}

function useColumns(): Column<DayRow>[] {
  const { t } = useTranslation('effects');
  const nameOf = ({ day }: DayRow) => {
    if (day === 'total') return <strong>{t('days.total')}</strong>;
    if (day === 'notByDay') return t('days.notByDay');
    return <time dateTime={day}>{day}</time>;
  };
  const count = (key: 'plays' | 'engagements' | 'clicks' | 'orders'): Column<DayRow> => ({
    key,
    head: t(`figure.${key}`),
    align: 'end',
    width: 110,
    cell: row => <Count value={row[key]} />,
  });
  const fen = (key: 'revenue' | 'cost', field: keyof EffectDay & `${string}Fen`): Column<DayRow> => ({
    key,
    head: t(`figure.${key}`),
    align: 'end',
    width: 120,
    cell: row => money(row[field]),
  });
  return [
    { key: 'day', head: t('day', { ns: 'common' }), width: 150, cell: nameOf },
    count('plays'),
    count('engagements'),
    count('clicks'),
    count('orders'),
    fen('revenue', 'revenueFen'),
    fen('cost', 'costFen'),
    {
      key: 'unknown',
      head: t('column.unknown'),
      align: 'end',
      width: 110,
      cell: ({ unknownPosts }) =>
        unknownPosts > 0 ? (
          <span title={t('days.unknown', { count: unknownPosts })}>{unknownPosts}</span>
        ) : (
          absent
        ),
    },
  ];
}

/** The results and costs of each local day, newest first, with the totals on top. */
export function DaysTab({ effect }: TabProps) {
  const { t } = useTranslation('effects');
  const rows = rowsOf(effect);
  return (
    <>
      <Text size="md" tone="soft" leading="relaxed">
        {t('days.about', { zone: effect.project.zone.replaceAll('_', ' ') })}
      </Text>
      <DataTable
        label={t('days.table')}
        columns={useColumns()}
        rows={rows}
        keyOf={({ day }) => day}
        density="compact"
        instead={!effect.days.length && <EmptyState>{t('days.none')}</EmptyState>}
      />
    </>
  );
}
