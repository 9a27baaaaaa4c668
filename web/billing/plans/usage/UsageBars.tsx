import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { entitlementNames } from '../../../../contract/billing/entitlement-texts.ts';
import type { EntitlementUse } from '../../../../contract/billing/plans.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LimitBar } from '../../../ui/figures/LimitBar.tsx';
import styles from './UsageBars.module.css';

interface Counted extends EntitlementUse {
  limit: number;
  used: number;
}

const isCounted = (use: EntitlementUse): use is Counted => use.limit !== null && use.used !== null;

function UseCard({ use }: { use: Counted }) {
  const { t } = useTranslation('plans');
  const { limit, used } = use;
  const isOver = limit > 0 && used >= limit;
  return (
    <li className={styles.card}>
      <h3>{entitlementNames[currentLang][use.key]}</h3>
      <p className={styles.figures}>
        <b>{fullCount(used)}</b> / {fullCount(limit)}
      </p>
      <div className={styles.bar}>
        <LimitBar used={used} limit={limit} />
      </div>
      <p className={styles.below}>
        {isOver || limit === 0 ? (
          <span>
            {t(limit === 0 ? 'used.notIncluded' : 'used.exhausted')} ·{' '}
            <Link to={paths.plans()}>{t('used.upgrade')}</Link>
          </span>
        ) : (
          <span>{t('used.remaining', { count: fullCount(use.remaining) })}</span>
        )}
        {use.renewsAt && limit > 0 && (
          <span>{t('used.renewsAt', { time: dateTime(use.renewsAt).slice(5) })}</span>
        )}
      </p>
    </li>
  );
}

const places = Array.from({ length: 10 }, (_, at) => at);

/** Current use: used and limit, what is left, and when it resets. */
export function UsageBars({ uses }: { uses: readonly EntitlementUse[] | undefined }) {
  const { t } = useTranslation('plans');
  return (
    <section aria-label={t('used.now')} aria-busy={!uses}>
      <ul className={styles.cards}>
        {uses?.filter(isCounted).map(use => (
          <UseCard key={use.key} use={use} />
        ))}
        {!uses &&
          places.map(place => (
            <li key={place} className={styles.card}>
              <Skeleton width={90} height={20} />
              <div className={styles.figures}>
                <Skeleton width={120} height={24} />
              </div>
              <div className={styles.bar}>
                <LimitBar used={0} limit={0} />
              </div>
              <div className={styles.below}>
                <Skeleton width={80} height={18} />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
