import { useTranslation } from 'react-i18next';
import { compactCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import styles from './brand.module.css';
import { leastPosts, verdictOf } from './sponsored-verdict.ts';
import type { BrandsReply } from './queries.ts';

type Sides = Pick<BrandsReply, 'sponsored' | 'organic'>;
type Measure = 'medianPlays' | 'medianInteractionBp';

interface BarsProps extends Sides {
  name: string;
  formula: string;
  measure: Measure;
  written: (value: number | null) => string;
}

/** The two medians as bars from zero, one above the other. */
function Bars({ name, formula, measure, written, sponsored, organic }: BarsProps) {
  const { t } = useTranslation('insights');
  const most = Math.max(1, sponsored[measure] ?? 0, organic[measure] ?? 0);
  const lines = [
    { key: 'sponsored', value: sponsored[measure] },
    { key: 'organic', value: organic[measure] },
  ] as const;
  return (
    <div className={styles.measure}>
      <Explained name={name}>
        <p>{formula}</p>
      </Explained>
      <dl className={styles.bars}>
        {lines.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`brand.${key}`)}</dt>
            <dd>
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.bar}
                  data-side={key}
                  style={{ width: `${((value ?? 0) / most) * 100}%` }}
                />
              </span>
              <span className={styles.value}>{written(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The reach of sponsored posts compared with the others, as text and as medians. */
export function CompareCard({ sponsored, organic }: Sides) {
  const { t } = useTranslation('insights');
  const verdict = verdictOf(sponsored, organic);
  const numbers = 'percent' in verdict ? { percent: verdict.percent } : {};
  const counts = { sponsored: sponsored.countedPosts, organic: organic.countedPosts };
  return (
    <Card title={t('brand.compare')} aside={t('brand.compareAside')}>
      {verdict.kind === 'tooFew' ? (
        <p className={styles.none}>{t('brand.tooFew', { least: leastPosts, ...counts })}</p>
      ) : (
        <p className={styles.verdict}>
          <strong>{t(`brand.${verdict.kind}`, numbers)}</strong> {t('brand.restsOn', counts)}
        </p>
      )}
      <div className={styles.measures}>
        <Bars
          name={t('brand.medianPlays')}
          formula={t('brand.playsFormula')}
          measure="medianPlays"
          written={compactCount}
          sponsored={sponsored}
          organic={organic}
        />
        <Bars
          name={t('brand.medianInteraction')}
          formula={t('brand.interactionFormula')}
          measure="medianInteractionBp"
          written={percentOfBp}
          sponsored={sponsored}
          organic={organic}
        />
      </div>
    </Card>
  );
}
