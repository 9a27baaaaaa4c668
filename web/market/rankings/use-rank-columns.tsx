import { useTranslation } from 'react-i18next';
import { rankingParts } from '../../../contract/market/ranking-kinds.ts';
import { Group } from '../../ui/box/Box.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { RankCell } from '../shared/RankCell.tsx';
import { Trend } from '../shared/Trend.tsx';
import { Why } from '../shared/Why.tsx';

/** A row of any ranking. */
export interface Ranked {
  rank: number;
  before: number | null;
  score: number;
  why: Readonly<Record<string, number | null>>;
  spark: readonly (number | null)[];
  firstSeenOn: string;
}

/** The columns that one ranking has of its own. */
export interface OwnColumns<Row> {
  /** What is ranked. */
  subject: Omit<Column<Row>, 'key'>;
  figures: readonly Column<Row>[];
  actions: Pick<Column<Row>, 'width' | 'cell'>;
}

/** The columns of a ranking. @param ofDay see `RankCell` */
export function useRankColumns<Row extends Ranked>(
  kind: keyof typeof rankingParts,
  { subject, figures, actions }: OwnColumns<Row>,
  ofDay: string | null,
): Column<Row>[] {
  const { t } = useTranslation('rankings');
  return [
    {
      ...subject,
      key: kind,
      cell: row => (
        <RankCell row={row} day={ofDay}>
          {subject.cell(row)}
        </RankCell>
      ),
    },
    {
      key: 'score',
      head: t('column.plays'),
      align: 'end',
      width: 150,
      cell: ({ spark, score }) => <Trend spark={spark} score={score} />,
    },
    ...figures,
    {
      key: 'firstSeen',
      head: t('column.firstSeen'),
      align: 'end',
      width: 112,
      cell: ({ firstSeenOn }) => <time dateTime={firstSeenOn}>{firstSeenOn}</time>,
    },
    {
      key: 'why',
      head: t('column.why'),
      width: 92,
      cell: ({ why }) => (
        <Why
          formula={t(`formula.${kind}`)}
          parts={rankingParts[kind].map(name => ({ name: t(`part.${name}`), value: why[name] ?? null }))}
        />
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: actions.width,
      cell: row => (
        <Group as="span" inline gap={4} align="stretch">
          {actions.cell(row)}
        </Group>
      ),
    },
  ];
}
