export type LaterPreset = 'later' | 'tomorrow' | 'monday' | 'week';

const morning = 9;
const evening = 18;
const hoursAhead = 3;

/** A full hour, so many days on, by the viewer's clock. */
function onDay(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}

/**
 * Moments that are offered: later the same day (three hours on, to the full hour, until six in the evening), the next
 * morning, the morning of the next Monday, and a week on. What falls together is offered once.
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
