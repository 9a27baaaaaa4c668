import { utcDay } from '../utc-days.ts';

/** A search of a day: a country and a range of reach, or words in all countries. */
export interface DaySearch {
  country: string;
  min_reach: string | null;
  max_reach: string | null;
  words: string | null;
}

/** Both ends are included. */
const bands = [
  ['1M', '999B'],
  ['100K', '999K'],
  ['10K', '99K'],
  ['0K', '9K'],
] as const;

/** Ads that were published earlier are no longer searched for. */
const publishedWithinDays = 30;

/**
 * Returns the library's searches of a day in order: first the names of advertisers that teams searched for, then every
 * country, ads with the highest reach first. The quota allows a few hundred pages, so ads that few people saw are left
 * out, and ads with a high reach are read every day: their growth needs two days.
 */
export function searchesOfDay(words: readonly string[], countries: readonly string[]): DaySearch[] {
  return [
    ...words.map(each => ({ country: 'ALL', min_reach: null, max_reach: null, words: each })),
    ...bands.flatMap(([min_reach, max_reach]) =>
      countries.map(country => ({ country, min_reach, max_reach, words: null })),
    ),
  ];
}

/** Returns the days of publication to search for on a day, both included, `yyyy-MM-dd`. */
export const publishedOn = (day: string): { from: string; to: string } => ({
  from: utcDay(day, -(publishedWithinDays - 1)),
  to: day,
});
