import { daysLater } from '../date-range.ts';

/** Moments from the beginning to before the end. */
export interface DaySpan {
  begin: Date;
  end: Date;
}

const hourMs = 3_600_000;
/** How far the clocks of the world are from UTC at most, either way. */
const aheadMs = 14 * hourMs;
const behindMs = 12 * hourMs;

/** What fills most of the time from the first to the last is as quickly read in one go. */
function joined(spans: readonly DaySpan[]): readonly DaySpan[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return spans;
  const filled = spans.reduce((sum, { begin, end }) => sum + (end.getTime() - begin.getTime()), 0);
  const whole = { begin: first.begin, end: last.end };
  return filled * 2 > whole.end.getTime() - whole.begin.getTime() ? [whole] : spans;
}

/**
 * When these days were, wherever the team was then: the day of a visit stays when the team moves. Days near each
 * other make one span. @param days `2026-11-22`, the first one first
 */
export function daySpansOf(days: readonly string[]): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days) {
    const begin = new Date(Date.parse(`${day}T00:00:00Z`) - aheadMs);
    const end = new Date(Date.parse(`${daysLater(day, 1)}T00:00:00Z`) + behindMs);
    const last = spans.at(-1);
    if (last && begin <= last.end) last.end = end;
    else spans.push({ begin, end });
  }
  return joined(spans);
}
