import type { CollaborationDraft } from '../../../contract/campaigns/collaboration-drafts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { requireCollaboration } from '../collaborations/service.ts';
import { draftsWithComments, type ReadDraft } from './read-drafts.ts';

/** Null for the creator; empty if the account was deleted. */
const byOf = ({ account_id, by }: { account_id: number | null; by: string | null }) =>
  account_id === null ? null : (by ?? '');

const present = (draft: ReadDraft): CollaborationDraft => ({
  id: draft.id,
  deliverableId: draft.deliverable_id,
  url: draft.url,
  file:
    draft.campaign_file_id !== null && draft.file_name !== null
      ? { id: draft.campaign_file_id, name: draft.file_name, size: draft.file_size ?? 0 }
      : null,
  note: draft.note,
  by: byOf(draft),
  handedInAt: draft.handed_in_at.toISOString(),
  state: draft.state,
  decidedBy: draft.decided_by ?? '',
  decidedAt: draft.decided_at?.toISOString() ?? null,
  comments: draft.comments.map(comment => ({
    id: comment.id,
    text: comment.text,
    at: comment.at.toISOString(),
    by: byOf(comment),
  })),
});

/** @throws AppError not_found */
export function loadDrafts(pool: Db, ctx: SignedIn, id: number): Promise<CollaborationDraft[]> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await requireCollaboration(db, ctx, id);
    return (await draftsWithComments(db, { teamId, collaborationId: id })).map(present);
  });
}
