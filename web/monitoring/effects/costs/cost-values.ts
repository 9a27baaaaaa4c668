import { rateDigits, typedOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import { costKinds } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Cost } from '../../../../contract/monitoring/effects/effects.ts';
import { isCurrency, minorOf, typedMoney } from '../../shared/money/money.ts';
import type { CostBody } from '../queries.ts';
import { rateBody, type RateValues } from '../rates/rate-values.ts';

/** The values of the form, named as in the server's errors. */
export type CostValues = RateValues & {
  kind: string;
  day: string;
  amountMinor: string;
  /** An id, or empty for the whole project. */
  creatorId: string;
  postKey: string;
  note: string;
};

/** @param cost the cost to change; without it, a new cost of today */
export function valuesOf(cost: Cost | undefined, today: string): CostValues {
  if (!cost) {
    const rate = { currency: 'CNY', rate: '', rateOn: today, rateFrom: '' };
    return { ...rate, kind: 'fee', day: today, amountMinor: '', creatorId: '', postKey: '', note: '' };
  }
  return {
    kind: cost.kind,
    day: cost.day,
    amountMinor: typedMoney(cost.amountMinor, cost.currency),
    currency: cost.currency,
    rate: typedOf(cost.rateE8, rateDigits),
    rateOn: cost.rateOn,
    rateFrom: cost.rateFrom,
    creatorId: cost.creatorId === null ? '' : String(cost.creatorId),
    postKey: cost.postKey ?? '',
    note: cost.note,
  };
}

export function bodyOf(values: CostValues, today: string): CostBody {
  const { currency, day, note } = values;
  return {
    ...rateBody(values, today),
    kind: costKinds.find(kind => kind === values.kind) ?? 'other',
    creatorId: Number(values.creatorId) || null,
    postKey: values.postKey || null,
    day,
    amountMinor: (isCurrency(currency) && minorOf(values.amountMinor, currency)) || 0,
    note: note.trim(),
  };
}
