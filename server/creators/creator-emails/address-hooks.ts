import { makeHook } from '../../core/hooks.ts';

export interface OfferedAddresses {
  teamId: number;
  /** In lower case. */
  addresses: readonly string[];
  /** Those that the team does not write to are added here: they are not unlocked. */
  refused: Set<string>;
}

/** Runs before addresses are unlocked, and before it is said what that costs. */
export const addressesOffered = makeHook<OfferedAddresses>();
