import type { CollaborationState, DraftState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Dice } from '../sample-world/random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What a creator knows of a collaboration. */
export interface Work {
  state: CollaborationState;
  /** When it came into that state. */
  stateSince: Date;
  /** Something is to be sent to the creator first. */
  hasProduct: boolean;
  /** When its draft is due, and when its post is expected; null if nobody said so. */
  draftDue: Date | null;
  publishFrom: Date | null;
  /** Oldest first. */
  drafts: readonly { state: DraftState; decidedAt: Date | null }[];
}

/** What the creator does next, and from when on. */
export type Part = { does: 'handIn'; version: number; at: Date } | { does: 'publish'; at: Date };

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const later = (a: Date, b: Date | null) => (b && b > a ? b : a);

/**
 * What a sample creator does next for a collaboration, some hours to days after it can be done; null while it is the
 * team's turn. The same collaboration always takes the same time.
 */
export function nextPart(work: Work, dice: Dice): Part | null {
  const { state, stateSince, drafts } = work;
  const pace = dice.unit();
  if (state === 'draftApproved') {
    const at = later(after(stateSince, (6 + 30 * pace) * hour), work.publishFrom);
    return { does: 'publish', at };
  }
  const last = drafts.at(-1);
  if (last?.state === 'changesWanted' && last.decidedAt)
    return { does: 'handIn', version: drafts.length + 1, at: after(last.decidedAt, (8 + 40 * pace) * hour) };
  const hasAll = state === 'productSent' || (state === 'agreed' && !work.hasProduct);
  if (!hasAll || last) return null;
  // One in four is late.
  const soonest = after(stateSince, (1 + 2 * pace) * day);
  const due = work.draftDue && after(work.draftDue, (1.2 * pace - 0.9) * 2 * day);
  return { does: 'handIn', version: 1, at: later(soonest, due) };
}
