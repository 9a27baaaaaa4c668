import type { CreatorAddress } from '../shared/open-addresses.queries.ts';

/** An address that the team may see, with one of its creators. */
export interface HeldAddress extends CreatorAddress {
  /** Also without the catalogue: the creator gave it, or the team imported it. */
  isOwn: boolean;
}

export interface Unlocking {
  /** The addresses to unlock now, including free ones. */
  opened: CreatorAddress[];
  /** How many of them count against the plan: addresses that are new to the team. */
  taken: number;
  /** Creators with an address that the team may see afterwards. */
  creators: number;
  /** Creators whose addresses all stay locked because the plan has no unlocks left. */
  locked: number;
  withoutAddress: number;
  /** Creators who stay locked because all their addresses are refused. */
  refused: number;
}

export interface UnlockParts {
  /** Of these creators in the catalogue, newest first. */
  known: readonly CreatorAddress[];
  /** Which of the known addresses the team holds, with any creator; and all own ones of these creators. */
  held: readonly HeldAddress[];
  /** Known addresses that are never unlocked. */
  isRefused: (each: CreatorAddress) => boolean;
}

/**
 * Plans which addresses to unlock, in the order of the creators, while unlocks are left. An address counts once for a
 * team, whichever creator has it: one that the team holds is free.
 */
export function planUnlocking(
  creatorIds: readonly number[],
  { known, held, isRefused }: UnlockParts,
  left: number,
): Unlocking {
  const addressesOf = Map.groupBy(known, row => row.creatorId);
  const free = new Set(held.map(row => row.address));
  const heldOf = Map.groupBy(held, row => row.creatorId);
  const plan: Unlocking = { opened: [], taken: 0, creators: 0, locked: 0, withoutAddress: 0, refused: 0 };
  for (const creatorId of creatorIds) {
    const addresses = addressesOf.get(creatorId) ?? [];
    const own = heldOf.get(creatorId) ?? [];
    const open = new Set(own.map(row => row.address));
    let isAsked = false;
    for (const each of addresses) {
      const { address } = each;
      if (open.has(address) || isRefused(each)) continue;
      isAsked = true;
      if (!free.has(address)) {
        if (plan.taken >= left) continue;
        plan.taken++;
        free.add(address);
      }
      open.add(address);
      plan.opened.push({ creatorId, address });
    }
    if (own.some(row => row.isOwn) || addresses.some(({ address }) => open.has(address))) plan.creators++;
    else if (!addresses.length) plan.withoutAddress++;
    else if (isAsked) plan.locked++;
    else plan.refused++;
  }
  return plan;
}
