import { platforms, type Platform } from '../../../contract/core/platform.ts';
import { connectorOf } from '../../outside/connectors/all-connectors.ts';
import { passes, SourceFault } from '../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { noteFinds } from '../../catalogue/metric-history/service.ts';
import { keyOf } from '../../catalogue/metric-history/observe-posts.ts';
import { closeScope } from '../sources/service.ts';
import { wayFor } from '../sources/gate/find-way.ts';
import { openGate } from '../sources/gate/gate.ts';
import { putTag, takeTag } from './queries.ts';

const leaseMs = 10 * 60_000;
/** Searching is expensive: YouTube allows a hundred searches per day. */
const everyMs = 6 * 3_600_000;
const retryMs = 30 * 60_000;
/** The first look covers this range, each later one the time since the one before and a little more. */
const firstWindowMs = 30 * 86_400_000;
const overlapMs = 3_600_000;
const maxPages = 4;

/** Looks for new posts with the hashtag that is due, if any. @returns whether there was one */
export async function fetchNextTag(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<boolean> {
  const now = ctx.now();
  const taken = await takeTag(pool, { now, until: new Date(now.getTime() + leaseMs) });
  if (!taken) return false;
  const since = taken.fetched_at
    ? new Date(taken.fetched_at.getTime() - overlapMs)
    : new Date(now.getTime() - firstWindowMs);
  const search: TagSearch = { tag: taken.tag, since, ...(signal && { signal }) };
  try {
    for (const platform of platforms) await fetchFrom(platform, pool, ctx, world, search);
    await putTag(pool, taken.tag, { fetchedAt: now, dueAt: new Date(now.getTime() + everyMs) });
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const wait = passes(error) ? (error.freeAt ?? new Date(now.getTime() + retryMs)) : null;
    await putTag(pool, taken.tag, { fetchedAt: null, dueAt: wait ?? new Date(now.getTime() + everyMs) });
  }
  return true;
}

interface TagSearch {
  tag: string;
  since: Date;
  signal?: AbortSignal;
}

async function fetchFrom(
  platform: Platform,
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { tag, since, signal }: TagSearch,
): Promise<void> {
  const way = await wayFor(pool, ctx, world, { platform, capability: 'tagged' });
  const connector = way.source && connectorOf(way.source);
  if (!way.source || !connector?.tagged) return;
  const scope = `tagged:${tag}:${since.toISOString()}`;
  const gate = await openGate(pool, ctx, world, {
    source: way.source,
    purpose: 'monitor',
    scope,
    ...(signal && { signal }),
  });
  let next: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const found = await connector.tagged(gate, { hashtag: tag, since: since.toISOString(), next });
    await noteFinds(
      pool,
      ctx.now(),
      found.posts.map(({ platformPostId, url, publishedAt }) => ({
        tag,
        key: keyOf({ platform, platformPostId }),
        platform,
        url,
        creator_id: null,
        published_at: new Date(publishedAt),
      })),
    );
    next = found.next;
    if (next === null) break;
  }
  await closeScope(pool, scope);
}
