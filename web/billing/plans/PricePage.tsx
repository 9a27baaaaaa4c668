import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PublicFrame } from '../../layout/public/PublicFrame.tsx';
import { paths } from '../../app/paths.ts';
import { hasToken } from '../../session/session.ts';
import { knownSettings } from '../../session/token-calls.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { BuyLink } from './compare/BuyLink.tsx';
import { ComparedPlans } from './compare/ComparedPlans.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './PricePage.module.css';
import { usePlans } from '../../layout/plan/plans.ts';

/** The plans for visitors who are not signed in. */
export default function PricePage() {
  const { t } = useTranslation('plans');
  useTitle(t('price.title'));
  const { data: plans, isError, refetch } = usePlans();
  return (
    <PublicFrame>
      <Stack gap={24} shrink>
        <div className={styles.lead}>
          <h1>{t('price.title')}</h1>
          <p>{t('price.lead')}</p>
          {hasToken() ? (
            <Button component={Link} to={paths.plans()}>
              {t('price.enter')}
            </Button>
          ) : (
            <Button component={Link} to={paths.register()}>
              {t('price.register')}
            </Button>
          )}
        </div>
        {isError && !plans ? (
          <ErrorState message={t('notLoaded')} onRetry={() => void refetch()} />
        ) : (
          <ComparedPlans
            plans={plans}
            renderOrdering={(plan, { months }) => <BuyLink plan={plan} months={months} />}
          />
        )}
        <Text tone="soft" leading="loose" className={styles.how}>
          {t(knownSettings()?.takesPayments === false ? 'price.ask' : 'price.how')}
        </Text>
      </Stack>
    </PublicFrame>
  );
}
