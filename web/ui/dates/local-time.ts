import { momentOfClock, shownIn, usualZone } from '../../../contract/core/time/zone-clock.ts';

/** A moment in the format of a `datetime-local` field, in the team's time zone. */
export const toField = (iso: string): string =>
  shownIn(undefined, new Date(iso)).slice(0, 16).replace(' ', 'T');

/** The moment of such a field; null if it is incomplete. */
export function fromField(value: string): string | null {
  const clock = value === '' ? NaN : Date.parse(`${value}Z`);
  return Number.isNaN(clock) ? null : momentOfClock(usualZone(), clock).toISOString();
}

const hour = 3_600_000;

/** The next full hour that is at least `ahead` hours away. */
export function nextHour(now: number, ahead: number): string {
  return new Date(Math.ceil((now + ahead * hour) / hour) * hour).toISOString();
}
