import type { Mailbox } from '../../../server/outside/mail-protocol/mailbox-access.ts';

/** A mailbox that is and stays empty. */
export const emptyMailbox: Mailbox = {
  sentFolder: 'Sent',
  canWait: false,
  isInInbox: async () => false,
  isInSent: async () => false,
  folders: async () => [{ role: 'inbox', path: 'INBOX', uidValidity: 1, uidNext: 1 }],
  uids: async () => [],
  entries: async () => [],
  async *fetch() {},
  waitForNews: async () => false,
  close: async () => undefined,
};
