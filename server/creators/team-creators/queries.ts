import { sql } from 'kysely';
import type { CreatorStatus } from '../../../contract/creators/team-creators/team-creators.ts';
import type { Db } from '../../core/db/database.ts';

/** The account and the time of a change. Creator ids are ascending everywhere, so that locks are taken in one order. */
export interface Deed {
  teamId: number;
  accountId: number;
  at: Date;
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Locks what the team knows of these creators. Inserts a row where there is none. */
export async function lockCreators(db: Db, { teamId, at }: Deed, ids: readonly number[]): Promise<void> {
  await sql`
    insert into team_creators (team_id, creator_id, changed_at)
    select ${teamId}::bigint, id, ${at}::timestamptz from unnest(${ids}::bigint[]) as id
    on conflict (team_id, creator_id) do nothing`.execute(db);
  await lockKnownCreators(db, teamId, ids);
}

/** The same for changes that only affect creators that the team knows something of. */
export async function lockKnownCreators(db: Db, teamId: number, ids: readonly number[]): Promise<void> {
  await sql`
    select from team_creators where team_id = ${teamId} and creator_id = any(${ids}::bigint[])
    order by creator_id for update`.execute(db);
}

/** The rows must be locked. @returns those that had another status */
export async function resetStatus(db: Db, { teamId, at }: Deed, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('team_creators')
    .set({ status: 'new', changed_at: at })
    .where('team_id', '=', teamId)
    .where('creator_id', '=', anyOf(ids))
    .where('status', '<>', 'new')
    .returning('creator_id')
    .execute();
  return rows.map(row => row.creator_id);
}

/** If both have a contact, the newer one is kept, with its account. */
const newerContact = sql`
  contacted_at = greatest(c.contacted_at, excluded.contacted_at),
  contacted_by = case when excluded.contacted_at is null or c.contacted_at > excluded.contacted_at
    then c.contacted_by else excluded.contacted_by end`;

/**
 * Setting `contacted` also stores a contact of this account at this moment.
 * @returns those that had another status
 */
export async function putStatus(
  db: Db,
  { teamId, accountId, at }: Deed,
  ids: readonly number[],
  status: Exclude<CreatorStatus, 'new'>,
): Promise<number[]> {
  const contact = status === 'contacted' ? { at, by: accountId } : { at: null, by: null };
  const { rows } = await sql<{ creator_id: number }>`
    insert into team_creators as c (team_id, creator_id, status, contacted_at, contacted_by, changed_at)
    select ${teamId}::bigint, id, ${status}::text, ${contact.at}::timestamptz, ${contact.by}::bigint,
      ${at}::timestamptz
    from unnest(${ids}::bigint[]) as id
    on conflict (team_id, creator_id) do update
      set status = excluded.status, changed_at = excluded.changed_at, ${newerContact}
      where c.status <> excluded.status
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

/** A creator with status `new` becomes `contacted`. @param at of the contact, which may be earlier than the last one */
export async function putContact(
  db: Db,
  { teamId, accountId, at }: Deed,
  ids: readonly number[],
  changedAt: Date,
): Promise<void> {
  await sql`
    insert into team_creators as c (team_id, creator_id, status, contacted_at, contacted_by, changed_at)
    select ${teamId}::bigint, id, 'contacted', ${at}::timestamptz, ${accountId}::bigint,
      ${changedAt}::timestamptz
    from unnest(${ids}::bigint[]) as id
    on conflict (team_id, creator_id) do update
      set status = case when c.status = 'new' then excluded.status else c.status end,
        changed_at = excluded.changed_at, ${newerContact}`.execute(db);
}

/** Sets the status only if it was an earlier one. Stores no contact, because no member wrote. */
export async function putReplied(db: Db, teamId: number, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    insert into team_creators as c (team_id, creator_id, status, changed_at)
    select ${teamId}::bigint, id, 'replied', ${at}::timestamptz from unnest(${ids}::bigint[]) as id
    on conflict (team_id, creator_id) do update
      set status = excluded.status, changed_at = excluded.changed_at
      where c.status in ('new', 'contacted')`.execute(db);
}

/** The rows must be locked. Returns the creators that would have more than `most` tags with these. */
export async function findOverfull(
  db: Db,
  teamId: number,
  ids: readonly number[],
  tags: readonly string[],
  max: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) as id
    where ${max - tags.length} < (
      select count(*) from team_creator_tags
      where team_id = ${teamId} and creator_id = id and tag <> all(${tags}::text[])
    )`.execute(db);
  return rows.map(row => row.id);
}

/** @returns creators that got tags, once per tag */
export async function insertTags(
  db: Db,
  { teamId, accountId, at }: Deed,
  ids: readonly number[],
  tags: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    insert into team_creator_tags (team_id, creator_id, tag, added_by, added_at)
    select ${teamId}::bigint, id, tag, ${accountId}::bigint, ${at}::timestamptz
    from unnest(${ids}::bigint[]) as id cross join unnest(${tags}::text[]) as tag
    on conflict (team_id, creator_id, tag) do nothing
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

/** Each creator gets its own tags. */
export async function insertTagEach(
  db: Db,
  { teamId, accountId, at }: Deed,
  pairs: readonly { creatorId: number; tag: string }[],
): Promise<void> {
  await sql`
    insert into team_creator_tags (team_id, creator_id, tag, added_by, added_at)
    select ${teamId}::bigint, "creatorId", tag, ${accountId}::bigint, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(pairs)}) as pair ("creatorId" bigint, tag text)
    on conflict (team_id, creator_id, tag) do nothing`.execute(db);
}

/** @returns creators that lost tags, once per tag */
export async function deleteTags(
  db: Db,
  teamId: number,
  ids: readonly number[],
  tags: readonly string[],
): Promise<number[]> {
  const rows = await db
    .deleteFrom('team_creator_tags')
    .where('team_id', '=', teamId)
    .where('creator_id', '=', anyOf(ids))
    .where('tag', '=', sql<string>`any(${tags}::text[])`)
    .returning('creator_id')
    .execute();
  return rows.map(row => row.creator_id);
}

/** Returns those ids that are creators, ascending. */
export async function knownCreators(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
  return rows.map(row => row.id);
}
