import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { noteEvents, topRank, updateCollaboration } from '../../collaborations/service.ts';
import type { CollaborationOf } from '../../collaborations/collaboration.ts';

/** The state of a card that waits for payment again. */
const unpaid: CollaborationState = 'checked';

/** Reverts the paid state, in the caller's transaction, which has locked the collaboration. */
export async function fallBack(
  db: Db,
  ctx: SignedIn,
  { id, campaignId, state }: CollaborationOf,
  reason: string,
): Promise<void> {
  if (state !== 'paid' && state !== 'closed') return;
  const { teamId, accountId } = ctx.actor;
  const at = ctx.now();
  const rank = await topRank(db, { teamId, campaignId, state: unpaid });
  await updateCollaboration(db, teamId, id, { state: unpaid, rank, state_since: at });
  const moved = { collaborationId: id, accountId, from: state, to: unpaid, details: { reason } };
  await noteEvents(db, { teamId, campaignId, at }, [{ ...moved, kind: 'moved' }]);
}
