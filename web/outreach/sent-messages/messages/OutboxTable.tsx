import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import type { MessageRow } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import { paths } from '../../../app/paths.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../detail.module.css';
import { MessageStateTag } from './MessageStateTag.tsx';
import { useRoundName } from '../use-wait-text.ts';

export interface OutboxTableProps {
  messages: readonly MessageRow[] | undefined;
  isStale: boolean;
  activeId: number | null;
  linkTo: (messageId: number) => { search: string };
  /** In place of rows. */
  instead: ReactNode;
}

function outboxColumns(
  t: TFunction<'mail-messages'>,
  roundName: (round: number) => string,
  linkTo: OutboxTableProps['linkTo'],
): Column<MessageRow>[] {
  return [
    {
      key: 'to',
      head: t('outbox.column.to'),
      width: 200,
      cell: ({ name, address }) => (
        <>
          <Text as="span" block truncate className={styles.plainName}>
            {name || address}
          </Text>
          {name && (
            <Text as="bdi" block size="sm" tone="faint" truncate dir="ltr" className={styles.below}>
              {address}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'subject',
      head: t('subject', { ns: 'common' }),
      width: 240,
      cell: ({ id, subject }) => (
        <Text
          as={Link}
          block
          weight={600}
          truncate
          to={linkTo(id)}
          preventScrollReset
          className={styles.name}
          title={subject}
        >
          <bdi>{subject || t('outbox.noSubject')}</bdi>
        </Text>
      ),
    },
    {
      key: 'task',
      head: t('outbox.column.task'),
      width: 170,
      cell: ({ taskId, task, recipientId, round }) => (
        <>
          <Text
            as={Link}
            breaks
            to={paths.mailTask(taskId, `recipient=${recipientId}`)}
            className={styles.taskName}
          >
            {task || t('outbox.unnamed')}
          </Text>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {roundName(round)}
          </Text>
        </>
      ),
    },
    {
      key: 'sender',
      head: t('outbox.column.sender'),
      width: 180,
      cell: ({ sender }) =>
        sender ? (
          <Text as="bdi" block tone="soft" truncate dir="ltr" className={styles.address} title={sender}>
            {sender}
          </Text>
        ) : (
          absent
        ),
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 170,
      cell: ({ state, response }) => (
        <>
          <MessageStateTag state={state} />
          {state !== 'accepted' && response && (
            <Text as="bdi" block size="sm" tone="faint" truncate className={styles.response} title={response}>
              {response}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'when',
      head: t('outbox.column.when'),
      width: 165,
      cell: ({ startedAt, endedAt }) => <Moment at={endedAt ?? startedAt} />,
    },
  ];
}

/** Messages; the subject opens the message. */
export function OutboxTable({ messages, isStale, activeId, linkTo, instead }: OutboxTableProps) {
  const { t } = useTranslation('mail-messages');
  const roundName = useRoundName();
  return (
    <DataTable
      label={t('outbox.title')}
      columns={outboxColumns(t, roundName, linkTo)}
      rows={messages}
      keyOf={({ id }) => id}
      isStale={isStale}
      activeKey={activeId}
      skeletonRows={8}
      instead={instead}
    />
  );
}
