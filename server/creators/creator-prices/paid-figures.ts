import type { PaidPriceRow } from './queries.ts';

type Paid = Pick<PaidPriceRow, 'price_fen' | 'posts'>;

/** The median price of one post over the stored payments, in fen; null without payments. */
export function medianPaid(paid: readonly Paid[]): number | null {
  const sorted = paid.map(({ price_fen, posts }) => price_fen / posts).toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** The price of a thousand plays; null without a price or plays. */
export function paidCpm(medianFen: number | null, averagePlays: number | null): number | null {
  if (medianFen === null || !averagePlays) return null;
  return Math.min(Math.round((medianFen / averagePlays) * 1000), Number.MAX_SAFE_INTEGER);
}
