import { dateTime, day } from '../../../../../contract/core/format.ts';
import { dayPlus, daysFromTo } from '../../../../ui/dates/day-span.ts';

const weekdays = 7;

/** 0 is Monday. @param date `yyyy-MM-dd` */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % weekdays;

/** Counts the posts in each hour of each weekday, Monday first, in a time zone. */
export function weekHours(moments: readonly string[], timeZone?: string): number[][] {
  const counts = Array.from({ length: weekdays }, () => Array.from({ length: 24 }, () => 0));
  for (const moment of moments) {
    const at = dateTime(moment, timeZone);
    const hours = counts[weekdayOf(at.slice(0, 10))];
    const hour = Number(at.slice(11, 13));
    if (hours) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return counts;
}

export interface CalendarDay {
  day: string;
  posts: number;
  /** False before the oldest known post, because earlier posts are unknown. */
  isKnown: boolean;
}

/** The year that ends with `last`, starting on a Monday. @param moments of all known posts, in any order */
export function publishingYear(moments: readonly string[], last: string, timeZone?: string): CalendarDay[] {
  const posts = new Map<string, number>();
  for (const moment of moments) {
    const date = day(moment, timeZone);
    posts.set(date, (posts.get(date) ?? 0) + 1);
  }
  const oldest = [...posts.keys()].toSorted()[0] ?? last;
  const yearAgo = dayPlus(last, -364);
  const first = dayPlus(yearAgo, -weekdayOf(yearAgo));
  return daysFromTo(first, last).map(date => ({
    day: date,
    posts: posts.get(date) ?? 0,
    isKnown: date >= oldest,
  }));
}

/** The week in which each month begins; left out if two labels would touch. */
export function monthStarts(days: readonly CalendarDay[]): { month: number; week: number }[] {
  const starts = days.flatMap(({ day: date }, at) =>
    date.endsWith('-01') ? [{ month: Number(date.slice(5, 7)), week: Math.floor(at / weekdays) }] : [],
  );
  return starts.filter(({ week }) => week < Math.ceil(days.length / weekdays) - 2);
}

/** How dark a cell is, 0 (none) to 4 (the most). */
export function shadeOf(count: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || max <= 0) return 0;
  return Math.ceil((count / max) * 4) as 1 | 2 | 3 | 4;
}
