import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import {
  type SeenCollaboration,
  holdCollaborationToChange,
} from '../collaborations/require-collaboration.ts';
import { findPayable, type StoredPayable } from './queries.ts';

/**
 * Returns a payable and locks its collaboration, so that nothing else is paid or planned for it meanwhile.
 * @throws AppError not_found, forbidden, campaign_state
 */
export async function holdPayable(
  db: Db,
  ctx: SignedIn,
  id: number,
): Promise<SeenCollaboration & { payable: StoredPayable }> {
  const { teamId } = ctx.actor;
  const known = await findPayable(db, teamId, id);
  if (!known) throw new AppError('not_found');
  const held = await holdCollaborationToChange(db, ctx, known.collaboration_id);
  // Read again after the lock, because another transaction may have changed it.
  const payable = await findPayable(db, teamId, id);
  if (!payable) throw new AppError('not_found');
  return { ...held, payable };
}
