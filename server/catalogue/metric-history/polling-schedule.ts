const minuteMs = 60_000;
const hour = 60;
const day = 24 * hour;

/** How often a post is polled by its age: up to this many hours, every this many minutes. */
const steps: readonly (readonly [hours: number, everyMinutes: number])[] = [
  [24, hour],
  [3 * 24, 3 * hour],
  [7 * 24, 6 * hour],
  [30 * 24, day],
  [90 * 24, 7 * day],
];

/** An answer that contradicts the history is asked for again after this many minutes. */
const doubtMinutes = 15;
const longestEvery = 7 * day;
/** Posts that are polled hourly or less often fall due together, so that one call can ask for many. */
const gatheredMinutes = 5;

/**
 * Returns the minutes between two polls by a post's age; null if polling has ended. A post that was old when watching
 * began is still polled weekly for 90 days.
 * @param watchedHours since watching began
 */
export function everyMinutes(ageHours: number, watchedHours = ageHours): number | null {
  const step = steps.find(([hours]) => ageHours < hours);
  if (step) return step[1];
  return watchedHours < 90 * 24 ? longestEvery : null;
}

/** Intervals up to this many times the usual one are no gap. */
export const lateAfter = 2.5;

/** Returns the minutes after an answer within which the next one is not late; null if none is expected. */
export function awaitedMinutes(ageHours: number): number | null {
  const every = everyMinutes(ageHours);
  return every === null ? null : every * lateAfter;
}

/**
 * Returns the average number of polls per day for posts of these ages (hours) over the next `days`, if nothing changes.
 */
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
  /** Hours since the state began. */
  stateHours: number;
  isDoubtful: boolean;
  /** Plays gained in the last interval, as a share of the plays before; null if unknown. */
  grown: number | null;
}

/**
 * Returns the minutes from an answer to the next poll; null if polling has ended. The age decides. A post that grows
 * fast is polled twice as often, a post that does not grow half as often. A post that went offline is polled daily for
 * a week, then weekly for a month.
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

/** Returns when a post is due that must be polled again after this many minutes. */
export function dueAfter(now: Date, minutes: number): Date {
  const due = now.getTime() / minuteMs + minutes;
  const gathered = Math.round(due / gatheredMinutes) * gatheredMinutes;
  return new Date((minutes < hour ? due : gathered) * minuteMs);
}

/** Minutes until the next try after consecutive failures: 5, 10, 20 …, but never longer than usual. */
export const retryMinutes = (failures: number, every: number): number =>
  Math.min(every, 5 * 2 ** Math.min(10, Math.max(0, failures - 1)));
