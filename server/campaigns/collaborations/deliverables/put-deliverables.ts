import type { Db } from '../../../core/db/database.ts';
import {
  deleteDeliverables,
  insertDeliverable,
  updateDeliverable,
  type StoredDeliverable,
} from '../deliverables.queries.ts';
import type { WantedDeliverable } from './deliverable-changes.ts';
import { postColumns } from './give-post.ts';

const noPost = { post_url: '', post_key: null, post_by: null, post_found_at: null, check_outcome: null };

/** Replaces the deliverables of a collaboration that the caller has locked. */
export async function putDeliverables(
  db: Db,
  of: { teamId: number; campaignId: number; collaborationId: number; at: Date },
  known: readonly StoredDeliverable[],
  wanted: readonly WantedDeliverable[],
): Promise<void> {
  const kept = new Set(wanted.map(({ stored }) => stored?.id));
  const gone = known.map(({ id }) => id).filter(id => !kept.has(id));
  if (gone.length) await deleteDeliverables(db, of.teamId, gone);
  for (const [place, { fields, stored, post }] of wanted.entries()) {
    const row = {
      place,
      kind: fields.kind,
      title: fields.title,
      draft_due_on: fields.draftDueOn,
      publish_on: fields.publishOn,
      ...(post === undefined ? {} : post === null ? noPost : postColumns(post, 'team', of.at)),
    };
    if (stored) await updateDeliverable(db, of.teamId, stored.id, row);
    else {
      const { teamId: team_id, campaignId: campaign_id, collaborationId: collaboration_id } = of;
      await insertDeliverable(db, { team_id, campaign_id, collaboration_id, ...row });
    }
  }
}
