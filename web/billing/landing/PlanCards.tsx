import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EntitlementKey, Plan } from '../../../contract/billing/plans.ts';
import { fullCount, money } from '../../../contract/core/format.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './PlanCards.module.css';
import { usePlans } from './queries.ts';

const lines = [
  { key: 'search.daily', name: 'searches' },
  { key: 'email.unlock', name: 'unlocks' },
  { key: 'mail.daily', name: 'mails' },
  { key: 'subaccount.count', name: 'members' },
] as const satisfies readonly { key: EntitlementKey; name: string }[];

/** The number of plans of a new installation, so that nothing moves when the real ones arrive. */
const usualPlans = 4;

/** A plan's card; without a plan it is empty. */
function PlanCard({ plan }: { plan?: Plan }) {
  const { t } = useTranslation('landing');
  return (
    <li className={styles.card}>
      <h3>{plan ? plan[currentLang === 'zh' ? 'nameZh' : 'nameEn'] : <Skeleton width={60} height={18} />}</h3>
      <p className={styles.price}>
        {plan ? (
          <>
            <b>{money(plan.monthlyFen)}</b> {t('prices.month')}
          </>
        ) : (
          <Skeleton width={110} height={24} />
        )}
      </p>
      <dl>
        {lines.map(({ key, name }) => (
          <div key={key}>
            <dt>{t(`prices.${name}`)}</dt>
            <dd>{plan ? fullCount(Number(plan.values[key] ?? 0)) : <Skeleton width={36} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What plans cost and allow, in the most important lines. */
export function PlanCards() {
  const { t } = useTranslation('landing');
  const { data, hasFailed, askAgain } = usePlans();
  const plans: readonly (Plan | undefined)[] = data?.plans ?? Array.from<undefined>({ length: usualPlans });
  return (
    <section className={styles.prices} aria-labelledby="prices" aria-busy={!data && !hasFailed}>
      <h2 id="prices">{t('prices.title')}</h2>
      <p className={styles.about}>{t('prices.about')}</p>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          {t('prices.failed')}{' '}
          <button type="button" onClick={askAgain}>
            {t('prices.retry')}
          </button>
        </p>
      ) : (
        <ul className={styles.cards}>
          {plans.map((plan, place) => (
            <PlanCard key={plan?.code ?? place} plan={plan} />
          ))}
        </ul>
      )}
      <Link className={styles.all} to={paths.prices()}>
        {t('prices.all')}
      </Link>
    </section>
  );
}
