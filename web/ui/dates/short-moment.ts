import type { Lang } from '../../../contract/core/error-texts.ts';
import { dateTime } from '../../../contract/core/format.ts';

const day = 86_400_000;

/**
 * A past moment in its shortest clear form: 14:02 today, yesterday, the day this year, otherwise the full date; in the
 * team's time zone. @param now milliseconds
 */
export function shortMoment(iso: string, now: number, lang: Lang): string {
  const [date = '', time = ''] = dateTime(iso).split(' ');
  const dayOf = (ms: number) => dateTime(new Date(ms).toISOString()).slice(0, 10);
  if (date === dayOf(now)) return time;
  if (date === dayOf(now - day)) return lang === 'zh' ? '昨天' : 'Yesterday';
  return date.slice(0, 4) === dayOf(now).slice(0, 4) ? dayText(date, lang) : date;
}

/** `2027-03-05` is 3月5日, or 5 March. */
export function dayText(date: string, lang: Lang): string {
  const format =
    lang === 'zh'
      ? new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', timeZone: 'UTC' })
      : new Intl.DateTimeFormat('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
