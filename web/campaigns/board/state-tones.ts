import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';

/** What a state says by its colour: on the way, done, or off. */
export const stateTones: Record<CollaborationState, 'plain' | 'accent' | 'good' | 'bad'> = {
  negotiating: 'plain',
  agreed: 'accent',
  productSent: 'accent',
  draftDue: 'accent',
  draftApproved: 'accent',
  published: 'good',
  checked: 'good',
  paid: 'good',
  closed: 'plain',
  cancelled: 'bad',
};
