/** Quantile with linear interpolation; null without values. @param rising sorted ascending */
export function quantileOf(rising: readonly number[], share: number): number | null {
  const place = (rising.length - 1) * share;
  const low = rising[Math.floor(place)];
  const high = rising[Math.ceil(place)];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

export const risingOf = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/**
 * Interpolates a curve over ages, linear over the logarithm of age; null outside of the ages and next to unknown
 * values.
 */
export function readAtAge(
  ages: readonly number[],
  values: readonly (number | null)[],
  age: number,
): number | null {
  const next = ages.findIndex(each => each >= age);
  const after = values[next] ?? null;
  if (next < 0 || ages[next] === age) return after;
  const before = values[next - 1] ?? null;
  const [from, to] = [ages[next - 1], ages[next]];
  if (before === null || after === null || from === undefined || to === undefined) return null;
  return before + (after - before) * (Math.log(age / from) / Math.log(to / from));
}
