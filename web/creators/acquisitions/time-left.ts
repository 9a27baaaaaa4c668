import { dateTime } from '../../../contract/core/format.ts';

const day = 86_400_000;

/** The day of something in the team's time zone. @param now milliseconds */
export function dayOf(iso: string, now: number): { day: 'today' | 'tomorrow' | 'other'; time: string } {
  const [date = '', time = ''] = dateTime(iso).split(' ');
  const dateAt = (ms: number) => dateTime(new Date(ms).toISOString()).slice(0, 10);
  if (date === dateAt(now)) return { day: 'today', time };
  if (date === dateAt(now + day)) return { day: 'tomorrow', time };
  return { day: 'other', time: dateTime(iso) };
}

export interface Left {
  unit: 'days' | 'hours' | 'minutes' | 'seconds' | 'over';
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time until a moment, in its two largest units. @param ms may be negative */
export function leftOf(ms: number): Left {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const parts = {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
  const unit = parts.days
    ? 'days'
    : parts.hours
      ? 'hours'
      : parts.minutes
        ? 'minutes'
        : all
          ? 'seconds'
          : 'over';
  return { unit, ...parts };
}
