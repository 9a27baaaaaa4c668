/**
 * What a plan costs for `months` at once: the monthly price for each month, less the discount of the term.
 * All sums are RMB fen; a part of a fen is left off, in the buyer's favour.
 * @param discountBp hundredths of a percent: 2,000 is 20 %
 */
export function termPriceFen(
  monthlyFen: number,
  { months, discountBp }: { months: number; discountBp: number },
): number {
  return Math.floor((monthlyFen * months * (10_000 - discountBp)) / 10_000);
}
