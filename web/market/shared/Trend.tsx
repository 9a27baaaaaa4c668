import { useTranslation } from 'react-i18next';
import { compactCount } from '../../../contract/core/format.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { Group } from '../../ui/box/Box.tsx';
import styles from './ranks.module.css';

/** The latest stretch without gaps: no line is drawn across a day outside the ranking. */
const lastRun = (spark: readonly (number | null)[]): number[] =>
  spark.slice(spark.lastIndexOf(null) + 1).filter(value => value !== null);

export interface TrendProps {
  /** Oldest first. */
  spark: readonly (number | null)[];
  score: number | null;
  /** The score is approximate: shown without decimals. */
  isRough?: boolean;
}

/** A score and its history. */
export function Trend({ spark, score, isRough = false }: TrendProps) {
  const { t } = useTranslation('rankings');
  const values = lastRun(spark);
  return (
    <Group as="span" inline gap={8} className={styles.trend}>
      {values.length > 1 && <Sparkline values={values} label={t('trendOf')} />}
      <b>{isRough ? compactCount(score).replace('.00', '') : <Count value={score} />}</b>
    </Group>
  );
}
