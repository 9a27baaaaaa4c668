import type { CreatorAddress, KnownAddress } from './queries.ts';

export interface Unlocking {
  /** The addresses to unlock now, including free ones. */
  opened: CreatorAddress[];
  /** How many of them count against the plan: addresses that are new to the team. */
  taken: number;
  /** Creators with an unlocked address afterwards. */
  creators: number;
  /** Creators whose addresses all stay locked. */
  locked: number;
  withoutAddress: number;
}

/**
 * Plans which addresses to unlock, in the order of the creators, while the plan has unlocks left. An address counts
 * once for a team, whichever creator has it: one that was unlocked before is free.
 * @param known newest first
 * @param unlocked which of the known addresses the team has unlocked, with any creator
 */
export function planUnlocking(
  creatorIds: readonly number[],
  known: readonly KnownAddress[],
  unlocked: readonly { creator_id: number; address: string }[],
  left: number,
): Unlocking {
  const addressesOf = Map.groupBy(known, row => row.creator_id);
  const free = new Set(unlocked.map(row => row.address));
  const openOf = Map.groupBy(unlocked, row => row.creator_id);
  const plan: Unlocking = { opened: [], taken: 0, creators: 0, locked: 0, withoutAddress: 0 };
  for (const creatorId of creatorIds) {
    const addresses = addressesOf.get(creatorId) ?? [];
    const open = new Set(openOf.get(creatorId)?.map(row => row.address));
    for (const { address } of addresses) {
      if (open.has(address)) continue;
      if (!free.has(address)) {
        if (plan.taken >= left) continue;
        plan.taken++;
        free.add(address);
      }
      open.add(address);
      plan.opened.push({ creatorId, address });
    }
    if (!addresses.length) plan.withoutAddress++;
    else if (addresses.some(({ address }) => open.has(address))) plan.creators++;
    else plan.locked++;
  }
  return plan;
}
