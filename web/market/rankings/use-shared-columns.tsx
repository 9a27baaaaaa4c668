import { useTranslation } from 'react-i18next';
import { Trend } from '../shared/Trend.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';

interface Scored {
  score: number;
  spark: readonly (number | null)[];
  firstSeenOn: string;
}

/** Columns of every ranking: the score with its trend, and the first day in the ranking. */
export function useSharedColumns<Row extends Scored>(): Record<'score' | 'firstSeen', Column<Row>> {
  const { t } = useTranslation('rankings');
  return {
    score: {
      key: 'score',
      head: t('column.plays'),
      align: 'end',
      width: 150,
      cell: ({ spark, score }) => <Trend spark={spark} score={score} />,
    },
    firstSeen: {
      key: 'firstSeen',
      head: t('column.firstSeen'),
      align: 'end',
      width: 112,
      cell: ({ firstSeenOn }) => <time dateTime={firstSeenOn}>{firstSeenOn}</time>,
    },
  };
}
