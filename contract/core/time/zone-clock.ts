let usual: string | undefined;

/**
 * Sets the zone in which times are shown unless another is named: in the pages of a team that of the team, so that all
 * members read the same, wherever they are. Elsewhere it is the viewer's own.
 */
export function setUsualZone(timeZone: string | undefined): void {
  usual = timeZone;
}

/** The zone in which times are shown unless another is named. */
export const usualZone = (): string => usual ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that can be chosen, by name. */
export const knownZones = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), usualZone(), 'UTC'])].toSorted();

/** By zone, because creating one costs far more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone ?? '');
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone ?? '', clock);
  return clock;
}

/**
 * Returns the local time of a zone at a moment, `yyyy-MM-dd HH:mm:ss`.
 * @param timeZone by default the usual one
 * @throws RangeError for an invalid zone or moment
 */
export const shownIn = (timeZone: string | undefined, moment: Date | number): string =>
  clockOf(timeZone ?? usual).format(moment);

/** The same, encoded as if it were UTC, in milliseconds since 1970. */
export const clockAt = (timeZone: string, moment: Date | number): number =>
  Date.parse(`${shownIn(timeZone, moment).replace(' ', 'T')}Z`);

/** Returns when a zone's local time equals that of UTC at `wanted`, in milliseconds since 1970. */
export function momentOfClock(timeZone: string, wanted: number): Date {
  let moment = wanted;
  // The guess is corrected by the zone's offset, twice because of clock changes.
  for (let round = 0; round < 2; round++) moment += wanted - clockAt(timeZone, moment);
  return new Date(moment);
}
