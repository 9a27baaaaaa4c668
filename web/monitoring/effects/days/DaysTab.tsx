import { useTranslation } from 'react-i18next';
import { absent, money } from '../../../../contract/core/format.ts';
import type { EffectDay } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { TabProps } from '../EffectTabs.tsx';
import styles from '../effects.module.css';
import { rowsOf, type DayRow } from './day-rows.ts';

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
    { key: 'day', head: t('column.day'), width: 150, cell: nameOf },
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
      <p className={styles.about}>{t('days.about', { zone: effect.project.zone.replaceAll('_', ' ') })}</p>
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
