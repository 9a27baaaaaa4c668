import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { readTeamPlan, requireChoices } from '../../billing/plans/service.ts';
import { flag } from './plan-flag.ts';
import { isMine } from './present-acquisition.ts';
import { findAcquisition, type AcquisitionRow } from './queries.ts';

/** @throws AppError entitlement_missing */
export async function requireAcquiring(db: Db, ctx: SignedIn): Promise<void> {
  requireChoices(ctx, await readTeamPlan(db, ctx), flag, ['1']);
}

/** Returns an acquisition that the caller may see. @throws AppError entitlement_missing, not_found */
export async function readAcquisition(db: Db, ctx: SignedIn, id: number): Promise<AcquisitionRow> {
  await requireAcquiring(db, ctx);
  const found = await findAcquisition(db, ctx.actor, id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Returns an acquisition that the caller may change. @throws AppError entitlement_missing, not_found, forbidden */
export async function readOwnAcquisition(db: Db, ctx: SignedIn, id: number): Promise<AcquisitionRow> {
  const found = await readAcquisition(db, ctx, id);
  if (!isMine(found, ctx)) throw new AppError('forbidden', { who: 'maker' });
  return found;
}
