const second = 1000;
const minute = 60_000;

/** Upper ends of the classes, milliseconds; longer posts are in the last one. */
const ends = [15 * second, minute, 3 * minute, 10 * minute] as const;

export const durationClasses = ['to15s', 'to1m', 'to3m', 'to10m', 'longer'] as const;
export type DurationClass = (typeof durationClasses)[number];

export function durationClassOf(ms: number): DurationClass {
  const at = ends.findIndex(end => ms <= end);
  return durationClasses[at === -1 ? ends.length : at] ?? 'longer';
}

/** Counts the posts in each class; posts of unknown duration are in none. */
export function countDurations(durations: readonly (number | null)[]): Record<DurationClass, number> {
  const counts = { to15s: 0, to1m: 0, to3m: 0, to10m: 0, longer: 0 };
  for (const ms of durations) if (ms !== null) counts[durationClassOf(ms)] += 1;
  return counts;
}
