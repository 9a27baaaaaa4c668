import { compactCount, fullCount } from '../../../contract/core/format.ts';

const short = (value: number) => compactCount(value).replace('.00', '');

/** Axes have about three steps. */
const steps = 4;

/**
 * Returns how the counts of an axis between two values are written: short where that tells its ticks apart, else in
 * full, because three ticks of 1.23M say nothing. The axis itself must have no ticks between whole numbers.
 */
export function axisCount(low: number, high: number): (value: number) => string {
  const step = (high - low) / steps;
  const isBlurred = step >= 1 && (short(low) === short(low + step) || short(high) === short(high - step));
  return isBlurred ? fullCount : short;
}

/**
 * The labels at the top, the middle and the bottom of a scale of counts. The middle has none where it would repeat its
 * neighbour or name a number that it is not.
 */
export function scaleLabels(from: number, to: number): [string, string, string] {
  const write = axisCount(from, to);
  const middle = (from + to) / 2;
  const isExact = Number.isInteger(middle) || to - from >= 20;
  const [high, low] = [write(Math.round(to)), write(Math.round(from))];
  const between = isExact ? write(Math.round(middle)) : '';
  return [high, between === high || between === low ? '' : between, high === low ? '' : low];
}
