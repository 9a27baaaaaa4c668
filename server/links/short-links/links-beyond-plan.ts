import type { Db } from '../../core/db/database.ts';
import {
  exceededEntitlement,
  limitOf,
  readTeamPlan,
  usedOfStock,
  type Taker,
} from '../../billing/plans/service.ts';
import { findFirstBeyond } from './queries.ts';

async function readBeyond(db: Db, ctx: Taker) {
  const plan = await readTeamPlan(db, ctx);
  const limit = limitOf(plan, 'shortlink.count');
  const used = await usedOfStock(db, ctx, 'shortlink.count');
  // Finding the link at the limit means reading all links before it.
  const first = used > limit ? await findFirstBeyond(db, ctx.actor.teamId, limit) : undefined;
  return { plan, used, isBeyond: (linkId: number) => first !== undefined && linkId >= first };
}

/**
 * If a team has more links than its plan allows, the oldest stay writable. @returns a test whether a link is beyond the
 * plan
 */
export async function beyondPlan(db: Db, ctx: Taker): Promise<(linkId: number) => boolean> {
  return (await readBeyond(db, ctx)).isBeyond;
}

/** @throws AppError entitlement_exceeded for a link beyond the current plan */
export async function refuseBeyondPlan(db: Db, ctx: Taker, linkId: number): Promise<void> {
  const { plan, used, isBeyond } = await readBeyond(db, ctx);
  if (isBeyond(linkId)) throw exceededEntitlement(ctx, 'shortlink.count', plan, used);
}
