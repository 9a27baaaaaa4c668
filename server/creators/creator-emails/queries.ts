import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

const anyId = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;
const anyText = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;

/** Unlocks of a team run one after another, so that what the first has unlocked is free for the second. */
export async function lockUnlocking(db: Db, teamId: number): Promise<void> {
  await sql`select from teams where team_id = ${teamId} for no key update`.execute(db);
}

/** Returns all addresses of these creators in the catalogue, newest first. */
export function knownAddresses(db: Db, creatorIds: readonly number[]) {
  return db
    .selectFrom('contact_addresses')
    .select(['creator_id', 'address', 'source', 'found_at'])
    .where('creator_id', '=', anyId(creatorIds))
    .orderBy('found_at', 'desc')
    .orderBy('address')
    .execute();
}

export type KnownAddress = Awaited<ReturnType<typeof knownAddresses>>[number];

/** Returns which of these addresses the team has unlocked, with any creator. */
export function unlockedRows(db: Db, teamId: number, addresses: readonly string[]) {
  return db
    .selectFrom('unlocked_addresses')
    .select(['creator_id', 'address'])
    .where('team_id', '=', teamId)
    .where('address', '=', anyText(addresses))
    .execute();
}

export function unlockedOf(db: Db, teamId: number, creatorIds: readonly number[]) {
  return db
    .selectFrom('unlocked_addresses')
    .select(['creator_id', 'address', 'confirmed_at'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', anyId(creatorIds))
    .execute();
}

export interface CreatorAddress {
  creatorId: number;
  address: string;
}

export async function insertUnlocked(
  db: Db,
  teamId: number,
  opened: readonly CreatorAddress[],
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await sql`
    insert into unlocked_addresses (team_id, creator_id, address, unlocked_by, unlocked_at)
    select ${teamId}::bigint, "creatorId", address, ${by}::bigint, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(opened)}) as opened ("creatorId" bigint, address text)
    on conflict (team_id, creator_id, address) do nothing`.execute(db);
}

/** Stores the address that a creator gave a team; replaces an earlier one. */
export async function putConfirmed(
  db: Db,
  teamId: number,
  { creatorId, address }: CreatorAddress,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('unlocked_addresses')
    .set({ confirmed_at: null })
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId)
    .where('confirmed_at', 'is not', null)
    .execute();
  await db
    .insertInto('unlocked_addresses')
    .values({
      team_id: teamId,
      creator_id: creatorId,
      address,
      unlocked_by: by,
      unlocked_at: at,
      confirmed_at: at,
    })
    .onConflict(on =>
      on.columns(['team_id', 'creator_id', 'address']).doUpdateSet(eb => ({
        confirmed_at: eb.ref('excluded.confirmed_at'),
      })),
    )
    .execute();
}

export async function findCreatorName(db: Db, creatorId: number): Promise<string | null> {
  const row = await db
    .selectFrom('creators')
    .select(['name', 'handle'])
    .where('id', '=', creatorId)
    .executeTakeFirst();
  return row ? row.name || row.handle : null;
}
