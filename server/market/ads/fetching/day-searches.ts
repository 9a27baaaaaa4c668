import { utcDay } from '../utc-days.ts';

/** A search of a day: a country and how much was reached, or words everywhere. */
export interface DaySearch {
  country: string;
  least_reach: string | null;
  most_reach: string | null;
  words: string | null;
}

/** Both ends are included. */
const bands = [
  ['1M', '999B'],
  ['100K', '999K'],
  ['10K', '99K'],
  ['0K', '9K'],
] as const;

/** Ads that were published before that are not asked for any more. */
const publishedWithinDays = 30;

/**
 * What the library is asked on a day, in this order: names of advertisers that teams searched for, then every
 * country, first for the ads that reached most. A quota lets a few hundred pages through, so what is left out is
 * what few people saw, and whatever reached many is read every day: two days make a growth.
 */
export function searchesOfDay(words: readonly string[], countries: readonly string[]): DaySearch[] {
  return [
    ...words.map(each => ({ country: 'ALL', least_reach: null, most_reach: null, words: each })),
    ...bands.flatMap(([least_reach, most_reach]) =>
      countries.map(country => ({ country, least_reach, most_reach, words: null })),
    ),
  ];
}

/** Days of publication that are asked for on a day, both included, `yyyy-MM-dd`. */
export const publishedOn = (day: string): { from: string; to: string } => ({
  from: utcDay(day, -(publishedWithinDays - 1)),
  to: day,
});
