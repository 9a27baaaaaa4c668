import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { MailboxState as Mailbox } from '../../../contract/inbox/mailboxes.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { shortMoment } from '../../ui/dates/short-moment.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import styles from './MailboxState.module.css';

const timeOf = (at: string) => shortMoment(at, siteNow(), currentLang);

/** How far a mailbox was read, in one line; nothing of why it was not. */
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

/** One line for a narrow place: how far it was read, or why not, with the way to where that is mended. */
export function MailboxLine({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  const { failure, nextAt, senderId } = mailbox;
  const progress = useProgress();
  if (!failure) return <p className={styles.line}>{progress(mailbox)}</p>;
  return (
    <p className={styles.failedLine}>
      <IconAlertTriangle size={13} aria-hidden /> {t(`failure.${failure.stage}.text`)}
      {nextAt && ` ${t('retry', { time: timeOf(nextAt) })}`}{' '}
      <Link to={paths.sender(senderId)} title={failure.text}>
        {t('fix')}
      </Link>
    </p>
  );
}

/** How far a mailbox was read, or why not: what to do, when it is tried again, and what the server said. */
export function MailboxState({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  const { failure, nextAt } = mailbox;
  const progress = useProgress();
  return (
    <div className={styles.state}>
      {(!failure || mailbox.syncedAt) && <p>{progress(mailbox)}</p>}
      {failure && (
        <div className={styles.failure}>
          <p>
            <b>{t(`failure.${failure.stage}.text`)}</b> {t(`failure.${failure.stage}.todo`)}
            {nextAt && ` ${t('retryAt', { time: timeOf(nextAt) })}`}
          </p>
          {failure.text && (
            <p className={styles.said}>
              {t('said')} <code dir="ltr">{failure.text}</code>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
