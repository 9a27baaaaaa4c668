import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { MailboxState as Mailbox } from '../../../contract/inbox/mailboxes.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { shortMoment } from '../../ui/dates/short-moment.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './MailboxState.module.css';

const timeOf = (at: string) => shortMoment(at, siteNow(), currentLang);

/** The sync progress of a mailbox in one line, without errors. */
function useProgress(): (mailbox: Mailbox) => string {
  const { t } = useTranslation('mailboxes');
  return ({ state, messages, pending, syncedAt }) => {
    const number = fullCount(messages);
    if (state === 'syncing' && pending)
      return t('syncingMore', { count: pending, pending: fullCount(pending) });
    if (state === 'syncing') return t('syncing', { count: messages, number });
    if (state === 'off') return t('off');
    if (syncedAt) return t('synced', { count: messages, time: timeOf(syncedAt), number });
    return t('waiting');
  };
}

/** One line for narrow places: the sync progress, or the error with a link to where it can be fixed. */
export function MailboxLine({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  const { failure, nextAt, senderId } = mailbox;
  const progress = useProgress();
  if (!failure)
    return (
      <Text size="xs" tone="faint" leading="normal">
        {progress(mailbox)}
      </Text>
    );
  return (
    <Text size="xs" tone="bad" leading="normal" className={styles.failedLine}>
      <IconAlertTriangle size={13} aria-hidden /> {t(`failure.${failure.stage}.text`)}
      {nextAt && ` ${t('retry', { time: timeOf(nextAt) })}`}{' '}
      <Text as={Link} tone="accent" to={paths.sender(senderId)} title={failure.text}>
        {t('fix')}
      </Text>
    </Text>
  );
}

/** The sync progress of a mailbox, or the error: what to do, the next attempt, and the server's reply. */
export function MailboxState({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  const { failure, nextAt } = mailbox;
  const progress = useProgress();
  return (
    <Stack gap={4}>
      {(!failure || mailbox.syncedAt) && <p>{progress(mailbox)}</p>}
      {failure && (
        <Text as="div" size="md" leading="relaxed" breaks>
          <p>
            <Text as="b" weight={600} tone="bad">
              {t(`failure.${failure.stage}.text`)}
            </Text>{' '}
            {t(`failure.${failure.stage}.todo`)}
            {nextAt && ` ${t('retryAt', { time: timeOf(nextAt) })}`}
          </p>
          {failure.text && (
            <Text tone="soft" className={styles.said}>
              {t('said')}{' '}
              <Text as="code" size="sm" dir="ltr">
                {failure.text}
              </Text>
            </Text>
          )}
        </Text>
      )}
    </Stack>
  );
}
