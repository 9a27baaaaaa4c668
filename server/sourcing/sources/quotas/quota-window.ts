import type { Bucket } from '../../../outside/connectors/source.ts';

/** A part of a quota's time in which used units are counted. */
export interface QuotaWindow {
  begins: Date;
  ends: Date;
  /** Windows that began at this time or later count together with this one. */
  since: Date;
}

const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
/** A sliding quota is counted in this many windows; the oldest leaves as a whole. */
const pieces = 12;

/** Returns the window of a unit used now, and which other windows share its quota. */
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

/** Returns when a window no longer counts. */
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

/** Returns the local time there, encoded as if it were UTC. */
function wallClock(at: Date): number {
  const parts = Object.fromEntries(pacific.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns midnight of the local day, or of a later one. Days on which the clock changes have 23 or 25 hours. */
function pacificMidnight(now: Date, daysOn: number): Date {
  const wall = wallClock(now);
  const wanted = wall - (wall % lengths.day) + daysOn * lengths.day;
  let at = now.getTime() + (wanted - wall);
  // The offset at the result may be another one, so the correction is done twice.
  for (let round = 0; round < 2; round++) at += wanted - wallClock(new Date(at));
  return new Date(Math.floor(at / 1000) * 1000);
}
