import { entitlements, type KeyOf } from '../../../contract/billing/plans.ts';
import { day } from '../../../contract/core/format.ts';
import { momentOfClock } from '../../../contract/core/time/zone-clock.ts';

export type Per = (typeof entitlements)[KeyOf<'counted'>]['per'];

/** The counter for a moment: of the day or month in the team's time zone, or of a subject. */
export function scopeOf(per: Per, at: Date, timeZone: string, subject = ''): string {
  if (per === 'day') return day(at.toISOString(), timeZone);
  if (per === 'month') return day(at.toISOString(), timeZone).slice(0, 7);
  return per === 'each' ? subject : '';
}

/** Midnight of a day in a time zone. */
export const midnightOf = (ymd: string, timeZone: string): Date =>
  momentOfClock(timeZone, Date.parse(`${ymd}T00:00:00Z`));

/** When a daily or monthly counter restarts; null for those that never do. */
export function renewsAt(per: Per, at: Date, timeZone: string): Date | null {
  if (per !== 'day' && per !== 'month') return null;
  const [year = 0, month = 0, date = 0] = day(at.toISOString(), timeZone).split('-').map(Number);
  const next = per === 'day' ? Date.UTC(year, month - 1, date + 1) : Date.UTC(year, month, 1);
  return midnightOf(new Date(next).toISOString().slice(0, 10), timeZone);
}

/** Days from `from` to `to`, both `yyyy-MM-dd`. */
export function daysBefore(to: string, count: number): string {
  return new Date(Date.parse(`${to}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}
