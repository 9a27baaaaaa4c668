import type { Platform } from '../../../contract/core/platform.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { heldBackSources } from '../creator-records/service.ts';
import { pageOfGrownPosts, type WatchedPost } from '../metric-history/service.ts';
import { fewestOfPlatform, forecastAge, growthFrom, rangeOf, type GrowthReference } from './growth-ratios.ts';
import { readReferences, replaceReferences } from './queries.ts';
import { trackOf } from './series-track.ts';
import { comparedAges } from './usual-curve.ts';

const dayMs = 86_400_000;
/** Posts were published this many days ago: old enough to be fully grown, recent enough to represent current growth. */
const [youngest, oldest] = [30, 180];
const pageSize = 500;
/** More posts of a platform would not change the percentiles. */
const maxPosts = 5000;
const ages = comparedAges.filter(age => age < forecastAge);

interface Group {
  platform: Platform;
  isSample: boolean;
  posts: number;
  /** Indexed like the ages. */
  ratios: number[][];
}

/**
 * Recomputes how the posts of each platform grow, from posts that were watched until day 30. Leaves out sources that
 * must not be used for figures.
 */
export async function computeGrowthReferences(db: Db, ctx: Pick<Context, 'now'>): Promise<void> {
  const now = ctx.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const published = { publishedFrom: daysAgo(oldest), publishedUntil: daysAgo(youngest) };
  const heldBack = new Set(await heldBackSources(db));
  const groups = new Map<string, Group>();
  let afterKey = '';
  for (;;) {
    const page = await pageOfGrownPosts(db, { ...published, afterKey, limit: pageSize });
    for (const post of page) if (!post.source || !heldBack.has(post.source)) take(groups, post);
    afterKey = page.at(-1)?.key ?? '';
    if (page.length < pageSize) break;
  }
  await replaceReferences(db, [...groups.values()].flatMap(rowsOf), now);
}

function take(groups: Map<string, Group>, post: WatchedPost): void {
  const { platform, isSample } = post;
  const name = `${platform} ${isSample}`;
  const group = groups.get(name) ?? { platform, isSample, posts: 0, ratios: ages.map((): number[] => []) };
  groups.set(name, group);
  if (group.posts >= maxPosts) return;
  const track = trackOf(post, 'plays');
  for (const [place, age] of ages.entries()) {
    const ratio = growthFrom(track, age);
    if (ratio !== null) group.ratios[place]?.push(ratio);
  }
  group.posts++;
}

function rowsOf({ platform, isSample, ratios }: Group) {
  const bp = (ratio: number) => Math.round(ratio * 10_000);
  return ages.flatMap((age, place) => {
    const range = rangeOf(ratios[place] ?? []);
    if (!range || range.sample < fewestOfPlatform) return [];
    return {
      platform,
      is_sample: isSample,
      age_hours: age,
      low_bp: bp(range.low),
      median_bp: bp(range.median),
      high_bp: bp(range.high),
      sample: range.sample,
    };
  });
}

/** By platform; a platform with too little data is missing. */
export async function referencesOf(db: Db, isSample: boolean): Promise<Map<Platform, GrowthReference>> {
  const byPlatform = Map.groupBy(await readReferences(db, isSample), ({ platform }) => platform);
  return new Map(
    [...byPlatform].map(([platform, rows]) => {
      const ratios = (name: 'low_bp' | 'median_bp' | 'high_bp') => [
        ...rows.map(row => row[name] / 10_000),
        1,
      ];
      const reference: GrowthReference = {
        ages: [...rows.map(row => row.age_hours), forecastAge],
        low: ratios('low_bp'),
        median: ratios('median_bp'),
        high: ratios('high_bp'),
        sample: [...rows.map(({ sample }) => sample), Math.max(...rows.map(({ sample }) => sample))],
      };
      return [platform, reference];
    }),
  );
}
