const dayMs = 86_400_000;

/** The day N days later or earlier; all days are `yyyy-MM-dd`. */
export const dayPlus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days a range has, both ends included; 0 if the range is reversed. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);

/** All days of a range, both ends included; empty if the range is reversed. */
export const daysFromTo = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, at) => dayPlus(from, at));

/** Whether a text is an existing day, as `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayPlus(text, 0) === text;
}
