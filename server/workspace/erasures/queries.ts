import { sql, type Selectable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { Person } from '../../core/db/personal-data/person.ts';
import type { Schema } from '../../core/db/schema/schema.ts';

export type ErasureRow = Selectable<Schema['erasures']>;

export async function insertErasure(
  db: Db,
  { person, at, by }: { person: Person; at: Date; by: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('erasures')
    .values({ asked_at: at, asked_by: by, state: 'waiting', person: JSON.stringify(person), ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function readErasure(db: Db, id: number): Promise<ErasureRow | undefined> {
  return db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function readWaiting(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  return rows.map(row => row.id);
}

/** Returns the teams that ever ordered, also those that are closed: their orders stay in the books. */
export async function teamsWithOrders(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('order_numbers').select('team_id').distinct().execute();
  return rows.map(row => row.team_id);
}

/** Nothing is left by which the person could be found. */
export async function endErasure(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ state: 'done', person: null, ended_at: at })
    .where('id', '=', id)
    .execute();
}

export const newestErasures = (db: Db, limit: number): Promise<ErasureRow[]> =>
  db.selectFrom('erasures').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** What the catalogue knows by which creators are named. */
export async function readNamings(db: Db, ids: readonly number[]) {
  const these = sql<number>`any(${ids}::bigint[])`;
  const creators = await db
    .selectFrom('creators')
    .select(['id', 'platform', 'handle', 'name', 'homepage_url'])
    .where('id', '=', these)
    .execute();
  const keys = await db.selectFrom('creator_keys').select('key').where('creator_id', '=', these).execute();
  const posts = await db.selectFrom('watched_posts').select('key').where('creator_id', '=', these).execute();
  const contacts = await db
    .selectFrom('contact_addresses')
    .select('address')
    .where('creator_id', '=', these)
    .union(db.selectFrom('creator_consents').select('address').where('creator_id', '=', these))
    .execute();
  return {
    creators,
    keys: keys.map(row => row.key),
    posts: posts.map(row => row.key),
    addresses: contacts.map(row => row.address),
  };
}

/** What a team knows by which creators are named, in the caller's transaction as the team. */
export async function readTeamNamings(db: Db, teamId: number, ids: readonly number[]) {
  const { rows } = await sql<{ name: string | null; address: string | null }>`
    select imported_name as name, null as address from team_creators
    where team_id = ${teamId} and creator_id = any(${ids}::bigint[]) and imported_name is not null
    union all select null, address from unlocked_addresses
    where team_id = ${teamId} and creator_id = any(${ids}::bigint[])
    union all select null, address from address_aliases
    where team_id = ${teamId} and creator_id = any(${ids}::bigint[])
    union all select null, confirmed_address from creator_invitations
    where team_id = ${teamId} and creator_id = any(${ids}::bigint[]) and confirmed_address is not null`.execute(
    db,
  );
  return {
    names: rows.flatMap(row => row.name ?? []),
    addresses: rows.flatMap(row => row.address ?? []),
  };
}

/** Returns the creators of the catalogue who state these addresses. */
export async function readStating(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<{ address: string; creator_id: number }>`
    select distinct lower(address) as address, creator_id from contact_addresses
    where lower(address) = any(${addresses}::text[])`.execute(db);
  return rows;
}

/** Returns the creators that a team knows by an address, in the caller's transaction as the team. */
export async function readKnownBy(db: Db, teamId: number, address: string): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select creator_id from unlocked_addresses where team_id = ${teamId} and lower(address) = ${address}
    union select creator_id from address_aliases where team_id = ${teamId} and lower(address) = ${address}`.execute(
    db,
  );
  return rows.map(row => row.creator_id);
}
