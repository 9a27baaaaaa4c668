import { Inbox } from './Inbox.tsx';

/** Conversations of all mailboxes, in three panes. */
export default function InboxPage() {
  return <Inbox />;
}
