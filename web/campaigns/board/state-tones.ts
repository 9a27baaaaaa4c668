import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';

/** The colour of a state: in progress, done, or cancelled. */
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
