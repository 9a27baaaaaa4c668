import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import type { EmailRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { paths } from '../../../app/paths.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Addressees } from './Addressees.tsx';
import { DueTime } from './DueTime.tsx';
import { EmailActs } from './EmailActs.tsx';
import { EmailList, type EmailTabProps } from './EmailList.tsx';
import { EmailStateTag } from './EmailStateTag.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './email-list.module.css';

function Subject({ email: { subject, snippet, threadId } }: { email: EmailRow }) {
  const { t } = useTranslation('one-to-one-emails');
  const words = <bdi>{subject || t('list.noSubject')}</bdi>;
  return (
    <>
      {threadId === null ? (
        <Text as="span" block weight={600} truncate className={styles.plainName}>
          {words}
        </Text>
      ) : (
        <Text
          as={Link}
          block
          weight={600}
          truncate
          to={paths.inbox(`thread=${threadId}`)}
          hoverAccent
          className={styles.name}
          title={t('outgoing.open')}
        >
          {words}
        </Text>
      )}
      <Text as="bdi" block size="sm" tone="faint" truncate className={styles.below} title={snippet}>
        {snippet}
      </Text>
    </>
  );
}

function outgoingColumns(t: TFunction<'one-to-one-emails'>): Column<EmailRow>[] {
  return [
    {
      key: 'to',
      head: t('list.to'),
      width: 200,
      cell: ({ to }) => <Addressees line={to} />,
    },
    {
      key: 'subject',
      head: t('subject', { ns: 'common' }),
      width: 260,
      cell: email => <Subject email={email} />,
    },
    {
      key: 'sender',
      head: t('list.sender'),
      width: 180,
      cell: ({ sender, by }) => (
        <>
          <Text as="bdi" block truncate dir="ltr" className={styles.cut} title={sender?.address}>
            {sender?.address ?? absent}
          </Text>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {by || t('deletedAccount', { ns: 'common' })}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 180,
      cell: ({ state, response }) => (
        <>
          <EmailStateTag state={state} />
          {state !== 'sent' && response && (
            <Text
              as="bdi"
              block
              size="sm"
              tone="faint"
              truncate
              dir="ltr"
              className={styles.below}
              title={response}
            >
              {response}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'when',
      head: t('time', { ns: 'common' }),
      width: 160,
      cell: ({ state, dueAt, endedAt, changedAt }) =>
        state === 'waiting' && dueAt ? <DueTime at={dueAt} /> : <Moment at={endedAt ?? dueAt ?? changedAt} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 135,
      cell: email => <EmailActs email={email} />,
    },
  ];
}

/** Outgoing emails, newest first, with their states and actions. */
export function OutgoingEmails(props: EmailTabProps) {
  const { t } = useTranslation('one-to-one-emails');
  return <EmailList {...props} list="outgoing" columns={outgoingColumns(t)} />;
}
