import type { Forecast } from '../../../contract/catalogue/post-forecast.ts';
import type { Db } from '../../core/db/database.ts';
import { seenPosts } from '../../catalogue/creator-records/service.ts';
import { growthReferences, usualCurve } from '../../catalogue/metric-interpolation/service.ts';
import {
  comparedAges,
  type SeenOnce,
  type UsualCurve,
  usualRatioBp,
} from '../../catalogue/metric-interpolation/usual-curve.ts';
import type { GrowthReference } from '../../catalogue/metric-interpolation/growth-ratios.ts';
import { latestFigure } from '../../catalogue/metric-interpolation/series-track.ts';
import { forecast30 } from '../../catalogue/metric-interpolation/forecast.ts';
import { watchedPostsOf, type WatchedPost } from '../../catalogue/metric-history/service.ts';
import { keyOf } from '../../catalogue/metric-history/observe-posts.ts';

/** What posts are compared with. */
export interface Around {
  /** The usual plays of the creator's other posts; null if the creator is unknown. */
  usual: (post: WatchedPost) => UsualCurve | null;
  /** Ratio × 10,000. */
  usualRatioBp: (post: WatchedPost) => number | null;
  forecast: (post: WatchedPost) => Forecast | null;
}

const hourMs = 3_600_000;
/** For the usual values of a creator, this many posts of the catalogue are used. */
const latestOfCreator = 30;

export interface Watching {
  now: Date;
  /** Sources that must not be used for figures. */
  heldBack: ReadonlySet<string | null>;
}

interface References {
  series: Map<number, WatchedPost[]>;
  seen: Map<number, (SeenOnce & { key: string })[]>;
}

async function readReferences(
  db: Db,
  posts: readonly WatchedPost[],
  heldBack: Watching['heldBack'],
): Promise<References> {
  const ids = [...new Set(posts.flatMap(({ creatorId }) => creatorId ?? []))];
  const known = new Map(posts.map(post => [post.key, post]));
  const watched = (await watchedPostsOf(db, ids, known)).filter(({ source }) => !heldBack.has(source));
  const keys = new Set(watched.map(({ key }) => key));
  const seen = await seenPosts(db, ids, latestOfCreator);
  const once = seen.flatMap(({ creatorId, publishedAt, observedAt, plays, ...named }) => {
    const ageHours = (observedAt.getTime() - publishedAt.getTime()) / hourMs;
    const key = keyOf(named);
    return ageHours < 0 || keys.has(key) ? [] : { creatorId, key, ageHours, plays };
  });
  return {
    series: Map.groupBy(watched, ({ creatorId }) => creatorId ?? 0),
    seen: Map.groupBy(once, ({ creatorId }) => creatorId),
  };
}

async function readGrowth(db: Db, posts: readonly WatchedPost[]) {
  const kinds = [...new Set(posts.map(({ isSample }) => isSample))];
  const read = await Promise.all(
    kinds.map(async isSample => [isSample, await growthReferences(db, { isSample })] as const),
  );
  const byKind = new Map(read);
  return ({ isSample, platform }: WatchedPost): GrowthReference | null =>
    byKind.get(isSample)?.get(platform) ?? null;
}

/** The compared ages just below and above a post's age; computing the whole curve takes six times as long. */
function agesBeside(post: WatchedPost): number[] {
  const last = latestFigure(post, 'plays');
  if (!last || !post.publishedAt) return [];
  const age = (last.at.getTime() - post.publishedAt.getTime()) / hourMs;
  const before = comparedAges.findLast(each => each <= age);
  const after = comparedAges.find(each => each >= age);
  return [before, after].flatMap(each => each ?? []);
}

const memoized = <T>(compute: (post: WatchedPost) => T): ((post: WatchedPost) => T) => {
  const values = new Map<string, T>();
  return post => {
    const known = values.get(post.key);
    if (known !== undefined) return known;
    const value = compute(post);
    values.set(post.key, value);
    return value;
  };
};

/** Reads what posts are compared with; nothing for posts that must not be used. */
export async function readAround(
  db: Db,
  { now, heldBack }: Watching,
  posts: readonly WatchedPost[],
): Promise<Around> {
  const { series, seen } = await readReferences(db, posts, heldBack);
  const growthOf = await readGrowth(db, posts);
  const others = ({ creatorId, key }: WatchedPost) =>
    (series.get(creatorId ?? 0) ?? []).filter(other => other.key !== key);
  const seenBeside = ({ creatorId, key }: WatchedPost) =>
    (seen.get(creatorId ?? 0) ?? []).filter(other => other.key !== key);
  const usualAt = (post: WatchedPost, ages: readonly number[]) =>
    heldBack.has(post.source) || post.creatorId === null
      ? null
      : usualCurve(others(post), seenBeside(post), ages);
  return {
    usual: post => usualAt(post, comparedAges),
    usualRatioBp: memoized(post => {
      const curve = usualAt(post, agesBeside(post));
      return curve && usualRatioBp(post, curve);
    }),
    forecast: memoized(post =>
      heldBack.has(post.source)
        ? null
        : forecast30(post, { creator: others(post), platform: growthOf(post) }, now),
    ),
  };
}
