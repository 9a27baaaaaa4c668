import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CreatorRow } from '../../contract/creators.ts';
import { absent, day, moneyRange, percentOfBp, ratioOfBp } from '../../contract/format.ts';
import { Count } from '../ui/Count.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { Growth } from '../ui/Growth.tsx';
import { LevelTag } from '../ui/LevelTag.tsx';
import { Sparkline } from '../ui/Sparkline.tsx';
import type { ColumnKey } from './column-choice.ts';
import styles from './columns.module.css';
import { CreatorCell } from './CreatorCell.tsx';
import { CreatorTags } from './CreatorTags.tsx';
import { agoWords, categoryName } from './names.ts';
import { RowActions } from './RowActions.tsx';

type T = TFunction<'creators'>;
type Shown = Pick<Column<CreatorRow>, 'width' | 'align' | 'sortable' | 'cell'>;

const figure = { align: 'end', sortable: true } as const;

function PlaysCell({ row }: { row: CreatorRow }) {
  const { t } = useTranslation('creators');
  return (
    <span className={styles.trend}>
      <Sparkline values={row.recentPlays} label={t('row.recentPlays')} />
      <Count value={row.averagePlays} />
    </span>
  );
}

const shown = (): Record<ColumnKey, Shown> => ({
  tags: { width: 150, cell: row => <CreatorTags row={row} /> },
  followers: { ...figure, width: 84, cell: row => <Count value={row.followers} /> },
  avg_plays: {
    ...figure,
    width: 160,
    cell: row => <PlaysCell row={row} />,
  },
  avg_intrate: {
    ...figure,
    width: 138,
    cell: row => (
      <span className={styles.judged}>
        <b>{percentOfBp(row.interactionBp)}</b>
        <LevelTag level={row.level} />
      </span>
    ),
  },
  follower_plays: { ...figure, width: 80, cell: row => ratioOfBp(row.playsToFollowersBp) },
  growth: { ...figure, width: 118, cell: row => <Growth bp={row.growthBp} /> },
  price: {
    ...figure,
    width: 140,
    cell: row => <bdi dir="ltr">{moneyRange(row.priceLowFen, row.priceHighFen)}</bdi>,
  },
  newest_post: {
    ...figure,
    width: 110,
    cell: row =>
      row.lastPostAt ? <span title={day(row.lastPostAt)}>{agoWords(row.lastPostAt)}</span> : absent,
  },
  category: { width: 120, cell: row => (row.category === null ? absent : categoryName(row.category)) },
});

/** The creator first and the actions last, the chosen columns between. */
export function creatorColumns(
  t: T,
  keys: readonly ColumnKey[],
  onLook: (row: CreatorRow) => void,
): Column<CreatorRow>[] {
  const all = shown();
  return [
    { key: 'creator', head: t('column.creator'), width: 300, cell: row => <CreatorCell row={row} /> },
    ...keys.map(key => ({ key, head: t(`column.${key}`), ...all[key] })),
    {
      key: 'actions',
      head: t('column.actions'),
      hidesHead: true,
      align: 'end',
      width: 122,
      cell: row => <RowActions row={row} onLook={() => onLook(row)} />,
    },
  ];
}
