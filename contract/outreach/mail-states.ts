/** States of tasks as stored. Outcomes are derived from moments, see recipient-outcomes.ts. */
export const taskStates = ['draft', 'timed', 'sending', 'paused', 'sent', 'not_sent', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** `left_out`: excluded before the start; `ended`: nothing more is sent to them; `reason` says why. */
export const recipientStates = ['draft', 'left_out', 'waiting', 'sending', 'in_doubt', 'ended'] as const;
export type RecipientState = (typeof recipientStates)[number];

/**
 * `sending`: in flight; `deferred`: refused for now (4xx) or never handed over completely, tried again; `in_doubt`:
 * handed over, and it is unknown whether it was accepted; `not_sent`: settled that it was not.
 */
export const messageStates = ['sending', 'deferred', 'accepted', 'failed', 'in_doubt', 'not_sent'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why a round, and those after it, are not sent to a recipient. */
export const endReasons = [
  'completed',
  'replied',
  'bounced',
  'unsubscribed',
  'suppressed',
  'blocked',
  'failed',
  'cancelled',
  'excluded',
] as const;
export type EndReason = (typeof endReasons)[number];

/** When a follow-up is sent: `always`, or depending on what is known of the recipient at that moment. */
export const roundConditions = ['always', 'unread', 'readNoReply', 'noReply'] as const;
export type RoundCondition = (typeof roundConditions)[number];
