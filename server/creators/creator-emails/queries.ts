import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { CreatorAddress } from '../shared/open-addresses.queries.ts';

const anyId = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;
const anyText = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;

/** SQL condition: the team may see the address without the catalogue: the creator gave it, or the team imported it. */
const isOwn = sql<boolean>`(imported_at is not null or confirmed_at is not null)`;

/** Unlocks of a team run one after another, so that what the first has unlocked is free for the second. */
export async function lockUnlocking(db: Db, teamId: number): Promise<void> {
  await sql`select from teams where team_id = ${teamId} for no key update`.execute(db);
}

/** Returns which of these addresses the team holds, with any creator, and what these creators have of its own. */
export function heldAddresses(
  db: Db,
  teamId: number,
  { addresses, creatorIds }: { addresses: readonly string[]; creatorIds: readonly number[] },
) {
  return db
    .selectFrom('unlocked_addresses')
    .select(['creator_id as creatorId', 'address', isOwn.as('isOwn')])
    .where('team_id', '=', teamId)
    .where(each =>
      each.or([
        each('address', '=', anyText(addresses)),
        each.and([each('creator_id', '=', anyId(creatorIds)), isOwn]),
      ]),
    )
    .execute();
}

const given = (rows: readonly CreatorAddress[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}) as given ("creatorId" bigint, address text)`;

export async function insertUnlocked(
  db: Db,
  teamId: number,
  opened: readonly CreatorAddress[],
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await sql`
    insert into unlocked_addresses (team_id, creator_id, address, unlocked_by, unlocked_at)
    select ${teamId}::bigint, "creatorId", address, ${by}::bigint, ${at}::timestamptz from ${given(opened)}
    on conflict (team_id, creator_id, address) do nothing`.execute(db);
}

/** Stores addresses that the team imported, in one order for all, so that two imports never deadlock. */
export async function putImported(
  db: Db,
  teamId: number,
  imported: readonly CreatorAddress[],
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await sql`
    insert into unlocked_addresses as stored (team_id, creator_id, address, unlocked_by, unlocked_at, imported_at)
    select distinct ${teamId}::bigint, "creatorId", address, ${by}::bigint, ${at}::timestamptz, ${at}::timestamptz
    from ${given(imported)}
    order by 2, 3
    on conflict (team_id, creator_id, address) do update set imported_at = excluded.imported_at
      where stored.imported_at is null`.execute(db);
}

/** Stores the address that a creator gave a team; replaces an earlier one, and what the team chose before. */
export async function putConfirmed(
  db: Db,
  teamId: number,
  { creatorId, address }: CreatorAddress,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('unlocked_addresses')
    .set({ confirmed_at: null, preferred_at: null })
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId)
    .where(each => each.or([each('confirmed_at', 'is not', null), each('preferred_at', 'is not', null)]))
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

/** Chooses one of the addresses that the team holds of a creator. */
export async function putPreferred(
  db: Db,
  teamId: number,
  { creatorId, address }: CreatorAddress,
  at: Date,
): Promise<void> {
  const ofCreator = db
    .updateTable('unlocked_addresses')
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId);
  await ofCreator.set({ preferred_at: null }).where('preferred_at', 'is not', null).execute();
  await ofCreator.set({ preferred_at: at }).where('address', '=', address).execute();
}
