import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { tryPosts as Try } from '../../../contract/monitoring/monitored-posts.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { requireProject } from '../shared/projects.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { fetchesADay } from '../../catalogue/metric-history/polling-schedule.ts';
import { postWays } from '../../sourcing/metric-polling/service.ts';
import { postLines, readPasted } from './pasted-posts.ts';
import { roomOf, postStatesIn } from './post-places.ts';

type Reply = ReplyOf<typeof Try>;

const hourMs = 3_600_000;

/** A post of unknown age counts as new, which is the most expensive case. */
async function agesOf(db: Db, ctx: SignedIn, keys: readonly string[]): Promise<Map<string, number>> {
  const known = await readWatchedPosts(db, keys);
  return new Map(
    keys.map(key => {
      const born = known.get(key)?.publishedAt;
      return [key, born ? (ctx.now().getTime() - born.getTime()) / hourMs : 0];
    }),
  );
}

async function waysFor(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  posts: Reply['posts'],
): Promise<Reply['ways']> {
  const ages = await agesOf(
    pool,
    ctx,
    posts.map(({ key }) => key),
  );
  const ways = await postWays(pool, ctx, world);
  return ways.flatMap(({ platform, source, wantsCreator, unitsCentiAPost, quotaADay }) => {
    const own = posts.filter(post => post.platform === platform);
    if (!own.length) return [];
    const fetches = fetchesADay(
      own.map(({ key }) => ages.get(key) ?? 0),
      1,
    );
    return {
      platform,
      source,
      wantsCreator,
      unitsCenti: Math.ceil(fetches * unitsCentiAPost),
      quota: quotaADay,
    };
  });
}

/** Returns what pasted links would add to a project, before they are added. @throws AppError not_found */
export async function tryPosts(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  projectId: number,
  text: string,
): Promise<Reply> {
  const { teamId } = ctx.actor;
  const pasted = readPasted(text);
  const { links } = pasted;
  const { present, room } = await asTeam(pool, teamId, async db => {
    await requireProject(db, ctx, projectId);
    const keys = links.map(({ post }) => post.key);
    const { present } = await postStatesIn(db, teamId, projectId, keys);
    return { present, room: await roomOf(db, ctx, projectId) };
  });
  const posts = links.flatMap(({ post: { key, platform, url, handle } }) =>
    present.has(key) ? [] : { key, platform, url, handle },
  );
  return { posts, lines: postLines(pasted, present), room, ways: await waysFor(pool, ctx, world, posts) };
}
