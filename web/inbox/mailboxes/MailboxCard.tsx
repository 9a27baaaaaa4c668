import { useTranslation } from 'react-i18next';
import { useMailboxes } from './mailbox-queries.ts';
import { MailboxState } from './MailboxState.tsx';
import { SyncMailbox } from './SyncMailbox.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from '../../outreach/senders/form/SenderForm.module.css';

/** The sync state of a sender's mailbox. Empty if it cannot be loaded: the form works without it. */
export function MailboxCard({ senderId }: { senderId: number }) {
  const { t } = useTranslation('mailboxes');
  const { data, isError } = useMailboxes();
  const mailbox = data?.mailboxes.find(each => each.senderId === senderId);
  if (isError && !data) return null;
  return (
    <Stack
      as="section"
      gap={12}
      shrink
      p={20}
      border
      ground="surface"
      className={styles.card}
      aria-labelledby="mailbox-state"
    >
      <h2 id="mailbox-state">{t('title')}</h2>
      {mailbox ? <MailboxState mailbox={mailbox} /> : <Skeleton width="40%" height={20} />}
      {mailbox && (
        <div>
          <SyncMailbox mailbox={mailbox} />
        </div>
      )}
    </Stack>
  );
}
