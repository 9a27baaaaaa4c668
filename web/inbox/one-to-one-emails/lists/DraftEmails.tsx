import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import type { EmailRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { paths } from '../../../app/paths.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Addressees } from './Addressees.tsx';
import { readEmails, writeEmails } from './email-tabs.ts';
import { EmailList, type EmailTabProps } from './EmailList.tsx';
import { EmailPanel } from '../editor/EmailPanel.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './email-list.module.css';

type LinkTo = (email: EmailRow) => string;

function draftColumns(t: TFunction<'one-to-one-emails'>, linkTo: LinkTo): Column<EmailRow>[] {
  return [
    {
      key: 'subject',
      head: t('subject', { ns: 'common' }),
      width: 320,
      cell: email => (
        <>
          <Text
            as={Link}
            block
            weight={600}
            truncate
            to={linkTo(email)}
            preventScrollReset
            hoverAccent
            className={styles.name}
            title={email.subject}
          >
            <bdi>{email.subject || t('list.noSubject')}</bdi>
          </Text>
          <Text as="bdi" block size="sm" tone="faint" truncate className={styles.below} title={email.snippet}>
            {email.snippet}
          </Text>
        </>
      ),
    },
    {
      key: 'to',
      head: t('list.to'),
      width: 220,
      cell: ({ to }) => <Addressees line={to} />,
    },
    {
      key: 'sender',
      head: t('list.sender'),
      width: 190,
      cell: ({ sender }) => (
        <Text as="bdi" block truncate dir="ltr" className={styles.cut} title={sender?.address}>
          {sender?.address ?? absent}
        </Text>
      ),
    },
    {
      key: 'changed',
      head: t('list.changed'),
      width: 150,
      cell: ({ changedAt }) => <Moment at={changedAt} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 110,
      cell: email => (
        <Button
          component={Link}
          to={linkTo(email)}
          preventScrollReset
          variant="default"
          size="compact-sm"
          aria-label={t('drafts.continueOf', { subject: email.subject || t('list.noSubject') })}
        >
          {t('drafts.continue')}
        </Button>
      ),
    },
  ];
}

/** Drafts: a reply opens in its conversation, a new email in a panel beside the list. */
export function DraftEmails(props: EmailTabProps) {
  const { t } = useTranslation('one-to-one-emails');
  const [params, setParams] = useSearchParams();
  const state = readEmails(params);
  const linkTo: LinkTo = ({ id, threadId }) =>
    threadId === null
      ? paths.drafts(writeEmails({ ...state, letter: id }).toString())
      : paths.inbox(`thread=${threadId}&letter=${id}`);
  const close = () => setParams(writeEmails({ ...state, letter: null }), { preventScrollReset: true });
  return (
    <EmailList {...props} list="drafts" columns={draftColumns(t, linkTo)}>
      {state.letter !== null && <EmailPanel key={state.letter} emailId={state.letter} onDone={close} />}
    </EmailList>
  );
}
