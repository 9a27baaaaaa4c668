import { may } from '../../../contract/core/roles/permissions.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import {
  type CreatorAddress,
  type KnownAddress,
  knownAddresses,
  type UnlockedRow,
  unlockedOf,
} from './open-addresses.queries.ts';

/** An address that the team may write to. */
export interface OpenAddress extends CreatorAddress {
  source: string;
  foundAt: Date;
  isImported: boolean;
  isPreferred: boolean;
}

const keyOf = ({ creatorId, address }: CreatorAddress) => `${creatorId} ${address}`;

/** What the creator gave comes before what the team imported, and that before what the catalogue says. */
function openAddress(row: UnlockedRow, known: KnownAddress | undefined): OpenAddress | null {
  const own = row.confirmed_at
    ? { source: 'told', foundAt: row.confirmed_at }
    : row.imported_at && { source: 'imported', foundAt: row.imported_at };
  const found = own ?? known;
  if (!found) return null;
  const { creatorId, address } = row;
  const isImported = row.imported_at !== null;
  const { source, foundAt } = found;
  return { creatorId, address, source, foundAt, isImported, isPreferred: row.preferred_at !== null };
}

/** The chosen address first, then the one that the creator gave, then the newest. */
function inOrder(a: OpenAddress, b: OpenAddress): number {
  return (
    Number(b.isPreferred) - Number(a.isPreferred) ||
    Number(b.source === 'told') - Number(a.source === 'told') ||
    b.foundAt.getTime() - a.foundAt.getTime() ||
    (a.address < b.address ? -1 : 1)
  );
}

/** Returns the addresses of these creators that the team may write to; of each creator, the one to use first. */
export async function openAddresses(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<OpenAddress[]> {
  const unlocked = await unlockedOf(db, teamId, creatorIds);
  if (!unlocked.length) return [];
  const ids = [...new Set(unlocked.map(row => row.creatorId))];
  const known = new Map((await knownAddresses(db, ids)).map(row => [keyOf(row), row]));
  return unlocked.flatMap(row => openAddress(row, known.get(keyOf(row))) ?? []).toSorted(inOrder);
}

/**
 * Returns the addresses that the team may write to: first the one that it chose, then those that the creators gave
 * themselves, then the newest; creators without one are missing. Unlocked addresses that were removed from the
 * catalogue, for example at a creator's request, are locked again.
 */
export async function addressesOf(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<Map<number, string[]>> {
  const open = await openAddresses(db, teamId, creatorIds);
  const byCreator = Map.groupBy(open, row => row.creatorId);
  return new Map([...byCreator].map(([id, rows]) => [id, rows.map(row => row.address)]));
}

/** Like `addressesOf`, for a page of the caller: none if they may not read addresses. */
export const addressesFor = async (
  db: Db,
  { actor }: SignedIn,
  creatorIds: readonly number[],
): Promise<Map<number, string[]>> =>
  may(actor, 'mail.read') ? addressesOf(db, actor.teamId, creatorIds) : new Map();
