import { sql } from 'kysely';
import { actsForAll } from '../../core/db/conditions/acts-for-all.ts';
import type { Db } from '../../core/db/database.ts';

/** The reader: team and account. */
export interface Viewer {
  teamId: number;
  accountId: number;
}

/** The list id of entries that apply to every list. */
export const everyList = 0;

/** A private list is visible to the account that created it and to who acts for all. */
export const visibleTo = (viewer: Viewer) => sql<boolean>`(l.visibility = 'team'
  or l.created_by = ${viewer.accountId}
  or ${actsForAll(viewer)})`;

/** Returns the name of a list that the caller may see. */
export async function findListName(db: Db, viewer: Viewer, listId: number): Promise<string | null> {
  const row = await db
    .selectFrom('lists as l')
    .select('l.name')
    .where('l.team_id', '=', viewer.teamId)
    .where('l.id', '=', listId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Returns those ids that are creators, ascending. */
export async function knownCreators(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
  return rows.map(row => row.id);
}

export interface NewEntries {
  teamId: number;
  listId: number;
  reason: string;
  by: number;
  at: Date;
}

/**
 * Inserts entries; creators that are blocked there already stay as they are.
 * @param ids ascending, so that two transactions that block the same creators wait for each other and never deadlock
 * @returns the creators that were not blocked there before
 */
export async function insertEntries(
  db: Db,
  ids: readonly number[],
  { teamId, listId, reason, by, at }: NewEntries,
): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    insert into blocklist_entries (team_id, creator_id, list_id, reason, added_by, added_at)
    select ${teamId}::bigint, id, ${listId}::bigint, ${reason}::text, ${by}::bigint, ${at}::timestamptz
    from unnest(${ids}::bigint[]) as id
    on conflict (team_id, creator_id, list_id) where removed_at is null do nothing
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

/** Returns active entries for these creators in any of these lists; those for every list come last. */
export function reasonsOf(db: Db, teamId: number, ids: readonly number[], listIds: readonly number[]) {
  return db
    .selectFrom('blocklist_entries')
    .select(['creator_id', 'reason'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('list_id', '=', sql<number>`any(${listIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .orderBy('list_id', 'desc')
    .execute();
}

export async function idsBlockedEverywhere(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocklist_entries')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('list_id', '=', everyList)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(row => row.creator_id);
}

/** Returns active entries that the caller may see: those for every list last, otherwise the newest last. */
export function visibleBlocks(db: Db, viewer: Viewer, ids: readonly number[]) {
  return db
    .selectFrom('blocklist_entries as e')
    .leftJoin('lists as l', join => join.onRef('l.team_id', '=', 'e.team_id').onRef('l.id', '=', 'e.list_id'))
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'e.team_id').onRef('a.id', '=', 'e.added_by'),
    )
    .select(['e.creator_id', 'e.list_id', 'e.reason', 'e.added_at', 'a.nickname as added_by'])
    .where('e.team_id', '=', viewer.teamId)
    .where('e.creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('e.removed_at', 'is', null)
    .where(sql<boolean>`(e.list_id = ${everyList} or ${visibleTo(viewer)})`)
    .orderBy(sql`e.list_id = ${everyList}`)
    .orderBy('e.added_at')
    .execute();
}

export async function countEntries(db: Db, teamId: number, listId: number): Promise<number> {
  const { entries } = await db
    .selectFrom('blocklist_entries')
    .select(count => count.fn.countAll<number>().as('entries'))
    .where('team_id', '=', teamId)
    .where('list_id', '=', listId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return entries;
}

export async function deleteEntries(db: Db, teamId: number, listId: number): Promise<void> {
  await db
    .deleteFrom('blocklist_entries')
    .where('team_id', '=', teamId)
    .where('list_id', '=', listId)
    .execute();
}
