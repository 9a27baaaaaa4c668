import type { Lang } from '../../../contract/core/error-texts.ts';
import { dateTime } from '../../../contract/core/format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps = [
  { size: day, unit: 'day' },
  { size: hour, unit: 'hour' },
  { size: minute, unit: 'minute' },
] as const;

/** The time until a moment, rounded up, in the largest unit that gives more than two: 4 小时后, in 4 hours. */
export function untilText(iso: string, now: number, lang: Lang): string {
  const left = Date.parse(iso) - now;
  const step = steps.find(({ size }) => left > 2 * size) ?? { size: minute, unit: 'minute' };
  const words = new Intl.RelativeTimeFormat(lang === 'zh' ? 'zh-CN' : 'en');
  return words.format(Math.max(1, Math.ceil(left / step.size)), step.unit);
}

/** The time of day if it is today, otherwise with the date. */
export function clockText(iso: string, now: number, timeZone?: string): string {
  const [date = '', time = ''] = dateTime(iso, timeZone).split(' ');
  const today = dateTime(new Date(now).toISOString(), timeZone).slice(0, 10);
  return date === today ? time : `${date.slice(5)} ${time}`;
}
