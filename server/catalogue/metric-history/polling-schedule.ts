const minuteMs = 60_000;
const hour = 60;
const day = 24 * hour;

/** How often a post is asked for, by its age: up to so many hours, every so many minutes. */
const steps: readonly (readonly [hours: number, everyMinutes: number])[] = [
  [24, hour],
  [3 * 24, 3 * hour],
  [7 * 24, 6 * hour],
  [30 * 24, day],
  [90 * 24, 7 * day],
];

/** An answer that contradicts what was known is asked for again this soon. */
const doubtMinutes = 15;
const longestEvery = 7 * day;
/** What is looked at each hour or more rarely falls due together, so that many posts go in one call. */
const gatheredMinutes = 5;

/**
 * Minutes from one answer to the next, by a post's age; null: not any more. A post that was old when watching began
 * is still asked for each week for 90 days.
 * @param watchedHours since watching began
 */
export function everyMinutes(ageHours: number, watchedHours = ageHours): number | null {
  const step = steps.find(([hours]) => ageHours < hours);
  if (step) return step[1];
  return watchedHours < 90 * 24 ? longestEvery : null;
}

/** Spans up to so many times the usual are no gap. */
export const lateAfter = 2.5;

/** Minutes after an answer until which nothing is late; null: none is awaited any more. */
export function awaitedMinutes(ageHours: number): number | null {
  const every = everyMinutes(ageHours);
  return every === null ? null : every * lateAfter;
}

/** Fetches a day that posts of these ages (hours) take on average over the next `days`, as things are. */
export function fetchesADay(agesHours: readonly number[], days: number): number {
  const fetches = agesHours.reduce((sum, age) => sum + fetchesBetween(age, age + days * 24), 0);
  return fetches / days;
}

function fetchesBetween(fromHours: number, toHours: number): number {
  let begin = Math.max(0, fromHours);
  let fetches = 0;
  for (const [until, every] of steps) {
    const end = Math.min(until, toHours);
    if (end > begin) {
      fetches += ((end - begin) * hour) / every;
      begin = end;
    }
  }
  return fetches;
}

export interface Standing {
  ageHours: number;
  watchedHours: number;
  state: 'waiting' | 'online' | 'private' | 'gone';
  /** Hours since then. */
  stateHours: number;
  isDoubtful: boolean;
  /** Plays that the last span brought, as a share of those before it; null: not known. */
  grown: number | null;
}

/**
 * Minutes until a post is asked for again after an answer; null: not any more. Its age decides; what takes off is
 * asked for twice as often, what stands still half as often, what went offline each day for a week and then each week
 * for a month.
 */
export function nextAfter({
  ageHours,
  watchedHours,
  state,
  stateHours,
  isDoubtful,
  grown,
}: Standing): number | null {
  if (isDoubtful) return doubtMinutes;
  if (state === 'gone' || state === 'private') {
    if (stateHours >= 37 * 24) return null;
    return stateHours < 7 * 24 ? day : longestEvery;
  }
  const usual = everyMinutes(ageHours, watchedHours);
  if (usual === null || grown === null || ageHours < 24) return usual;
  if (grown >= 0.1) return Math.max(hour, usual / 2);
  return grown < 0.001 && ageHours >= 48 ? Math.min(longestEvery, usual * 2) : usual;
}

/** When a post is due that is to be asked for again in so many minutes. */
export function dueAfter(now: Date, minutes: number): Date {
  const due = now.getTime() / minuteMs + minutes;
  const gathered = Math.round(due / gatheredMinutes) * gatheredMinutes;
  return new Date((minutes < hour ? due : gathered) * minuteMs);
}

/** Minutes until the next try after failures in a row: 5, 10, 20 … and no longer than usual. */
export const retryMinutes = (failures: number, every: number): number =>
  Math.min(every, 5 * 2 ** Math.min(10, Math.max(0, failures - 1)));
