import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

interface Copy {
  /** Ids of campaigns. */
  from: number;
  to: number;
  at: Date;
}

/** Copies all members except the owner, whom the caller replaces. */
export async function copyMembers(
  db: Db,
  teamId: number,
  { from, to, at }: Copy,
  ownerId: number,
): Promise<void> {
  await sql`
    insert into campaign_members (team_id, campaign_id, account_id, role, added_at)
    select team_id, ${to}, account_id, case role when 'owner' then 'editor' else role end, ${at}
    from campaign_members
    where team_id = ${teamId} and campaign_id = ${from} and account_id <> ${ownerId}`.execute(db);
}

/** Copies candidates that are not excluded, in their initial state: nobody has written to them. */
export async function copyCandidates(
  db: Db,
  teamId: number,
  { from, to, at }: Copy,
  by: number,
): Promise<void> {
  await sql`
    insert into candidates (team_id, campaign_id, creator_id, origin, added_by, added_at)
    select team_id, ${to}, creator_id, origin, ${by}, ${at} from candidates
    where team_id = ${teamId} and campaign_id = ${from} and excluded_at is null`.execute(db);
}

export async function hasCollaborations(db: Db, teamId: number, campaignId: number): Promise<boolean> {
  const row = await db
    .selectFrom('collaborations')
    .select('id')
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a campaign with its members and candidates; its mail tasks stay, without a campaign. */
export async function deleteCampaign(db: Db, teamId: number, id: number): Promise<void> {
  for (const table of ['campaign_members', 'candidates'] as const)
    await db.deleteFrom(table).where('team_id', '=', teamId).where('campaign_id', '=', id).execute();
  await sql`update mail_tasks set campaign_id = null where team_id = ${teamId} and campaign_id = ${id}`.execute(
    db,
  );
  await db.deleteFrom('campaigns').where('team_id', '=', teamId).where('id', '=', id).execute();
}
