import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the creators of these keys; unknown keys are left out. */
export async function readKeys(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('creator_keys')
    .select(['key', 'creator_id'])
    .where('key', '=', sql<string>`any(${keys})`)
    .execute();
  return new Map(rows.map(row => [row.key, row.creator_id]));
}

/**
 * Locks these keys in order until the transaction ends, so that writers of the same creators wait for each other and
 * never deadlock. Inserts unknown keys with the given ids. The condition of the update is never true, so that it locks
 * existing keys without writing them.
 * @returns the current owners of all keys
 */
export async function lockKeys(db: Db, owners: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string }>`
    insert into creator_keys as stored (key, creator_id)
    select key, creator_id
    from unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::bigint[]) as given (key, creator_id)
    order by key collate "C"
    on conflict (key) do update set creator_id = excluded.creator_id where false
    returning key`.execute(db);
  const made = new Set(rows.map(row => row.key));
  const others = [...owners.keys()].filter(key => !made.has(key));
  return new Map([...owners, ...(others.length ? await readKeys(db, others) : [])]);
}

export async function moveKeys(db: Db, owners: ReadonlyMap<string, number>): Promise<void> {
  if (!owners.size) return;
  await sql`
    update creator_keys set creator_id = given.creator_id
    from unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::bigint[]) as given (key, creator_id)
    where creator_keys.key = given.key`.execute(db);
}

/** Reserves ids for new creators. Unused ids are lost, which costs nothing. */
export async function takeCreatorIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('creators', 'id')) as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(row => row.id);
}

/** Returns all keys of these creators, including handles that they no longer use. */
export async function keysOfCreators(db: Db, creatorIds: readonly number[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('creator_keys')
    .select(['key', 'creator_id'])
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
  return new Map(rows.map(row => [row.key, row.creator_id]));
}

export async function deleteKeysOf(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('creator_keys')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}
