import { quantileOf, readAtAge, risingOf } from './quantiles.ts';
import { trackOf, valueIn, type Series, type Track } from './series-track.ts';

/** Quartiles of plays by age in hours, over a creator's posts; null if too few posts are known at an age. */
export interface UsualCurve {
  ages: readonly number[];
  low: (number | null)[];
  median: (number | null)[];
  high: (number | null)[];
  /** Number of posts that are known at some age. */
  posts: number;
}

/** A post that was observed once, such as a post of the catalogue without a history. */
export interface SeenOnce {
  ageHours: number;
  plays: number;
}

/** Ages in hours at which posts are compared, up to the age of the forecast. */
export const comparedAges = [1, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720] as const;
const fewestPosts = 3;
/** One observation counts for ages that are this share earlier or later. */
const tolerance = 0.2;

export const playsAt = (track: Track, ageHours: number): number | null =>
  track.publishedAt === null ? null : valueIn(track, track.publishedAt + ageHours * 3600);

/** @param series watched posts of one creator @param seen other posts, each observed once */
export function usualCurveOf(
  series: readonly Series[],
  seen: readonly SeenOnce[],
  ages: readonly number[] = comparedAges,
): UsualCurve {
  const tracks = series.map(each => trackOf(each, 'plays'));
  const isNear = (each: SeenOnce, age: number) => Math.abs(each.ageHours - age) <= tolerance * age;
  const byAge = ages.map(age =>
    risingOf([
      ...tracks.flatMap(track => playsAt(track, age) ?? []),
      ...seen.filter(each => isNear(each, age)).map(({ plays }) => plays),
    ]),
  );
  const at = (share: number) =>
    byAge.map(values => {
      const value = values.length < fewestPosts ? null : quantileOf(values, share);
      return value === null ? null : Math.round(value);
    });
  const count =
    tracks.filter(track => ages.some(age => playsAt(track, age) !== null)).length +
    seen.filter(each => ages.some(age => isNear(each, age))).length;
  return { ages, low: at(0.25), median: at(0.5), high: at(0.75), posts: count };
}

/**
 * Plays of the latest answer ÷ the usual median at that age, × 10,000. A post older than the last age is compared at
 * the last age, if its plays then are known. Null if a value is unknown or there is no usual value.
 */
export function usualRatioBp(post: Series, usual: UsualCurve): number | null {
  const track = trackOf(post, 'plays');
  const last = track.times.at(-1);
  const oldest = usual.ages.at(-1);
  if (track.publishedAt === null || last === undefined || oldest === undefined) return null;
  const age = Math.min((last - track.publishedAt) / 3600, oldest);
  const plays = playsAt(track, age);
  const median = readAtAge(usual.ages, usual.median, age);
  return plays === null || !median ? null : Math.round((plays / median) * 10_000);
}
