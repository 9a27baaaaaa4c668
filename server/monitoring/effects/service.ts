import type { CreatorEffect } from '../../../contract/monitoring/effects/effect-shapes.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { deleteAllOf, deleteSameCost } from './inputs/effect-costs.queries.ts';
import type { PaidCost } from './inputs/record-effects.ts';
import { effectOf } from './load-effect.ts';

/** Returns figures by creator, for exports. @throws AppError not_found */
export const creatorEffects = async (pool: Db, ctx: SignedIn, projectId: number): Promise<CreatorEffect[]> =>
  (await effectOf(pool, ctx, projectId)).byCreator;

/** Deletes the costs and results of a removed project, in the caller's transaction as the team. */
export const deleteEffectsOf = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteAllOf(db, { teamId, projectId });

/**
 * Removes the cost of a payment that was undone, in the caller's transaction; does nothing if somebody has changed it.
 */
export const takeBackCost = async (
  db: Db,
  { actor: { teamId } }: SignedIn,
  projectId: number,
  cost: PaidCost,
): Promise<void> => {
  await deleteSameCost(db, { teamId, projectId }, cost);
};
