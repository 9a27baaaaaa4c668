import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Db } from '../../core/db/database.ts';

/** The states in which it may be the creator's turn. */
const creatorsTurn: CollaborationState[] = ['agreed', 'productSent', 'draftDue', 'draftApproved'];

/** Collaborations of a campaign with sample creators, in which these may have something to do. */
export async function collaborationsOfSamples(db: Db, teamId: number, campaignId: number) {
  const rows = await db
    .selectFrom('collaborations')
    .select(['id', 'creator_id'])
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', creatorsTurn)
    .orderBy('id')
    .execute();
  if (!rows.length) return [];
  const samples = await db
    .selectFrom('creators')
    .select(['id', 'platform_id'])
    .where(
      'id',
      'in',
      rows.map(row => row.creator_id),
    )
    .where('sample', '=', true)
    .execute();
  const platformIds = new Map(samples.map(row => [row.id, row.platform_id]));
  return rows.flatMap(({ id, creator_id: creatorId }) => {
    const platformId = platformIds.get(creatorId);
    return platformId ? [{ id, platformId }] : [];
  });
}
