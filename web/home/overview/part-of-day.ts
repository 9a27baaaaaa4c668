/** The part of the day of an hour, 0 to 23, by which people greet. */
export function partOfDay(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
