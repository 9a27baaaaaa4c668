import { termPriceFen } from './term-price.ts';

/** Paid time of the current plan that has not ended yet. */
export interface PaidTime {
  /** The sum that was paid for it. */
  fen: number;
  /** Milliseconds since 1970. */
  beginsAt: number;
  endsAt: number;
}

/**
 * The value of unused paid time: ⌊fen paid × seconds unused ÷ seconds bought⌋, for each payment separately. Time that
 * has not begun is completely unused.
 * @param at milliseconds since 1970
 */
export function creditOf(times: readonly PaidTime[], at: number): number {
  return times.reduce((sum, { fen, beginsAt, endsAt }) => {
    const bought = Math.floor((endsAt - beginsAt) / 1000);
    const unused = Math.floor((endsAt - Math.max(at, beginsAt)) / 1000);
    if (bought <= 0 || unused <= 0) return sum;
    // The product of fen and seconds may exceed the exact range of numbers.
    return sum + Number((BigInt(fen) * BigInt(unused)) / BigInt(bought));
  }, 0);
}

/** The sum of an order, line by line, in RMB fen. */
export interface OrderSum {
  /** The monthly price for each month. */
  listFen: number;
  /** The discount for several months at once; not below 0. */
  discountFen: number;
  /** For unused time of the former plan. */
  creditFen: number;
  /** The sum to pay. Credit above the price is lost, which the page says in advance. */
  payFen: number;
  lostFen: number;
}

/** The minimum that a gateway accepts. */
const leastFen = 1;

export function sumOf(
  plan: { monthlyFen: number; months: number; discountBp: number },
  creditFen: number,
): OrderSum {
  const listFen = plan.monthlyFen * plan.months;
  const price = termPriceFen(plan.monthlyFen, plan);
  const payFen = Math.max(leastFen, price - creditFen);
  return {
    listFen,
    discountFen: listFen - price,
    creditFen: Math.min(creditFen, price - leastFen),
    payFen,
    lostFen: Math.max(0, creditFen - (price - leastFen)),
  };
}
