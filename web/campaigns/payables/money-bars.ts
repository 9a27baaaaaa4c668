import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { getCampaignMoney } from '../../../contract/campaigns/payables.ts';

export type CampaignMoney = ReplyOf<typeof getCampaignMoney>;

/** The parts of a bar, from certain to uncertain. */
export const moneyParts = ['paid', 'approved', 'planned', 'agreed', 'left'] as const;
type MoneyPart = (typeof moneyParts)[number];

export interface MoneyBar {
  currency: Currency;
  budget: number | null;
  /** `agreed` is what of the fees is in no payable; `left` exists only with a budget. */
  parts: Record<MoneyPart, number>;
  overdue: number;
  /** By how much it exceeds the budget; 0 if it does not. */
  over: number;
}

type Sums = CampaignMoney['paid'];
const of = (sums: Sums, currency: Currency): number =>
  sums.find(sum => sum.currency === currency)?.minor ?? 0;

/** Returns a bar per currency with amounts, the budget's first. */
export function barsOf(money: CampaignMoney): MoneyBar[] {
  const { budget, committed, planned, approved, paid, overdue, unplanned } = money;
  const found = [committed, planned, approved, paid].flatMap(sums => sums.map(({ currency }) => currency));
  const codes = [...new Set([...(budget ? [budget.currency] : []), ...found])];
  return codes.map(currency => {
    const isBudget = budget?.currency === currency;
    const sums = {
      paid: of(paid, currency),
      approved: of(approved, currency),
      planned: of(planned, currency),
    };
    const left = isBudget && money.left !== null ? money.left : 0;
    return {
      currency,
      budget: isBudget ? budget.minor : null,
      parts: { ...sums, agreed: of(unplanned, currency), left: Math.max(0, left) },
      overdue: of(overdue, currency),
      over: Math.max(0, -left),
    };
  });
}
