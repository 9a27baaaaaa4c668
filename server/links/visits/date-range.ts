import type { VisitKind } from '../../../contract/links/link-kinds.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';

/** Days of the team, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The allowed values of `is_bot`. */
export const isBotOf: Record<VisitKind, readonly boolean[]> = {
  people: [false],
  bots: [true],
  all: [false, true],
};

const dayMs = 86_400_000;
const longestDays = 1096;

/** Returns the day this many days later. */
export function daysLater(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days in a range. */
export const lengthOf = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Lists the days of a range; none if it ends before it begins. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: Math.max(0, lengthOf({ from, to })) }, (_, place) => daysLater(from, place));
}

/** @throws AppError invalid_request if the end is before the beginning, and for more than three years */
export function checkedRange({ lang }: Context, { from, to }: DayRange): DayRange {
  const refuse = (field: string, reason: Record<Context['lang'], string>) =>
    new AppError('invalid_request', {}, [{ field, reason: reason[lang] }]);
  if (to < from) throw refuse('to', { zh: '不能早于开始日期', en: 'must not be before the first day' });
  if (lengthOf({ from, to }) > longestDays) {
    throw refuse('from', { zh: '时间范围不能超过三年', en: 'must be within three years of the last day' });
  }
  return { from, to };
}
