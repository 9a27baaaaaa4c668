/** Kind of due work of which leases are taken: a sender whose inbox is to be read. */
export const inboxKind = 'mail.inbox';
