/** By zone: making one costs far more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone ?? '');
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone ?? '', clock);
  return clock;
}

/**
 * What the clocks of a zone show at a moment, `yyyy-MM-dd HH:mm:ss`.
 * @param timeZone the viewer's own when none is given
 * @throws RangeError for what is no IANA zone or no moment
 */
export const shownIn = (timeZone: string | undefined, moment: Date | number): string =>
  clockOf(timeZone).format(moment);

/** The same, read as if it were UTC, in milliseconds since 1970. */
export const clockAt = (timeZone: string, moment: Date | number): number =>
  Date.parse(`${shownIn(timeZone, moment).replace(' ', 'T')}Z`);

/** When the clocks of a zone show what UTC shows at `wanted`, in milliseconds since 1970. */
export function momentOfClock(timeZone: string, wanted: number): Date {
  let moment = wanted;
  // The guess of UTC is moved by what the zone shows at it, twice for clock changes.
  for (let round = 0; round < 2; round++) moment += wanted - clockAt(timeZone, moment);
  return new Date(moment);
}
