import { useTranslation } from 'react-i18next';
import { absent, percentOfBp, ratioOfBp } from '../../../../contract/core/format.ts';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { Growth } from '../../../ui/figures/Growth.tsx';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { type FigureRow, peerRankOf, type Unit, valueOf } from './figure-rows.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './table.module.css';

const bpOf = (value: number) => Math.round(value * 10_000);

function Value({ unit, value }: { unit: Unit; value: number | null }) {
  if (value === null) return absent;
  switch (unit) {
    case 'count':
      return <Count value={Math.round(value)} />;
    case 'growth':
      return <Growth bp={bpOf(value)} />;
    case 'percent':
      return percentOfBp(bpOf(value));
    case 'ratio':
      return ratioOfBp(bpOf(value));
    case 'number':
      return value.toFixed(1);
  }
}

export interface FigureCellProps {
  row: FigureRow;
  creator: ComparedCreator;
  isMedian: boolean;
  isBest: boolean;
}

/** A value, whether it is the best of its row, and the creator's rank among its peers. */
export function FigureCell({ row, creator, isMedian, isBest }: FigureCellProps) {
  const { t } = useTranslation('comparison');
  const { t: insights } = useTranslation('insights');
  // Levels and percentiles belong to the mean.
  const standing = isMedian ? null : peerRankOf(creator, row.name);
  return (
    <>
      <span className={styles.value} data-best={isBest || undefined}>
        <Value unit={row.unit} value={valueOf(creator, row.name, isMedian)} />
        {isBest && <Tag tone="accent">{t('best.most')}</Tag>}
      </span>
      {standing && (
        <Text as="small" block size="sm" tone="faint" leading="relaxed" mt={2}>
          <LevelTag level={standing.level} />{' '}
          {insights('overview.percentile', { percent: standing.percentile })}
        </Text>
      )}
    </>
  );
}
