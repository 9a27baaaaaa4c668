import { sql } from 'kysely';
import type { CampaignRole } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Db } from '../../core/db/database.ts';

/** The owner first, then in the order in which they were added; a member whose account is deleted has no name. */
export const membersOf = (db: Db, teamId: number, campaignId: number) =>
  db
    .selectFrom('campaign_members as m')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'm.team_id').onRef('a.id', '=', 'm.account_id'),
    )
    .select(['m.account_id', 'm.role', 'm.added_at', 'a.nickname'])
    .where('m.team_id', '=', teamId)
    .where('m.campaign_id', '=', campaignId)
    .orderBy(sql`array_position(array['owner', 'editor', 'viewer'], m.role)`)
    .orderBy('m.added_at')
    .orderBy('m.account_id')
    .execute();

export interface Member {
  accountId: number;
  role: CampaignRole;
}

/** Replaces the members; those who stay keep the time when they were added. */
export async function putMembers(
  db: Db,
  teamId: number,
  campaignId: number,
  members: readonly (Member & { addedAt: Date })[],
): Promise<void> {
  await db
    .deleteFrom('campaign_members')
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .execute();
  await db
    .insertInto('campaign_members')
    .values(
      members.map(({ accountId, role, addedAt }) => ({
        team_id: teamId,
        campaign_id: campaignId,
        account_id: accountId,
        role,
        added_at: addedAt,
      })),
    )
    .execute();
}

/**
 * Hands over campaigns that an account created or owns to another one, who becomes a member of each once; other
 * memberships end.
 */
export async function passMembers(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await sql`
    update campaigns set account_id = ${to} where team_id = ${teamId} and account_id = ${from}`.execute(db);
  await sql`
    delete from campaign_members m
    using campaign_members o
    where m.team_id = ${teamId} and m.account_id = ${to} and m.role <> 'owner'
      and o.team_id = ${teamId} and o.campaign_id = m.campaign_id and o.account_id = ${from} and o.role = 'owner'
  `.execute(db);
  await sql`
    update campaign_members set account_id = ${to}
    where team_id = ${teamId} and account_id = ${from} and role = 'owner'`.execute(db);
  await sql`delete from campaign_members where team_id = ${teamId} and account_id = ${from}`.execute(db);
}
