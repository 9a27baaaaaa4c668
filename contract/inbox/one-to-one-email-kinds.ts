/** Values of one-to-one emails that pages and server use. */

export const emailKinds = ['new', 'reply', 'replyAll', 'forward'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** `waiting`: scheduled; until it is sent it can be taken back. */
export const emailStates = ['draft', 'waiting', 'sending', 'sent', 'failed', 'in_doubt'] as const;
export type EmailState = (typeof emailStates)[number];

/** How long an email can be taken back after "send", milliseconds. */
export const undoMs = 10_000;
