/** A month as in its address, `yyyy-MM`. */
export type Month = string;

const pad = (number: number): string => String(number).padStart(2, '0');

/** Calendar days have no time zone: they are computed in UTC, where all days are equally long. */
const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

export const monthOf = (day: string): Month => day.slice(0, 7);

/** @returns null for an invalid or far-off month */
export function readMonth(text: string | null): Month | null {
  const found = /^(20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.exec(text ?? '');
  return found ? found[0] : null;
}

export function shiftMonth(month: Month, by: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`;
}

/** The weeks, from Monday, that contain a day of the month. */
export function weeksOf(month: Month): string[][] {
  const first = `${month}-01`;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const next = `${shiftMonth(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = shiftDay(first, -weekday); day < next; day = shiftDay(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => shiftDay(day, at)));
  return weeks;
}

const steps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 };

/** Returns the day that a key leads to; null if it leads nowhere. */
export function dayAfterKey(day: string, key: string, isRightToLeft: boolean): string | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return shiftDay(day, (key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  if (key === 'Home') return shiftDay(day, -weekday);
  if (key === 'End') return shiftDay(day, 6 - weekday);
  const by = steps[key];
  return by === undefined ? null : shiftDay(day, by);
}
