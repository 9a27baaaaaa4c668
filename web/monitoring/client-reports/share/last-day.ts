import { day } from '../../../../contract/core/format.ts';

const dayMs = 86_400_000;

/** The last day of an address that is valid for N days from now, in a time zone. */
export function lastDayAfter(now: number, zone: string, days: number): string {
  const today = Date.parse(day(new Date(now).toISOString(), zone));
  return new Date(today + days * dayMs).toISOString().slice(0, 10);
}
