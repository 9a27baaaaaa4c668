import {
  collaborationStates,
  type CollaborationSign,
  type CollaborationState,
} from './collaboration-kinds.ts';

/** What a move depends on. */
export interface CollaborationFacts {
  /** A fee was agreed; 0 counts. */
  hasFee: boolean;
  /** Every deliverable has its post; false without any. */
  hasPosts: boolean;
  checksPassed: boolean;
  /** Null: no goal was set. */
  visitsReached: boolean | null;
  /** Payables that are neither paid nor cancelled, and those that are paid. */
  unpaid: number;
  paid: number;
}

/** Why a card may not go where somebody put it; the words stand in the i18n of `collaborations`. */
export const moveRefusals = ['feeMissing', 'postMissing', 'unpaid', 'reasonMissing', 'alreadyPaid'] as const;
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
  if (sign === 'allPaid') return facts.paid > 0 && facts.unpaid === 0;
  return true;
};

/**
 * Where a sign moves a card: only forward, never out of what is over. What was paid early moves the card
 * when everything before is done: `allPaid` counts from `checked` on.
 * @returns null where it stays
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

/** Signs that may hold already when a card arrives somewhere by another sign: what was paid early. */
export const nextSigns: Partial<Record<CollaborationState, CollaborationSign>> = {
  published: 'checksPassed',
  checked: 'allPaid',
};

/** Whether somebody may put a card there; null: they may. `reason`: what they gave for a cancellation. */
export function refusalOf(
  from: CollaborationState,
  to: CollaborationState,
  facts: CollaborationFacts,
  reason: string,
): MoveRefusal | null {
  if (from === to) return null;
  if (to === 'cancelled') {
    // Who took a deposit and never published is cancelled; what was done and paid is not.
    if (facts.paid > 0 && order(from) >= order('paid')) return 'alreadyPaid';
    return reason.trim() === '' ? 'reasonMissing' : null;
  }
  if (order(to) >= order('agreed') && !facts.hasFee) return 'feeMissing';
  if (order(to) >= order('published') && !facts.hasPosts) return 'postMissing';
  if (order(to) >= order('paid') && facts.unpaid > 0) return 'unpaid';
  return null;
}
