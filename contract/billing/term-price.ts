/**
 * Returns what a plan costs for `months` at once: the monthly price for each month, minus the discount of the term. All
 * sums are RMB fen; fractions of a fen are dropped, in the buyer's favour.
 * @param discountBp hundredths of a percent: 2,000 is 20 %
 */
export function termPriceFen(
  monthlyFen: number,
  { months, discountBp }: { months: number; discountBp: number },
): number {
  return Math.floor((monthlyFen * months * (10_000 - discountBp)) / 10_000);
}
