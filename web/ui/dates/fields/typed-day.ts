import { isDay } from '../day-span.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of `yyyy-MM-dd` as pickers show it in both languages: 5 Mar 2026, the `j M Y` of the specification. */
export function shortDay(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

const yearFirst = /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/;
const yearLast = /^(\d{1,2}) ?(?:(\d{1,2})月|([a-z]{3,9})\.?) ?(\d{4})$/i;
const two = (number: string | number) => String(number).padStart(2, '0');

/** The number of a month by the first three letters of its English name; 0 for none. */
const monthOf = (name: string) =>
  months.findIndex(month => month.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;

/**
 * A day as people type it, as `yyyy-MM-dd`: 2026-03-05, 2026/3/5, 2026年3月5日, 5 Mar 2026, 5 3月 2026. Null for what is
 * no day, and for 03/05/2026, which could be two.
 */
export function readDay(text: string): string | null {
  const typed = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const first = yearFirst.exec(typed);
  const last = yearLast.exec(typed);
  const [year, month, date] = first
    ? first.slice(1)
    : [last?.[4], last?.[2] ?? monthOf(last?.[3] ?? ''), last?.[1]];
  const day = `${year}-${two(month ?? 0)}-${two(date ?? 0)}`;
  return isDay(day) ? day : null;
}

/** A time of day as people type it, as `HH:mm`: 9:30, 09:30, 0930. Null for what is none. */
export function readClock(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2})[:.]?(\d{2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${two(hour)}:${minute}`;
}
