import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface CreatorAddress {
  creatorId: number;
  address: string;
}

const anyId = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Returns all addresses of these creators in the catalogue, newest first. */
export function knownAddresses(db: Db, creatorIds: readonly number[]) {
  return db
    .selectFrom('contact_addresses')
    .select(['creator_id as creatorId', 'address', 'source', 'found_at as foundAt'])
    .where('creator_id', '=', anyId(creatorIds))
    .orderBy('found_at', 'desc')
    .orderBy('address')
    .execute();
}

export type KnownAddress = Awaited<ReturnType<typeof knownAddresses>>[number];

export function unlockedOf(db: Db, teamId: number, creatorIds: readonly number[]) {
  return db
    .selectFrom('unlocked_addresses')
    .select(['creator_id as creatorId', 'address', 'confirmed_at', 'imported_at', 'preferred_at'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', anyId(creatorIds))
    .execute();
}

export type UnlockedRow = Awaited<ReturnType<typeof unlockedOf>>[number];
