import { sql } from 'kysely';
import type { CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignKey } from './queries.ts';

/** @returns the newly excluded ones; those who were excluded before keep the earlier reason */
export async function excludeCandidates(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  creatorIds: readonly number[],
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<number[]> {
  const rows = await db
    .updateTable('candidates')
    .set({ excluded_at: at, excluded_by: by, excluded_reason: reason })
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('excluded_at', 'is', null)
    .returning('creator_id')
    .execute();
  return rows.map(row => row.creator_id);
}

/** @returns those who were included again */
export async function includeCandidates(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  creatorIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .updateTable('candidates')
    .set({ excluded_at: null, excluded_by: null, excluded_reason: '' })
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('excluded_at', 'is not', null)
    .returning('creator_id')
    .execute();
  return rows.map(row => row.creator_id);
}

export interface NewAnswer {
  creatorId: number;
  status: CandidateStatus;
}

export async function setAnswers(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  answer: 'interested' | 'declined' | null,
  rows: readonly NewAnswer[],
): Promise<void> {
  await sql`
    update candidates c set answer = ${answer}, status = n.status
    from unnest(${rows.map(row => row.creatorId)}::bigint[], ${rows.map(row => row.status)}::text[])
      as n (creator_id, status)
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.creator_id = n.creator_id`.execute(
    db,
  );
}
