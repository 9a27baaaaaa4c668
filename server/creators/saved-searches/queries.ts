import { sql } from 'kysely';
import type { SearchPlatform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';

export interface Owner {
  teamId: number;
  accountId: number;
}

export interface NewSearch {
  name: string;
  platform: SearchPlatform;
  /** Without the page number. */
  query: string;
}

/** Searches of an account are saved and renamed one after another, so that names stay unique and the limit holds. */
export async function lockSearches(db: Db, { teamId, accountId }: Owner): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Newest first. */
export async function searchRows(db: Db, { teamId, accountId }: Owner) {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'platform', 'query', 'seen_at', 'created_at'])
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => ({ ...row, platform: row.platform ?? ('all' as const) }));
}

export type SavedRow = Awaited<ReturnType<typeof searchRows>>[number];

/** In any case. */
export async function searchNamed(
  db: Db,
  { teamId, accountId }: Owner,
  name: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countSearches(db: Db, { teamId, accountId }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSearch(
  db: Db,
  { teamId, accountId }: Owner,
  { platform, ...search }: NewSearch,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('saved_searches')
    .values({
      team_id: teamId,
      account_id: accountId,
      ...search,
      platform: platform === 'all' ? null : platform,
      seen_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false if the account has no such search */
export async function updateSearch(
  db: Db,
  { teamId, accountId }: Owner,
  id: number,
  change: { name: string } | { seen_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set(change)
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** @returns false if the account has no such search */
export async function deleteSearch(db: Db, { teamId, accountId }: Owner, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function deleteSearchesOf(db: Db, { teamId, accountId }: Owner): Promise<void> {
  await db
    .deleteFrom('saved_searches')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}
