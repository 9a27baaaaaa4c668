/** States of what is written, as stored (product §7). What came of it is derived from moments, see mail-outcomes.ts. */
export const taskStates = ['draft', 'timed', 'sending', 'paused', 'sent', 'not_sent', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** `left_out`: known before the start why not; `ended`: nothing more goes to them, `reason` says why. */
export const recipientStates = ['draft', 'left_out', 'waiting', 'sending', 'in_doubt', 'ended'] as const;
export type RecipientState = (typeof recipientStates)[number];

/**
 * `sending`: in flight; `deferred`: refused for now (4xx) or never handed over whole, tried again; `in_doubt`:
 * handed over, and nobody knows whether it was taken; `not_sent`: settled that it was not.
 */
export const messageStates = ['sending', 'deferred', 'accepted', 'failed', 'in_doubt', 'not_sent'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why a round, and what follows, does not go to somebody. */
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

/** When a follow-up goes: `always`, or by what is known of the recipient at that moment. */
export const roundConditions = ['always', 'unread', 'readNoReply', 'noReply'] as const;
export type RoundCondition = (typeof roundConditions)[number];
