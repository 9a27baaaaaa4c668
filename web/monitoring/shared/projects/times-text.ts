import { absent } from '../../../../contract/core/format.ts';

/** A ratio × 10,000 as a multiple: 32000 is 3.2×, 8400 is 0.84×. */
export function timesOf(bp: number | null): string {
  if (bp === null) return absent;
  const times = bp / 10_000;
  return `${times >= 1 ? times.toFixed(1).replace('.0', '') : times.toFixed(2)}×`;
}
