/** Words of letters that pages and server share. */

export const letterKinds = ['new', 'reply', 'replyAll', 'forward'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `waiting`: to be sent at its moment, until then it can be taken back. */
export const letterStates = ['draft', 'waiting', 'sending', 'sent', 'failed', 'in_doubt'] as const;
export type LetterState = (typeof letterStates)[number];

/** How long a letter can be taken back after "send", milliseconds. */
export const undoMs = 10_000;
