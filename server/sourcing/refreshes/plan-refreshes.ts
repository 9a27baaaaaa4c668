import { platforms, type Platform } from '../../../contract/core/platform.ts';
import { connectorOf } from '../../outside/connectors/all-connectors.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { unitsLeft, wayFor } from '../sources/gate/find-way.ts';
import { foldInterest } from './interest.queries.ts';
import { claimPlan, chooseDue, countDue, countQueued, putPlan } from './plan-refreshes.queries.ts';
import { planEvery, roomFor } from './refresh-worth.ts';

const foldBatch = 20_000;

/**
 * Chooses per platform which creators are refreshed next: those that are due, most worth first, within the part of the
 * quota that no other purpose needs.
 * @returns how many were chosen
 */
export async function planRefreshes(pool: Db, ctx: Context, world: SourceServices): Promise<number> {
  while ((await foldInterest(pool, foldBatch)) === foldBatch);
  let chosen = 0;
  for (const platform of platforms) chosen += await decideFor(pool, ctx, world, platform);
  return chosen;
}

async function decideFor(pool: Db, ctx: Context, world: SourceServices, platform: Platform): Promise<number> {
  const began = performance.now();
  const way = await wayFor(pool, ctx, world, { platform, capability: 'posts' });
  const connector = way.source && connectorOf(way.source);
  if (!way.source || !connector || way.state !== 'ready') return 0;
  const { source } = way;
  const now = ctx.now();
  const notSince = new Date(now.getTime() - planEvery);
  if (!(await claimPlan(pool, platform, { now, notSince }))) return 0;
  const { left, freeAt } = await unitsLeft(pool, ctx, world, { source, purpose: 'refresh' });
  const { cardCost, batch } = connector;
  const room = roomFor({ left, untilReset: freeAt.getTime() - now.getTime(), cardCost, batch });
  const max = Math.max(0, room - (await countQueued(pool, platform)));
  const scope = { platform, isSample: way.isSandbox, now };
  const chosen = max > 0 ? await chooseDue(pool, { ...scope, source, max }) : 0;
  const due = await countDue(pool, scope);
  await putPlan(pool, { platform, at: now, due, chosen, tookMs: Math.round(performance.now() - began) });
  return chosen;
}
