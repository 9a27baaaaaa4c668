import type { FetchedMail, Mailbox } from '../../../server/outside/mail-protocol/mailbox-access.ts';

/** The mails that arrived in the inbox of a mailbox during `work`, oldest first. */
export async function newMails(mailbox: Mailbox, work: () => Promise<unknown>): Promise<FetchedMail[]> {
  const before = await mailbox.folders();
  await work();
  const from = before.find(({ role }) => role === 'inbox')?.uidNext ?? 1;
  return Array.fromAsync(mailbox.fetch('inbox', await mailbox.uids('inbox', { from })));
}
