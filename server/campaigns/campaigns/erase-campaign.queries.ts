import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** The creators of a campaign's collaborations. */
export async function collaboratingCreators(db: Db, teamId: number, campaignId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collaborations')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .execute();
  return rows.map(row => row.creator_id);
}

const ofCollaborations = ['draft_comments', 'creator_details'] as const;
const ofCampaign = [
  'collaboration_drafts',
  'collaboration_events',
  'collaboration_pages',
  'deliverables',
  'payables',
  'collaborations',
] as const;

/**
 * Deletes all collaborations of a campaign, whatever became of them, with what was paid for them and with the notices
 * about the campaign. The product itself deletes only those that nothing came of.
 */
export async function deleteCollaborations(db: Db, teamId: number, campaignId: number): Promise<void> {
  const of = sql`team_id = ${teamId} and campaign_id = ${campaignId}`;
  await sql`
    delete from paid_prices
    where team_id = ${teamId} and id in (select paid_price_id from payables where ${of})`.execute(db);
  await sql`
    delete from collaboration_page_tokens
    where team_id = ${teamId} and page_id in (select id from collaboration_pages where ${of})`.execute(db);
  for (const table of ofCollaborations)
    await sql`
      delete from ${sql.table(table)}
      where team_id = ${teamId} and collaboration_id in (select id from collaborations where ${of})`.execute(
      db,
    );
  for (const table of ofCampaign) await sql`delete from ${sql.table(table)} where ${of}`.execute(db);
  await sql`
    delete from notifications
    where team_id = ${teamId} and details ->> 'campaignId' = ${String(campaignId)}`.execute(db);
}
