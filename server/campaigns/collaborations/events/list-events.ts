import { collaborationSigns } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type {
  CollaborationEvent,
  listCollaborationEvents,
} from '../../../../contract/campaigns/collaborations.ts';
import type { QueryOf } from '../../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { readEvents, type StoredEvent } from './collaboration-events.queries.ts';
import { requireOne } from '../require-collaboration.ts';

function present({
  id,
  at,
  kind,
  account_id,
  by_name,
  from_state,
  to_state,
  details,
}: StoredEvent): CollaborationEvent {
  const { sign, ...others } = details;
  return {
    id,
    at: at.toISOString(),
    kind,
    by: account_id === null ? null : (by_name ?? ''),
    from: from_state,
    to: to_state,
    sign: collaborationSigns.find(each => each === sign) ?? null,
    details: others,
  };
}

/** @throws AppError not_found */
export function listEvents(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { before, size }: QueryOf<typeof listCollaborationEvents>,
): Promise<{ events: CollaborationEvent[] }> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await requireOne(db, ctx, id);
    return { events: (await readEvents(db, teamId, id, { before, size })).map(present) };
  });
}
