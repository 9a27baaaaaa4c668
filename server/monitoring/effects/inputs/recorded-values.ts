import { rateDigits, typedOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import { currencies } from '../../../../contract/core/currencies.ts';
import type { OperationEntry } from '../../../activity/audit-log/service.ts';
import type { CostColumns } from './effect-costs.queries.ts';
import type { CurrencyRate } from './effect-settings.queries.ts';

type Recorded = NonNullable<OperationEntry['after']>;

const rateText = ({ currency, rateE8, rateOn }: Omit<CurrencyRate, 'rateFrom'>): string | null =>
  currency === 'CNY' ? null : `${typedOf(rateE8, rateDigits)} (${rateOn})`;

/** A cost for the audit log: amounts as they were typed. */
export const recordedCost = (cost: CostColumns): Recorded => ({
  costKind: cost.kind,
  amount: `${cost.currency} ${typedOf(cost.amount_minor, currencies[cost.currency])}`,
  rate: rateText({ currency: cost.currency, rateE8: cost.rate_e8, rateOn: cost.rate_on }),
  day: cost.day,
  note: cost.note ?? '',
});

/** @param days the number of days entered for a code */
export const recordedUses = (code: string, days: number, rate: CurrencyRate): Recorded => ({
  couponCode: code,
  days,
  rate: rateText(rate),
});
