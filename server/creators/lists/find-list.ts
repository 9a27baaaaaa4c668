import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { exceededEntitlement, limitOf, readTeamPlan, type Taker } from '../../billing/plans/service.ts';
import { findList, type ListRow } from './queries.ts';

/** Returns a list that the caller may see. @throws AppError not_found, also for another team's */
export async function readList(db: Db, { actor }: Taker, listId: number): Promise<ListRow> {
  const list = await findList(db, actor, listId);
  if (!list) throw new AppError('not_found');
  return list;
}

/** If a team has more lists than its plan allows, the oldest stay writable. */
export const isBeyond = (list: ListRow, limit: number): boolean => list.older >= limit;

/** @throws AppError entitlement_exceeded for a list beyond the current plan */
export async function refuseBeyondPlan(db: Db, ctx: Taker, list: ListRow): Promise<void> {
  const plan = await readTeamPlan(db, ctx);
  if (isBeyond(list, limitOf(plan, 'list.count')))
    throw exceededEntitlement(ctx, 'list.count', plan, list.older + 1);
}

/**
 * Returns a list that only its creator and the main account may change.
 * @throws AppError not_found, forbidden
 */
export async function readOwnList(db: Db, ctx: Taker, listId: number): Promise<ListRow> {
  const list = await readList(db, ctx, listId);
  if (!list.is_mine) throw new AppError('forbidden', { who: 'maker' });
  return list;
}
