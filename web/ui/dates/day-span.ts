const dayMs = 86_400_000;

/** A day so many days later, or earlier; all days are `yyyy-MM-dd`. */
export const dayPlus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Every day from one to another, both included; none when they are the wrong way round. */
export function daysFromTo(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => dayPlus(from, at));
}

/** Is it a day that exists, written `yyyy-MM-dd`? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayPlus(text, 0) === text;
}
