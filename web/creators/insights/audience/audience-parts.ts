import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';

/** The code for an undetermined language (ISO 639). */
export const undetermined = 'und';
const wholeBp = 10_000;
/** Shares are rounded: a smaller missing share is ignored. */
const nothingBp = 50;

/** The largest parts, the sum of the others, and the unreported share. */
export function largest(
  parts: readonly AudiencePart[],
  max: number,
): { shown: AudiencePart[]; rest: { parts: number; shareBp: number } | null; missingBp: number } {
  const sorted = parts.toSorted((a, b) => b.shareBp - a.shareBp);
  // One more part takes no more space than the line for the rest.
  const fits = sorted.length <= max + 1;
  const others = fits ? [] : sorted.slice(max);
  const sumOf = (some: readonly AudiencePart[]) => some.reduce((sum, { shareBp }) => sum + shareBp, 0);
  const missing = wholeBp - sumOf(parts);
  return {
    shown: fits ? sorted : sorted.slice(0, max),
    rest: others.length ? { parts: others.length, shareBp: sumOf(others) } : null,
    missingBp: missing < nothingBp ? 0 : missing,
  };
}

/** z for 95 %. */
const z = 1.96;

/** Wilson's interval of a share that was found among `people`: it contains the true share in 95 of 100 cases (bp). */
export function likelyShare(shareBp: number, people: number): { from: number; to: number } {
  const share = shareBp / wholeBp;
  const base = 1 + z ** 2 / people;
  const center = share + z ** 2 / (2 * people);
  const reach = z * Math.sqrt((share * (1 - share)) / people + z ** 2 / (4 * people ** 2));
  const bpOf = (value: number) => Math.round((value / base) * wholeBp);
  return { from: Math.max(0, bpOf(center - reach)), to: Math.min(wholeBp, bpOf(center + reach)) };
}
