import { sql } from 'kysely';
import type { MemberFilter } from '../../../contract/creators/lists.ts';
import type { Db } from '../../core/db/database.ts';

/** Returns those ids that are creators. */
export async function knownCreators(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(row => row.id);
}

interface Adding {
  teamId: number;
  listId: number;
  accountId: number;
  at: Date;
}

/** @returns those that were not in the list before */
export async function insertMembers(db: Db, adding: Adding, ids: readonly number[]): Promise<number[]> {
  const { teamId, listId, accountId, at } = adding;
  const { rows } = await sql<{ creator_id: number }>`
    insert into list_members (team_id, list_id, creator_id, added_at, added_by)
    select ${teamId}::bigint, ${listId}::bigint, id, ${at}::timestamptz, ${accountId}::bigint
    from unnest(${ids}::bigint[]) id
    on conflict (team_id, list_id, creator_id) do nothing
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

/** @returns those that were in the list */
export async function deleteMembers(
  db: Db,
  teamId: number,
  listId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .deleteFrom('list_members')
    .where('team_id', '=', teamId)
    .where('list_id', '=', listId)
    .where('creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .returning('creator_id')
    .execute();
  return rows.map(row => row.creator_id);
}

/** Returns whether a colleague added any of these members. */
export async function hasOthersMembers(
  db: Db,
  { teamId, listId, accountId }: Omit<Adding, 'at'>,
  ids: readonly number[],
): Promise<boolean> {
  const row = await db
    .selectFrom('list_members')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('list_id', '=', listId)
    .where('creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('added_by', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countMembers(db: Db, teamId: number, listId: number, more: number): Promise<void> {
  await db
    .updateTable('lists')
    .set(({ eb }) => ({ members: eb('members', '+', more) }))
    .where('team_id', '=', teamId)
    .where('id', '=', listId)
    .execute();
}

/** Counts one more list for each creator. @returns how many were in none before */
export async function countFavouritesUp(
  db: Db,
  teamId: number,
  ids: readonly number[],
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ lists: number }>`
    insert into favourites as f (team_id, creator_id, lists, since)
    select ${teamId}::bigint, id, 1, ${at}::timestamptz from unnest(${ids}::bigint[]) id
    on conflict (team_id, creator_id) do update set lists = f.lists + excluded.lists
    returning lists`.execute(db);
  return rows.filter(row => row.lists === 1).length;
}

/** Counts one list less for each creator. @returns how many are in none now */
export async function countFavouritesDown(db: Db, teamId: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('favourites')
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('lists', '=', 1)
    .executeTakeFirst();
  await db
    .updateTable('favourites')
    .set(({ eb }) => ({ lists: eb('lists', '-', 1) }))
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return Number(numDeletedRows);
}

/** Newest first; applies the parts of a filter that concern the team's own rows. */
export async function filterMembers(
  db: Db,
  teamId: number,
  listId: number,
  { status, tag, collector }: Omit<MemberFilter, 'keyword'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('list_members as m')
    .select('m.creator_id')
    .where('m.team_id', '=', teamId)
    .where('m.list_id', '=', listId)
    .$if(status !== undefined, query =>
      query
        .leftJoin('team_creators as t', join =>
          join.onRef('t.team_id', '=', 'm.team_id').onRef('t.creator_id', '=', 'm.creator_id'),
        )
        .where(sql<boolean>`coalesce(t.status, 'new') = ${status}`),
    )
    .$if(tag !== undefined, query =>
      query
        .innerJoin('team_creator_tags as g', join =>
          join.onRef('g.team_id', '=', 'm.team_id').onRef('g.creator_id', '=', 'm.creator_id'),
        )
        .where(sql<boolean>`g.tag = ${tag}`),
    )
    .$if(collector !== undefined, query => query.where(sql<boolean>`m.added_by = ${collector}`))
    .orderBy('m.added_at', 'desc')
    .orderBy('m.creator_id')
    .execute();
  return rows.map(row => row.creator_id);
}

const literal = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns those of these creators whose name or handle contains a text, in any case. */
export async function creatorsNamed(db: Db, ids: readonly number[], keyword: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(of => of.or([of('name', 'ilike', literal(keyword)), of('handle', 'ilike', literal(keyword))]))
    .execute();
  return new Set(rows.map(row => row.id));
}

/** Counts members of a list that are in no other list of the team. */
export async function countOnlyHere(db: Db, teamId: number, listId: number): Promise<number> {
  const { count } = await db
    .selectFrom('list_members as m')
    .innerJoin('favourites as f', join =>
      join.onRef('f.team_id', '=', 'm.team_id').onRef('f.creator_id', '=', 'm.creator_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('m.team_id', '=', teamId)
    .where('m.list_id', '=', listId)
    .where('f.lists', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of all lists of a team. @returns the creator of each, at most `max` */
export async function deleteMembersOfTeam(db: Db, teamId: number, max: number): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    delete from list_members where team_id = ${teamId} and ctid = any(array(
      select ctid from list_members where team_id = ${teamId} limit ${max}))
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}
