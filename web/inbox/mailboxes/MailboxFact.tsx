import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useMailboxes } from './mailbox-queries.ts';
import { MailboxState } from './MailboxState.tsx';
import { SyncMailbox } from './SyncMailbox.tsx';

/** On a sender's card: the sync state of its mailbox, and a button that syncs now. */
export function MailboxFact({ senderId }: { senderId: number }) {
  const mailbox = useMailboxes().data?.mailboxes.find(each => each.senderId === senderId);
  if (!mailbox) return <Skeleton width="70%" height={24} />;
  return (
    <>
      <MailboxState mailbox={mailbox} />
      <SyncMailbox mailbox={mailbox} />
    </>
  );
}
