import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EntitlementKey, Plan } from '../../../contract/billing/plans.ts';
import { fullCount, money } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Box, Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './PlanCards.module.css';
import { planName, usePlans } from '../../layout/plan/plans.ts';

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
    <Box as="li" border ground="surface" className={styles.card}>
      <Group as="h3" size="xl">
        {plan ? planName(plan) : <Skeleton width={60} height={18} />}
      </Group>
      <Group as="p" gap={4} align="baseline" size="md" tone="faint" mb={10} className={styles.price}>
        {plan ? (
          <>
            <Text as="b" size="6xl" weight={600} tone="ink">
              {money(plan.monthlyFen)}
            </Text>{' '}
            {t('prices.month')}
          </>
        ) : (
          <Skeleton width={110} height={24} />
        )}
      </Group>
      <dl>
        {lines.map(({ key, name }) => (
          <div key={key}>
            <Text as="dt" tone="soft">
              {t(`prices.${name}`)}
            </Text>
            <Text as="dd" weight={600}>
              {plan ? fullCount(Number(plan.values[key] ?? 0)) : <Skeleton width={36} />}
            </Text>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** What plans cost and allow, in the most important lines. */
export function PlanCards() {
  const { t } = useTranslation('landing');
  const { data, isError, refetch } = usePlans();
  const plans: readonly (Plan | undefined)[] = data?.plans ?? Array.from<undefined>({ length: usualPlans });
  return (
    <section className={styles.prices} aria-labelledby="prices" aria-busy={!data && !isError}>
      <h2 id="prices">{t('prices.title')}</h2>
      <Text size="xl" tone="soft" leading="loose" className={styles.about}>
        {t('prices.about')}
      </Text>
      {isError ? (
        <Text tone="soft" className={styles.failed} role="alert">
          {t('prices.failed')}{' '}
          <Text as="button" tone="accent" plain p={0} pointer type="button" onClick={() => void refetch()}>
            {t('prices.retry')}
          </Text>
        </Text>
      ) : (
        <Grid as="ul" gap={14} className={styles.cards}>
          {plans.map((plan, place) => (
            <PlanCard key={plan?.code ?? place} plan={plan} />
          ))}
        </Grid>
      )}
      <Text as={Link} weight={600} tone="accent" className={styles.all} to={paths.prices()}>
        {t('prices.all')}
      </Text>
    </section>
  );
}
