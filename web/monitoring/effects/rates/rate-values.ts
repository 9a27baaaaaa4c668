import {
  rateDigits,
  rateOfYuan,
  scaledOf,
  typedOf,
} from '../../../../contract/monitoring/effects/effect-money.ts';
import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import { isCurrency } from '../../shared/money/money.ts';
import type { EffectView } from '../queries.ts';

export type RateValues = {
  currency: string;
  rate: string;
  rateOn: string;
  rateFrom: string;
};

export type Rates = EffectView['rates'];

/** The rate that the team last entered for a currency; empty fields if none. */
export function lastRate(rates: Rates, currency: string, today: string): Omit<RateValues, 'currency'> {
  const last = rates.find(rate => rate.currency === currency);
  if (!last) return { rate: '', rateOn: today, rateFrom: '' };
  return { rate: typedOf(last.rateE8, rateDigits), rateOn: last.rateOn, rateFrom: last.rateFrom };
}

export const rateOf = (typed: string): number | null => {
  const rateE8 = scaledOf(typed, rateDigits);
  return rateE8 !== null && rateE8 > 0 && rateE8 <= effectLimits.rateE8 ? rateE8 : null;
};

/** The rate in the form that the server takes; 1 for RMB. */
export function rateBody({ currency, rate, rateOn, rateFrom }: RateValues, today: string) {
  const code: Currency = isCurrency(currency) ? currency : 'CNY';
  if (code === 'CNY') return { currency: code, rateE8: rateOfYuan, rateOn: today, rateFrom: '' };
  return { currency: code, rateE8: rateOf(rate) ?? 0, rateOn, rateFrom };
}
