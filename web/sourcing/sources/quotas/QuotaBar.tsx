import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import type { QuotaRow } from './quota-rows.ts';
import { useUntilText } from '../use-until-text.ts';
import styles from './quota.module.css';

export interface QuotaBarProps {
  row: QuotaRow;
  name: string;
  colorOf: (purpose: SpendPurpose) => string;
}

/** A quota as a bar: its use by purpose, and the rest. */
export function QuotaBar({ row, name, colorOf }: QuotaBarProps) {
  const { t } = useTranslation('sources');
  const untilText = useUntilText();
  const { per, limit, units, used, resetsAt, isExhausted, spends } = row;
  const whole = Math.max(limit, used, 1);
  return (
    <div className={styles.quota} role="group" aria-label={name}>
      <p className={styles.line}>
        <span>
          {name} <span className={styles.per}>{t(`quota.per.${per}`)}</span>
        </span>
        <bdi className={styles.used}>
          {t('quota.used', { used: fullCount(used), limit: fullCount(limit) })}
        </bdi>
      </p>
      <div className={styles.track} data-over={isExhausted || used >= limit || undefined} aria-hidden>
        {spends.map(spend => (
          <span
            key={spend.purpose}
            title={`${t(`purposes.${spend.purpose}`)} ${fullCount(spend.units)}`}
            style={{ inlineSize: `${(spend.units / whole) * 100}%`, background: colorOf(spend.purpose) }}
          />
        ))}
      </div>
      {(resetsAt || limit !== units) && (
        <p className={styles.below}>
          {isExhausted && <strong>{t('quota.exhausted')}</strong>}
          {resetsAt && (
            <bdi>{t(per === 'pacificDay' ? 'quota.resets' : 'quota.partly', untilText(resetsAt))}</bdi>
          )}
          {limit !== units && <bdi>{t('quota.corrected', { units: fullCount(units) })}</bdi>}
        </p>
      )}
    </div>
  );
}
