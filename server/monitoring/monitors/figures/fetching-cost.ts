import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getProject as Show } from '../../../../contract/monitoring/monitors.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { nextPolls, type WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { fetchesADay } from '../../../catalogue/metric-history/polling-schedule.ts';
import { postWays } from '../../../sourcing/metric-polling/service.ts';

const hourMs = 3_600_000;
const daysAhead = 7;

/** Returns the average daily cost of fetching these posts over the next week; sources without cost are left out. */
export async function costOf(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  posts: readonly WatchedPost[],
): Promise<ReplyOf<typeof Show>['cost']> {
  const asked = await nextPolls(
    pool,
    posts.map(({ key }) => key),
  );
  if (!asked.size) return [];
  const ways = await postWays(pool, ctx, world);
  const ageOf = ({ publishedAt, watchedAt }: WatchedPost) =>
    (ctx.now().getTime() - (publishedAt ?? watchedAt).getTime()) / hourMs;
  return ways.flatMap(({ platform, source, unitsCentiAPost, quotaADay }) => {
    const own = posts.filter(post => post.platform === platform && asked.has(post.key));
    if (!source || !own.length) return [];
    const fetches = fetchesADay(own.map(ageOf), daysAhead);
    return { source, unitsCenti: Math.ceil(fetches * unitsCentiAPost), quota: quotaADay };
  });
}
