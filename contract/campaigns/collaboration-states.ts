import {
  collaborationStates,
  type CollaborationSign,
  type CollaborationState,
} from './collaboration-kinds.ts';

/** What a move depends on. */
export interface CollaborationFacts {
  /** A fee was agreed; 0 counts. */
  hasFee: boolean;
  /** Every deliverable has its post; false without deliverables. */
  hasPosts: boolean;
  checksPassed: boolean;
  /** Null if no goal was set. */
  visitsReached: boolean | null;
  /** Payables that are neither paid nor cancelled, and those that are paid. */
  unpaid: number;
  paid: number;
  /** A part of the fee is in no payable; false if nobody can tell. */
  isPartOpen: boolean;
}

/** Why a card cannot be moved to a column; the texts are in the i18n of `collaborations`. */
const moveRefusals = [
  'feeMissing',
  'postMissing',
  'unpaid',
  'partPaid',
  'reasonMissing',
  'alreadyPaid',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

const order = (state: CollaborationState): number => collaborationStates.indexOf(state);

export const isOver = (state: CollaborationState): boolean => state === 'closed' || state === 'cancelled';

const goals: Record<CollaborationSign, CollaborationState | null> = {
  replied: 'negotiating',
  termsAccepted: 'agreed',
  productSent: 'productSent',
  draftHandedIn: 'draftDue',
  draftApproved: 'draftApproved',
  postFound: 'published',
  checksPassed: 'checked',
  visitsReached: 'checked',
  allPaid: 'paid',
};

const holds = (sign: CollaborationSign, facts: CollaborationFacts): boolean => {
  if (sign === 'postFound') return facts.hasPosts;
  if (sign === 'termsAccepted') return facts.hasFee;
  if (sign === 'checksPassed' || sign === 'visitsReached')
    return facts.hasPosts && facts.checksPassed && facts.visitsReached !== false;
  // Without a fee nobody can tell whether it is all.
  if (sign === 'allPaid') return facts.hasFee && facts.paid > 0 && facts.unpaid === 0 && !facts.isPartOpen;
  return true;
};

/**
 * Returns where a sign moves a card: only forward, never out of an end state. An early payment moves the card only when
 * everything before is done: `allPaid` counts from `checked` on.
 * @returns null if it stays
 */
export function movedBy(
  state: CollaborationState,
  sign: CollaborationSign,
  facts: CollaborationFacts,
): CollaborationState | null {
  const goal = goals[sign];
  if (goal === null || isOver(state) || order(goal) <= order(state) || !holds(sign, facts)) return null;
  if (sign === 'allPaid' && state !== 'checked') return null;
  return goal;
}

/** Signs that may already apply when another sign moves a card to a state, such as an early payment. */
export const nextSigns: Partial<Record<CollaborationState, CollaborationSign>> = {
  published: 'checksPassed',
  checked: 'allPaid',
};

/** Returns why a card cannot be moved there; null if it can. `reason`: the text given for a cancellation. */
export function refusalOf(
  from: CollaborationState,
  to: CollaborationState,
  facts: CollaborationFacts,
  reason: string,
): MoveRefusal | null {
  if (from === to) return null;
  if (to === 'cancelled') {
    // A creator who got a deposit and never published can be cancelled; work that was done and paid cannot.
    if (facts.paid > 0 && order(from) >= order('paid')) return 'alreadyPaid';
    return reason.trim() === '' ? 'reasonMissing' : null;
  }
  if (order(to) >= order('agreed') && !facts.hasFee) return 'feeMissing';
  if (order(to) >= order('published') && !facts.hasPosts) return 'postMissing';
  if (order(to) >= order('paid') && facts.unpaid > 0) return 'unpaid';
  // Without any payable a team does not use them, and its word counts.
  if (order(to) >= order('paid') && facts.paid > 0 && facts.isPartOpen) return 'partPaid';
  return null;
}
