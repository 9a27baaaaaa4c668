/** Kind of due work of which leases are taken: a sender whose mailbox is to be read. */
export const mailboxKind = 'mail.inbox';
