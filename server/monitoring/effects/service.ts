import type { CreatorEffect } from '../../../contract/monitoring/effects/effect-shapes.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { deleteAllOf, deleteSameCost } from './inputs/effect-costs.queries.ts';
import type { PaidCost } from './inputs/record-effects.ts';
import { effectOf } from './show-effect.ts';

/** Figures by creator, as files tell them. @throws AppError not_found */
export const creatorEffects = async (pool: Db, ctx: SignedIn, projectId: number): Promise<CreatorEffect[]> =>
  (await effectOf(pool, ctx, projectId)).byCreator;

/** What a removed project cost and brought goes with it, in the caller's transaction as the team. */
export const forgetEffects = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteAllOf(db, { teamId, projectId });

/** It was not paid after all: its cost goes again, in the caller's transaction; nothing where somebody changed it. */
export const takeBackCost = async (
  db: Db,
  { actor: { teamId } }: SignedIn,
  projectId: number,
  cost: PaidCost,
): Promise<void> => {
  await deleteSameCost(db, { teamId, projectId }, cost);
};
