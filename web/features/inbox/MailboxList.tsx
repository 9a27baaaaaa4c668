import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconAt, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/format.ts';
import type { MailboxState } from '../../../contract/mailboxes.ts';
import { paths } from '../../paths.ts';
import { Bone } from '../../ui/Bone.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { showToast } from '../../ui/toast.ts';
import { currentLang } from '../../i18n/lang.ts';
import { siteNow } from '../../ui/site-clock.ts';
import { useSyncing } from './acts.ts';
import { noFilter } from './inbox-state.ts';
import { useMailboxes } from './queries.ts';
import { shortMoment } from './short-moment.ts';
import { SideEntry } from './SideEntry.tsx';
import styles from './side.module.css';
import type { SideProps } from './ViewList.tsx';

const timeOf = (at: string | null) => (at ? shortMoment(at, siteNow(), currentLang) : '');

/** How far a mailbox was read, or why not and what to do. */
function SyncState({ mailbox }: { mailbox: MailboxState }) {
  const { t } = useTranslation('inbox');
  const { state, messages, pending, syncedAt, nextAt, failure, senderId } = mailbox;
  const number = fullCount(messages);
  if (state === 'failed' && failure) {
    return (
      <p className={styles.failed}>
        <IconAlertTriangle size={13} aria-hidden /> {t(`mailbox.failure.${failure.stage}`)}
        {nextAt && ` · ${t('mailbox.retry', { time: timeOf(nextAt) })}`}{' '}
        <Link to={paths.sender(senderId)} title={failure.text}>
          {t('mailbox.fix')}
        </Link>
      </p>
    );
  }
  const words = {
    off: t('mailbox.off'),
    waiting: t('mailbox.waiting'),
    syncing: pending
      ? t('mailbox.syncingMore', { number, pending: fullCount(pending) })
      : t('mailbox.syncing', { number }),
    synced: t('mailbox.synced', { time: timeOf(syncedAt), number }),
    failed: t('mailbox.failure.other'),
  };
  return <p className={styles.sync}>{words[state]}</p>;
}

function SyncButton({ mailbox: { senderId, address, state } }: { mailbox: MailboxState }) {
  const { t } = useTranslation('inbox');
  const syncing = useSyncing();
  if (state === 'off') return null;
  const label = t('mailbox.syncNowOf', { address });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={label}
      title={t('mailbox.syncNow')}
      loading={syncing.isPending}
      disabled={state === 'syncing'}
      onClick={() =>
        syncing.mutate(senderId, { onSuccess: () => showToast('success', t('mailbox.asked', { address })) })
      }
    >
      <IconRefresh size={15} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

/** The bound mailboxes; each leads to what lies in it. */
export function MailboxList({ state, counts, linkTo }: SideProps) {
  const { t } = useTranslation('inbox');
  const { data, isError, refetch } = useMailboxes();
  const unreadOf = (id: number) => counts?.senders.find(sender => sender.id === id)?.unread;
  return (
    <section aria-label={t('mailbox.title')}>
      <h2 className={styles.title}>{t('mailbox.title')}</h2>
      {!data && !isError && <Bone width="100%" height={44} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && !data.mailboxes.length && (
        <div className={styles.none}>
          <p>{t('mailbox.none')}</p>
          <Button component={Link} to={paths.senders()} variant="default" size="xs">
            {t('mailbox.bind')}
          </Button>
        </div>
      )}
      <ul className={styles.entries}>
        {data?.mailboxes.map(mailbox => (
          <SideEntry
            key={mailbox.senderId}
            to={linkTo({ ...noFilter, view: 'all', senderId: mailbox.senderId })}
            isCurrent={state.senderId === mailbox.senderId}
            icon={<IconAt size={17} stroke={1.6} aria-hidden />}
            name={mailbox.address}
            unread={unreadOf(mailbox.senderId)}
            about={<SyncState mailbox={mailbox} />}
          >
            <SyncButton mailbox={mailbox} />
          </SideEntry>
        ))}
      </ul>
    </section>
  );
}
