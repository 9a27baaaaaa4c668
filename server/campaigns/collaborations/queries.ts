import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { CollaborationTables } from '../../core/db/schema/collaborations-tables.ts';

const columns = [
  'id',
  'campaign_id',
  'creator_id',
  'state',
  'state_since',
  'fee_minor',
  'currency',
  'product',
  'carrier',
  'tracking_number',
  'coupon',
  'short_link_id',
  'visits_goal',
  'notes',
  'cancel_reason',
  'terms_accepted_at',
  'product_sent_at',
  'checks_passed_at',
  'visits_reached_at',
  'revision',
  'created_by',
  'created_at',
  'changed_at',
] as const;

export type StoredCollaboration = Pick<
  Selectable<CollaborationTables['collaborations']>,
  (typeof columns)[number]
>;

const withId = (db: Db, teamId: number, id: number) =>
  db.selectFrom('collaborations').select(columns).where('team_id', '=', teamId).where('id', '=', id);

export const findCollaboration = (db: Db, teamId: number, id: number) =>
  withId(db, teamId, id).executeTakeFirst();

/** Locks it against changes and moves until the transaction ends. */
export const lockCollaboration = (db: Db, teamId: number, id: number) =>
  withId(db, teamId, id).forNoKeyUpdate().executeTakeFirst();

/** Returns some collaborations of a campaign, locked in the order of their ids. */
export const lockCollaborations = (db: Db, teamId: number, campaignId: number, ids: readonly number[]) =>
  db
    .selectFrom('collaborations')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const collaborationsOf = (db: Db, teamId: number, campaignId: number) =>
  db
    .selectFrom('collaborations')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();

export async function updateCollaboration(
  db: Db,
  teamId: number,
  id: number,
  set: Updateable<CollaborationTables['collaborations']>,
): Promise<void> {
  await db
    .updateTable('collaborations')
    .set(set)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function countCollaborations(db: Db, teamId: number, campaignId: number): Promise<number> {
  const { count } = await db
    .selectFrom('collaborations')
    .select(of => of.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Inserts collaborations at the top of the first column; creators who have one keep it.
 * @returns the new ones
 */
export async function insertCollaborations(
  db: Db,
  of: { teamId: number; campaignId: number; currency: string; by: number | null; at: Date },
  creatorIds: readonly number[],
): Promise<{ id: number; creatorId: number }[]> {
  const { rows } = await sql<{ id: number; creatorId: number }>`
    insert into collaborations
      (team_id, campaign_id, creator_id, state, rank, currency, created_by, created_at, state_since, changed_at)
    select ${of.teamId}::bigint, ${of.campaignId}::bigint, given.id, 'negotiating',
      coalesce((select min(rank) from collaborations where team_id = ${of.teamId}
        and campaign_id = ${of.campaignId} and state = 'negotiating'), 1) - ${creatorIds.length}::int - 1 + given.place,
      ${of.currency}, ${of.by}::bigint, ${of.at}::timestamptz, ${of.at}::timestamptz, ${of.at}::timestamptz
    from unnest(${[...creatorIds]}::bigint[]) with ordinality as given (id, place)
    order by given.id
    on conflict (team_id, campaign_id, creator_id) do nothing
    returning id, creator_id as "creatorId"`.execute(db);
  return rows;
}

const ownTables = [
  'deliverables',
  'collaboration_events',
  'draft_comments',
  'collaboration_drafts',
  'collaboration_pages',
  'creator_details',
  'payables',
] as const;

/** Deletes it with everything except its files. */
export async function deleteCollaboration(db: Db, teamId: number, id: number): Promise<void> {
  await sql`
    delete from collaboration_page_tokens where team_id = ${teamId} and page_id in (
      select id from collaboration_pages where team_id = ${teamId} and collaboration_id = ${id})`.execute(db);
  for (const table of ownTables) {
    await db.deleteFrom(table).where('team_id', '=', teamId).where('collaboration_id', '=', id).execute();
  }
  await db.deleteFrom('collaborations').where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** Of a team, in all states. @returns the creator of each, at most `max` */
export async function deleteOfTeam(db: Db, teamId: number, max: number): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    delete from collaborations where team_id = ${teamId} and ctid = any(array(
      select ctid from collaborations where team_id = ${teamId} limit ${max}))
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}
