import type { IdPair } from '../../../core/db/move-references.ts';
import { makeHook } from '../../../core/hooks.ts';

export interface CreatorsMerged {
  teamId: number;
  pairs: readonly IdPair[];
  /** Creators of whom something cannot be moved are added here, and stay. */
  kept: Set<number>;
}

/** Creators turned out to be others. Runs as each team: features let its rows name the creator who stays. */
export const creatorsMerged = makeHook<CreatorsMerged>();

/** The same for rows that belong to no team, once for each creator. */
export const creatorMerged = makeHook<IdPair>();
