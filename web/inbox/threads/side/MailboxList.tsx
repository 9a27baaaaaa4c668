import { Button } from '@mantine/core';
import { IconAt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMailboxes } from '../../mailboxes/mailbox-queries.ts';
import { MailboxLine } from '../../mailboxes/MailboxState.tsx';
import { SyncMailbox } from '../../mailboxes/SyncMailbox.tsx';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { noFilter } from '../inbox-address.ts';
import { SideEntry } from './SideEntry.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './side.module.css';
import type { SideProps } from './ViewList.tsx';

/** The connected mailboxes; each links to its conversations. */
export function MailboxList({ address, counts, linkTo }: SideProps) {
  const { t } = useTranslation('inbox');
  const { data, isError, refetch } = useMailboxes();
  const unreadOf = (id: number) => counts?.senders.find(sender => sender.id === id)?.unread;
  return (
    <section aria-label={t('mailbox.title')}>
      <Group as="h2" size="xs" weight={400} tone="faint" className={styles.title}>
        {t('mailbox.title')}
      </Group>
      {!data && !isError && <Skeleton width="100%" height={44} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && !data.mailboxes.length && (
        <Text as="div" size="sm" tone="faint" leading="relaxed" className={styles.none}>
          <p>{t('mailbox.none')}</p>
          <Button component={Link} to={paths.senders()} variant="default" size="xs">
            {t('mailbox.bind')}
          </Button>
        </Text>
      )}
      <Stack as="ul" className={styles.entries}>
        {data?.mailboxes.map(mailbox => (
          <SideEntry
            key={mailbox.senderId}
            to={linkTo({ ...noFilter, view: 'all', senderId: mailbox.senderId })}
            isCurrent={address.senderId === mailbox.senderId}
            icon={<IconAt size={17} stroke={1.6} aria-hidden />}
            name={mailbox.address}
            unread={unreadOf(mailbox.senderId)}
            about={
              <div className={styles.sync}>
                <MailboxLine mailbox={mailbox} />
              </div>
            }
          >
            <SyncMailbox mailbox={mailbox} isSmall />
          </SideEntry>
        ))}
      </Stack>
    </section>
  );
}
