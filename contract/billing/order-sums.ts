import { termPriceFen } from './term-price.ts';

/** Paid time of the present plan that is not over yet. */
export interface PaidTime {
  /** What was paid for it. */
  fen: number;
  /** Milliseconds since 1970. */
  beginsAt: number;
  endsAt: number;
}

/**
 * What paid time that is not used is worth: ⌊fen paid × seconds unused ÷ seconds bought⌋ (product §4), for each
 * payment by itself. Time that has not begun is unused whole.
 * @param at milliseconds since 1970
 */
export function creditOf(times: readonly PaidTime[], at: number): number {
  return times.reduce((sum, { fen, beginsAt, endsAt }) => {
    const bought = Math.floor((endsAt - beginsAt) / 1000);
    const unused = Math.floor((endsAt - Math.max(at, beginsAt)) / 1000);
    if (bought <= 0 || unused <= 0) return sum;
    // Sums of fen and seconds may be greater together than a number is exact.
    return sum + Number((BigInt(fen) * BigInt(unused)) / BigInt(bought));
  }, 0);
}

/** The sum of an order, line by line; RMB fen. */
export interface OrderSum {
  /** The monthly price for each month. */
  listFen: number;
  /** Less for several months at once; not below 0. */
  discountFen: number;
  /** For unused time of the plan before. */
  creditFen: number;
  /** To pay; what credit is left over is lost, which is said before. */
  payFen: number;
  lostFen: number;
}

/** The least that a gateway takes. */
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
