import type { getCreatorEmails, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { resolveSelection } from '../bulk/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { requireRoom, roomFor, consumeEntitlement, announcePlanChange } from '../../billing/plans/service.ts';
import { planUnlocking } from './plan-unlocking.ts';
import {
  findCreatorName,
  insertUnlocked,
  knownAddresses,
  lockUnlocking,
  putConfirmed,
  unlockedOf,
  unlockedRows,
} from './queries.ts';

export interface Unlocked {
  /** Creators with an unlocked address now. */
  creators: number;
  /** Addresses that this call counted against the plan. */
  taken: number;
  /** Creators who stay locked because the plan has no unlocks left. */
  locked: number;
  withoutAddress: number;
}

async function recordUnlocking(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
  { addresses, taken }: { addresses: number; taken: number },
): Promise<void> {
  const [first] = creatorIds;
  const one = creatorIds.length === 1 && first !== undefined;
  await recordOperation(db, ctx, ctx.actor.teamId, {
    action: 'creator.unlock',
    subject: 'creator',
    ...(one && { subjectId: first, subjectName: (await findCreatorName(db, first)) ?? '' }),
    after: { creators: creatorIds.length, addresses, taken },
  });
}

/**
 * Unlocks the contact addresses of creators for the team permanently, in the order of the ids, as many as the plan has
 * left. An address that the team has unlocked before, even with another creator, costs nothing. Concurrent calls never
 * exceed the limit and never pay twice for an address. Runs in the caller's transaction as the team.
 * @param creatorIds each once
 */
export async function unlockAddresses(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
): Promise<Unlocked> {
  const { teamId, accountId } = ctx.actor;
  await lockUnlocking(db, teamId);
  const known = await knownAddresses(db, creatorIds);
  const addresses = [...new Set(known.map(row => row.address))];
  const unlocked = await unlockedRows(db, teamId, addresses);
  const left = await roomFor(db, ctx, 'email.unlock');
  const { opened, ...sums } = planUnlocking(creatorIds, known, unlocked, left);
  if (!opened.length) return sums;
  if (sums.taken) await consumeEntitlement(db, ctx, 'email.unlock', { amount: sums.taken });
  await insertUnlocked(db, teamId, opened, { by: accountId, at: ctx.now() });
  const openedFor = [...new Set(opened.map(({ creatorId }) => creatorId))];
  await recordUnlocking(db, ctx, openedFor, { addresses: opened.length, taken: sums.taken });
  if (sums.taken) await announcePlanChange(db, teamId);
  return sums;
}

/**
 * Unlocks an address that a creator gave the team: it costs nothing, becomes the team's first choice, and other teams
 * do not see it. Runs in the caller's transaction as the team.
 * @param confirmed.by the account that asked for it
 */
export async function openConfirmed(
  db: Db,
  ctx: Context,
  teamId: number,
  { creatorId, address, by }: { creatorId: number; address: string; by: number },
): Promise<void> {
  await putConfirmed(db, teamId, { creatorId, address }, { by, at: ctx.now() });
}

/**
 * Returns the addresses that the team may write to: first those that the creators gave themselves, then the newest;
 * creators without one are missing. Addresses that were removed from the catalogue, for example at a creator's request,
 * are locked again.
 */
export async function addressesOf(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<Map<number, string[]>> {
  const open = await openAddresses(db, teamId, creatorIds);
  const byCreator = Map.groupBy(open, row => row.creator_id);
  return new Map([...byCreator].map(([id, rows]) => [id, rows.map(row => row.address)]));
}

const keyOf = (row: { creator_id: number; address: string }) => `${row.creator_id} ${row.address}`;

async function openAddresses(db: Db, teamId: number, creatorIds: readonly number[]) {
  const unlocked = await unlockedOf(db, teamId, creatorIds);
  if (!unlocked.length) return [];
  const confirmedKeys = new Set<string>();
  const confirmed = unlocked.flatMap(row => {
    if (!row.confirmed_at) return [];
    confirmedKeys.add(keyOf(row));
    return { creator_id: row.creator_id, address: row.address, source: 'told', found_at: row.confirmed_at };
  });
  const keys = new Set(unlocked.map(keyOf));
  const known = await knownAddresses(db, [...new Set(unlocked.map(row => row.creator_id))]);
  return [...confirmed, ...known.filter(row => keys.has(keyOf(row)) && !confirmedKeys.has(keyOf(row)))];
}

/** @throws AppError not_found for a creator who does not exist */
export async function loadEmails(
  pool: Db,
  ctx: SignedIn,
  creatorId: number,
): Promise<ReplyOf<typeof getCreatorEmails>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    if ((await findCreatorName(db, creatorId)) === null) throw new AppError('not_found');
    const known = await knownAddresses(db, [creatorId]);
    const open = await openAddresses(db, teamId, [creatorId]);
    return {
      total: new Set([...known, ...open].map(keyOf)).size,
      unlocked: open.map(({ address, source, found_at: foundAt }) => ({
        address,
        source,
        foundAt: foundAt.toISOString(),
      })),
      remaining: await roomFor(db, ctx, 'email.unlock'),
    };
  });
}

/** @throws AppError not_found for an empty selection; entitlement_exceeded if no creator can be unlocked */
export async function unlockSelection(
  pool: Db,
  ctx: SignedIn,
  { selection }: BodyOf<typeof unlockEmails>,
): Promise<Unlocked> {
  const creatorIds = await resolveSelection(pool, ctx, selection);
  if (!creatorIds.length) throw new AppError('not_found');
  return asTeam(pool, ctx.actor.teamId, async db => {
    const unlocked = await unlockAddresses(db, ctx, creatorIds);
    if (!unlocked.creators && unlocked.locked) await requireRoom(db, ctx, 'email.unlock');
    return unlocked;
  });
}
