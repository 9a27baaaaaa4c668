import { daysLater } from '../date-range.ts';

/** A span of time; the end is excluded. */
export interface DaySpan {
  begin: Date;
  end: Date;
}

const hourMs = 3_600_000;
/** No clock in the world differs from UTC by more than this. */
const aheadMs = 14 * hourMs;
const behindMs = 12 * hourMs;

/** If the spans fill most of the time between the first and the last, one query over all is as fast. */
function joined(spans: readonly DaySpan[]): readonly DaySpan[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return spans;
  const filled = spans.reduce((sum, { begin, end }) => sum + (end.getTime() - begin.getTime()), 0);
  const whole = { begin: first.begin, end: last.end };
  return filled * 2 > whole.end.getTime() - whole.begin.getTime() ? [whole] : spans;
}

/**
 * Returns the times of these days, wherever the team was then: a visit keeps its day when the team moves. Days close to
 * each other are merged. @param days `2026-11-22`, in order
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
