import type { Lang } from '../../../contract/core/error-texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps = [
  { from: 365 * day, unit: 'year' },
  { from: 30 * day, unit: 'month' },
  { from: day, unit: 'day' },
  { from: hour, unit: 'hour' },
  { from: minute, unit: 'minute' },
] as const;

/**
 * The time from a moment to `now` (milliseconds), in the largest unit that fits: 3 分钟前, 3 minutes ago. Less than a
 * minute is "now", and so are future moments, which come from wrong clocks.
 */
export function agoText(iso: string, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang === 'zh' ? 'zh-CN' : 'en', { numeric: 'auto' });
  const age = now - Date.parse(iso);
  const step = steps.find(({ from }) => age >= from);
  if (!step) return lang === 'zh' ? '刚刚' : 'just now';
  return words.format(-Math.floor(age / step.from), step.unit);
}
