import type { Db } from '../../db/database.ts';
import { exceeded, limitOf, readTeamPlan, usedOfStock, type Taker } from '../plans/service.ts';
import { findFirstBeyond } from './queries.ts';

/** Of more links than the plan has, the oldest stay writable (product §4). @returns whether one is among them */
export async function beyondPlan(db: Db, ctx: Taker): Promise<(linkId: number) => boolean> {
  const limit = limitOf(await readTeamPlan(db, ctx), 'shortlink.count');
  const first = await findFirstBeyond(db, ctx.actor.teamId, limit);
  return linkId => first !== undefined && linkId >= first;
}

/** @throws AppError entitlement_exceeded for a link that a plan which ended left over */
export async function refuseBeyondPlan(db: Db, ctx: Taker, linkId: number): Promise<void> {
  const plan = await readTeamPlan(db, ctx);
  const limit = limitOf(plan, 'shortlink.count');
  const first = await findFirstBeyond(db, ctx.actor.teamId, limit);
  if (first === undefined || linkId < first) return;
  throw exceeded(ctx, 'shortlink.count', plan, await usedOfStock(db, ctx, 'shortlink.count'));
}
