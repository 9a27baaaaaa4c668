import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { planName } from '../../../layout/plan/plans.ts';
import { hasToken } from '../../../session/session.ts';
import { knownSettings } from '../../../session/token-calls.ts';
import type { Plans } from '../queries.ts';

export interface BuyLinkProps {
  plan: Plans['plans'][number];
  months: number;
}

/** From a public price to the order of this plan, by way of the registration for who is not signed in. */
export function BuyLink({ plan, months }: BuyLinkProps) {
  const { t } = useTranslation('plans');
  const isFree = plan.monthlyFen === 0;
  // What cannot be paid here is not offered; the free plan comes with the registration.
  if (isFree ? hasToken() : knownSettings()?.takesPayments === false) return null;
  const order = paths.plans({ plan: plan.code, months: String(months) });
  const to = isFree ? paths.register() : hasToken() ? order : paths.register(order);
  return (
    <Button
      component={Link}
      to={to}
      size="compact-sm"
      variant={isFree ? 'default' : 'filled'}
      aria-label={t(isFree ? 'price.startOf' : 'price.buyOf', { plan: planName(plan) })}
    >
      {t(isFree ? 'price.start' : 'price.buy')}
    </Button>
  );
}
