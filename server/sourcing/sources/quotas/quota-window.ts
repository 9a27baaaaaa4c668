import type { Bucket } from '../../../outside/connectors/source.ts';

/** A piece of a quota's time: units are counted in it. */
export interface QuotaWindow {
  begins: Date;
  ends: Date;
  /** Pieces that begin from then on count together with this one. */
  since: Date;
}

const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
/** A quota that slides is counted in so many pieces; the oldest falls out whole. */
const pieces = 12;

/** Which piece a unit spent now belongs to, and which others share its quota. */
export function windowAt({ per }: Pick<Bucket, 'per'>, now: Date): QuotaWindow {
  if (per === 'pacificDay') {
    const begins = pacificMidnight(now, 0);
    return { begins, ends: pacificMidnight(now, 1), since: begins };
  }
  const piece = lengths[per] / pieces;
  const begins = new Date(Math.floor(now.getTime() / piece) * piece);
  const ends = new Date(begins.getTime() + piece);
  return { begins, ends, since: new Date(ends.getTime() - lengths[per] - piece) };
}

/** When a piece does not count any more. */
export function freeAgain(
  { per }: Pick<Bucket, 'per'>,
  { begins, ends }: { begins: Date; ends: Date },
): Date {
  if (per === 'pacificDay') return ends;
  return new Date(begins.getTime() + lengths[per] + lengths[per] / pieces);
}

const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The wall clock of a moment there, written down as if it were UTC. */
function wallClock(at: Date): number {
  const parts = Object.fromEntries(pacific.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Midnight of the day there, or of one so many days later; days with a change of the clock have 23 or 25 hours. */
function pacificMidnight(now: Date, daysOn: number): Date {
  const wall = wallClock(now);
  const wanted = wall - (wall % lengths.day) + daysOn * lengths.day;
  let at = now.getTime() + (wanted - wall);
  // The offset may be another one there: once more from where that led.
  for (let round = 0; round < 2; round++) at += wanted - wallClock(new Date(at));
  return new Date(Math.floor(at / 1000) * 1000);
}
