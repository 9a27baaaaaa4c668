import { clockAt, momentOfClock, usualZone } from '../../../contract/core/time/zone-clock.ts';

export type LaterPreset = 'later' | 'tomorrow' | 'monday' | 'week';

const morning = 9;
const evening = 18;
const hoursAhead = 3;

/** A full hour, N days later, in the team's time zone. @param clock of the team, encoded as if it were UTC */
function onDay(clock: Date, days: number, hour: number): Date {
  const wanted = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + days, hour);
  return momentOfClock(usualZone(), wanted);
}

/**
 * Suggested moments: later the same day (in three hours, at the full hour, until 18:00), the next morning, next Monday
 * morning, and in a week. Equal ones are offered once.
 */
export function laterMoments(at: Date): { preset: LaterPreset; at: string }[] {
  const now = new Date(clockAt(usualZone(), at));
  const later = onDay(now, 0, now.getUTCHours() + hoursAhead + (now.getUTCMinutes() ? 1 : 0));
  const toMonday = (8 - now.getUTCDay()) % 7 || 7;
  const all = [
    ...(later <= onDay(now, 0, evening) ? [{ preset: 'later' as const, at: later }] : []),
    { preset: 'tomorrow' as const, at: onDay(now, 1, morning) },
    ...(toMonday > 1 ? [{ preset: 'monday' as const, at: onDay(now, toMonday, morning) }] : []),
    ...(toMonday < 7 ? [{ preset: 'week' as const, at: onDay(now, 7, morning) }] : []),
  ];
  return all.map(({ preset, at }) => ({ preset, at: at.toISOString() }));
}
