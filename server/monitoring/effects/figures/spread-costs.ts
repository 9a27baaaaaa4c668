import { sumOf, type Piece } from './effect-pieces.ts';

/**
 * Splits a sum by weights into shares that add up to it: each is rounded down, and the rest is given in units of one to
 * the largest remainders, of equal ones to the first.
 */
export function sharesOf(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((so, weight) => so + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map(weight => BigInt(weight) * BigInt(sum));
  const shares = exact.map(product => Number(product / whole));
  const left = sum - shares.reduce((so, share) => so + share, 0);
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % whole }))
    .toSorted((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : a.place - b.place));
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

/**
 * Splits costs of the whole project among posts by their plays.
 * @returns the shares; null if there is nothing to split, or no plays
 */
export function spreadCosts(pieces: readonly Piece[]): Piece[] | null {
  const posts = pieces.filter(({ owner, figures }) => owner !== null && (figures.plays ?? 0) > 0);
  const { costFen } = sumOf(pieces.filter(isWholeCost));
  if (!costFen || !posts.length) return null;
  const shares = sharesOf(
    costFen,
    posts.map(({ figures }) => figures.plays ?? 0),
  );
  return posts.map(({ owner, platform }, place) => ({
    owner,
    platform,
    day: null,
    figures: { costFen: shares[place] ?? 0 },
  }));
}

/** A cost that was entered for no particular creator. */
export const isWholeCost = ({ owner, figures }: Piece): boolean =>
  owner === null && figures.costFen !== undefined;
