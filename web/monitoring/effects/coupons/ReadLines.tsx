import { useTranslation } from 'react-i18next';
import type { readUses } from '../../../../contract/monitoring/effects/coupon-uses.ts';
import styles from '../effects.module.css';

const mostShown = 20;

/** What was read from the lines, and which of them are invalid. */
export function ReadLines({ refused, summary }: ReturnType<typeof readUses> & { summary: string }) {
  const { t } = useTranslation('effects');
  return (
    <div role="status" className={styles.stack}>
      <p className={styles.note}>{summary}</p>
      {refused.length > 0 && (
        <div className={styles.refused}>
          {t('use.refusedTitle', { count: refused.length })}
          <ul>
            {refused.slice(0, mostShown).map(({ line, text, reason }) => (
              <li key={line}>{t('use.refused', { line, text, reason: t(`use.reason.${reason}`) })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
