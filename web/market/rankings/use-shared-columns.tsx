import { useTranslation } from 'react-i18next';
import { Trend } from '../shared/Trend.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';

interface Scored {
  score: number;
  spark: readonly (number | null)[];
  firstSeenOn: string;
}

/** What stands in every ranking: what it ranks by, with how that was on the days before, and since when. */
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
