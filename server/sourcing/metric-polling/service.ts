import { platforms, type Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { connectorOf, connectors } from '../../outside/connectors/all-connectors.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { deleteHistory } from '../../catalogue/metric-history/delete-history.ts';
import { wayFor } from '../sources/gate/find-way.ts';
import { fetchNext } from './fetch-posts.ts';
import { isAnyHeld } from './held.queries.ts';
import { fetchNextTag } from './find-tagged-posts.ts';
import { readYoungest } from './youngest.queries.ts';

/** How the figures of a platform's posts are fetched. */
export interface PostWay {
  platform: Platform;
  /** Null if none is set up. */
  source: SourceCode | null;
  /** The source finds posts only through their creator. */
  wantsCreator: boolean;
  /** The most units of its first quota that a post costs, × 100, and the usual quota per day. */
  unitsCentiAPost: number;
  quotaADay: number;
}

const perDay = { pacificDay: 1, day: 1, hour: 24, minute: 24 * 60 };

export function postWays(db: Db, ctx: Context, world: SourceServices): Promise<PostWay[]> {
  return Promise.all(
    platforms.map(async platform => {
      const { source } = await wayFor(db, ctx, world, { platform, capability: 'postFigures' });
      const connector = source && connectorOf(source);
      const cost = connector?.postCost;
      const bucket = connector?.buckets[0];
      if (!connector || !cost || !bucket)
        return { platform, source: null, wantsCreator: false, unitsCentiAPost: 0, quotaADay: 0 };
      return {
        platform,
        source: connector.code,
        wantsCreator: cost.per === 'creator',
        unitsCentiAPost: Math.ceil(cost.units * 100),
        quotaADay: bucket.units * perDay[bucket.per],
      };
    }),
  );
}

/** Fetches figures of posts that are due, batch after batch. */
export async function fetchDuePosts(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<void> {
  const isStopping = () => signal?.aborted ?? false;
  while (!isStopping() && (await fetchNext(pool, ctx, world, signal)));
}

/** Returns whether a worker is asking for posts. */
export const isFetchingPosts = (db: Db, ctx: Pick<Context, 'now'>): Promise<boolean> =>
  isAnyHeld(db, ctx.now());

/** Returns when the youngest polled post was published; null if none is watched. */
export const youngestPost = (db: Db): Promise<Date | null> => readYoungest(db);

/** Looks for new posts with followed hashtags. */
export async function findTagged(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<void> {
  const isStopping = () => signal?.aborted ?? false;
  while (!isStopping() && (await fetchNextTag(pool, ctx, world, signal)));
}

const dayMs = 86_400_000;
/**
 * How long accepted statistics may be kept if figures may be computed from them: 36 months, as others read YouTube's
 * derived metrics policy (developers.google.com/youtube/terms/derived-metrics-policy).
 */
const amendedDays = 36 * 30;

/** Deletes data of watched posts that their sources do not let us keep without reporting it again. */
export async function deleteOverdueHistory(db: Db, ctx: Context): Promise<void> {
  const heldBack = await heldBackSources(db);
  const ago = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  for (const { code, keepDays } of connectors) {
    if (keepDays === null) continue;
    const days = heldBack.includes(code) ? keepDays : amendedDays;
    await deleteHistory(db, { source: code, pointsSince: ago(days), textsSince: ago(keepDays) });
  }
}
