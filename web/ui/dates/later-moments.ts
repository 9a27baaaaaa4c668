export type LaterPreset = 'later' | 'tomorrow' | 'monday' | 'week';

const morning = 9;
const evening = 18;
const hoursAhead = 3;

/** A full hour, N days later, in the viewer's time zone. */
function onDay(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}

/**
 * Suggested moments: later the same day (in three hours, at the full hour, until 18:00), the next morning, next Monday
 * morning, and in a week. Equal ones are offered once.
 */
export function laterMoments(now: Date): { preset: LaterPreset; at: string }[] {
  const later = onDay(now, 0, now.getHours() + hoursAhead + (now.getMinutes() ? 1 : 0));
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const all = [
    ...(later <= onDay(now, 0, evening) ? [{ preset: 'later' as const, at: later }] : []),
    { preset: 'tomorrow' as const, at: onDay(now, 1, morning) },
    ...(toMonday > 1 ? [{ preset: 'monday' as const, at: onDay(now, toMonday, morning) }] : []),
    ...(toMonday < 7 ? [{ preset: 'week' as const, at: onDay(now, 7, morning) }] : []),
  ];
  return all.map(({ preset, at }) => ({ preset, at: at.toISOString() }));
}
