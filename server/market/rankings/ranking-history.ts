import type { StoredDetail, StoredPlace } from '../../core/db/schema/rankings-tables.ts';
import { rankingParts } from '../../../contract/market/ranking-kinds.ts';
import type { EarlierDay } from './queries.ts';

const msOfDay = 86_400_000;

/** Returns the day this many days earlier. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * msOfDay).toISOString().slice(0, 10);

/** A place with its ranks and scores on earlier days. */
export interface PlaceInHistory {
  item: string;
  rank: number;
  before: number | null;
  score: number;
  why: Record<string, number | null>;
  spark: (number | null)[];
  firstSeenOn: string;
}

interface Edition {
  kind: keyof typeof rankingParts;
  day: string;
  places: readonly StoredPlace[];
  details: readonly StoredDetail[];
}

/**
 * Returns the places of an edition, each with its rank of the day before and its scores by day, up to this one.
 * @param earlier the earlier days, newest first
 */
export function withHistory(edition: Edition, earlier: readonly EarlierDay[]): PlaceInHistory[] {
  const ranksOf = new Map(
    earlier.map(({ day, places }) => [
      day,
      new Map((places ?? []).map(([item, score], at) => [item, { rank: at + 1, score }])),
    ]),
  );
  const yesterday = ranksOf.get(daysBefore(edition.day, 1));
  const oldest = earlier.at(-1)?.day ?? edition.day;
  const span = (Date.parse(edition.day) - Date.parse(oldest)) / msOfDay;
  const days = Array.from({ length: span }, (_, at) => daysBefore(edition.day, span - at));
  return edition.places.map(([item, score], at) => {
    const [firstSeenOn = edition.day, parts = []] = edition.details[at] ?? [];
    return {
      item,
      rank: at + 1,
      before: yesterday?.get(item)?.rank ?? null,
      score,
      why: Object.fromEntries(rankingParts[edition.kind].map((name, part) => [name, parts[part] ?? null])),
      spark: [...days.map(day => ranksOf.get(day)?.get(item)?.score ?? null), score],
      firstSeenOn,
    };
  });
}
