const minute = 60_000;
const day = 24 * 60 * minute;
/** The team lives in China, which has no summer time. */
const zone = 8 * 60 * minute;

/** When something happens, relative to the day on which the story is told. */
export type Moment =
  | {
      /** Days before that day, at least 1. */
      before: number;
      /** In China: `09:30`. */
      at: string;
    }
  | { minutesAgo: number };

export function timeOf(moment: Moment, now: Date): Date {
  if ('minutesAgo' in moment) return new Date(now.getTime() - moment.minutesAgo * minute);
  const midnight = Math.floor((now.getTime() + zone) / day) * day - zone;
  const [hours = 0, minutes = 0] = moment.at.split(':').map(Number);
  return new Date(midnight - moment.before * day + (hours * 60 + minutes) * minute);
}

/** The date in China, `2026-11-20`, some days after (or, negative, before) a moment. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + zone + days * day).toISOString().slice(0, 10);
