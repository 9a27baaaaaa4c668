import { fullCount } from '../../../../contract/core/format.ts';

/** Hundredths of a source's quota unit: 1240 is 12.4; small values are "less than 0.1". */
export function unitsOf(unitsCenti: number): string {
  if (unitsCenti > 0 && unitsCenti < 10) return '< 0.1';
  return unitsCenti < 10_000 ? String(Math.round(unitsCenti / 10) / 10) : fullCount(unitsCenti / 100);
}
