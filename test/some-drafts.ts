import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertDraft } from '../server/features/collaboration-drafts/queries.ts';

interface Of {
  teamId: number;
  campaignId: number;
  collaborationId: number;
  deliverableId: number;
}

/** A draft that a creator handed in as an address. @returns its id */
export const addDraft = (
  db: Db,
  { teamId, campaignId, collaborationId, deliverableId }: Of,
  { url, note, at }: { url: string; note: string; at: Date },
): Promise<number> =>
  asTeam(db, teamId, db =>
    insertDraft(
      db,
      { teamId, collaborationId },
      {
        campaign_id: campaignId,
        deliverable_id: deliverableId,
        url,
        campaign_file_id: null,
        note,
        account_id: null,
        handed_in_at: at,
      },
    ),
  );
