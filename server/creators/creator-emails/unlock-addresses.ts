import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { roomFor, consumeEntitlement, announcePlanChange } from '../../billing/plans/service.ts';
import { findBlocked } from '../blocklist/service.ts';
import { creatorNameFor } from '../shared/team-names.ts';
import { addressesOffered } from './address-hooks.ts';
import { planUnlocking, type Unlocking, type UnlockParts } from './plan-unlocking.ts';
import { knownAddresses } from '../shared/open-addresses.queries.ts';
import { heldAddresses, insertUnlocked, lockUnlocking } from './queries.ts';

export interface UnlockLimits {
  /** At most this many addresses are counted: what the caller was told. */
  max?: number | undefined;
  /** Of each creator only this address. */
  only?: ReadonlyMap<number, string>;
}

async function readParts(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
  only?: ReadonlyMap<number, string>,
): Promise<UnlockParts> {
  const { teamId } = ctx.actor;
  const all = await knownAddresses(db, creatorIds);
  const known = only ? all.filter(row => only.get(row.creatorId) === row.address) : all;
  const addresses = [...new Set(known.map(row => row.address))];
  const blocked = await findBlocked(db, teamId, creatorIds);
  const refused = new Set<string>();
  await addressesOffered.run(db, ctx, { teamId, addresses, refused });
  return {
    known,
    held: await heldAddresses(db, teamId, { addresses, creatorIds }),
    isRefused: ({ creatorId, address }) => blocked.has(creatorId) || refused.has(address),
  };
}

async function recordUnlocking(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
  { addresses, taken }: { addresses: number; taken: number },
): Promise<void> {
  const { teamId } = ctx.actor;
  const [first] = creatorIds;
  const one = creatorIds.length === 1 && first !== undefined;
  await recordOperation(db, ctx, teamId, {
    action: 'creator.unlock',
    subject: 'creator',
    ...(one && { subjectId: first, subjectName: (await creatorNameFor(db, teamId, first)) ?? '' }),
    after: { creators: creatorIds.length, addresses, taken },
  });
}

/** Returns what unlocking these creators would do if the plan had no limit. */
export async function planWithoutLimit(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
): Promise<Unlocking> {
  return planUnlocking(creatorIds, await readParts(db, ctx, creatorIds), Number.POSITIVE_INFINITY);
}

/**
 * Unlocks the contact addresses of creators for the team permanently, in the order of the ids, as many as the plan has
 * left. An address that the team holds already, even with another creator or by its own import, costs nothing.
 * Addresses of blocked creators and those that the team does not write to stay locked. Concurrent calls never exceed
 * the limit and never pay twice for an address. Runs in the caller's transaction as the team.
 * @param creatorIds each once
 */
export async function unlockAddresses(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
  { max = Number.POSITIVE_INFINITY, only }: UnlockLimits = {},
): Promise<Omit<Unlocking, 'opened'>> {
  const { teamId, accountId } = ctx.actor;
  await lockUnlocking(db, teamId);
  const parts = await readParts(db, ctx, creatorIds, only);
  const left = Math.min(max, await roomFor(db, ctx, 'email.unlock'));
  const { opened, ...sums } = planUnlocking(creatorIds, parts, left);
  if (!opened.length) return sums;
  if (sums.taken) await consumeEntitlement(db, ctx, 'email.unlock', { amount: sums.taken });
  await insertUnlocked(db, teamId, opened, { by: accountId, at: ctx.now() });
  const openedFor = [...new Set(opened.map(({ creatorId }) => creatorId))];
  await recordUnlocking(db, ctx, openedFor, { addresses: opened.length, taken: sums.taken });
  if (sums.taken) await announcePlanChange(db, teamId);
  return sums;
}
