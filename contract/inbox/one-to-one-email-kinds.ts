/** Values of one-to-one emails that pages and server use. */

export const letterKinds = ['new', 'reply', 'replyAll', 'forward'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `waiting`: scheduled; until it is sent it can be taken back. */
export const letterStates = ['draft', 'waiting', 'sending', 'sent', 'failed', 'in_doubt'] as const;
export type LetterState = (typeof letterStates)[number];

/** How long an email can be taken back after "send", milliseconds. */
export const undoMs = 10_000;
