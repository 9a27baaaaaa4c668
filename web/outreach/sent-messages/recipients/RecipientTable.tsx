import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import type { Recipient } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import { platformNames, platforms } from '../../../layout/search/platform-names.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import type { DetailState } from '../task-page-state.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../detail.module.css';
import { OutcomeChips } from './OutcomeChips.tsx';
import { lastEvent } from './recipient-facts.ts';
import { useNextText } from '../use-wait-text.ts';

/** The source of a recipient: platform and handle; empty for a pasted address. */
export function Origin({ recipient: { platform, handle } }: { recipient: Recipient }) {
  const known = platforms.find(each => each === platform);
  if (!known) return null;
  return (
    <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
      {platformNames[known]} · <bdi dir="ltr">@{handle}</bdi>
    </Text>
  );
}

function Last({ recipient, t }: { recipient: Recipient; t: TFunction<'mail-messages'> }) {
  const last = lastEvent(recipient);
  if (!last) return absent;
  return (
    <>
      {t(`last.${last.what}`)}
      <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
        <Moment at={last.at} />
      </Text>
    </>
  );
}

export interface RecipientTableProps {
  recipients: readonly Recipient[] | undefined;
  rounds: number;
  opens: boolean;
  isStale: boolean;
  activeId: number | null;
  linkTo: (by: Partial<DetailState>) => { search: string };
  /** In place of rows. */
  instead: ReactNode;
}

function recipientColumns(
  t: TFunction<'mail-messages'>,
  {
    rounds,
    opens,
    linkTo,
    nextText,
  }: Pick<RecipientTableProps, 'rounds' | 'opens' | 'linkTo'> & {
    nextText: (recipient: Recipient) => string;
  },
): Column<Recipient>[] {
  return [
    {
      key: 'who',
      head: t('recipients.column.who'),
      width: 220,
      cell: recipient => (
        <Group gap={10} shrink>
          <Avatar name={recipient.name || recipient.address} src={recipient.avatarUrl} size={36} />
          <Box shrink>
            <Text
              as={Link}
              block
              weight={600}
              truncate
              to={linkTo({ recipient: recipient.id })}
              preventScrollReset
              className={styles.name}
            >
              {recipient.name || recipient.address}
            </Text>
            <Origin recipient={recipient} />
          </Box>
        </Group>
      ),
    },
    {
      key: 'address',
      head: t('address', { ns: 'common' }),
      width: 200,
      cell: ({ address }) =>
        address ? (
          <Text as="bdi" block tone="soft" truncate dir="ltr" className={styles.address} title={address}>
            {address}
          </Text>
        ) : (
          absent
        ),
    },
    {
      key: 'outcome',
      head: t('outcome', { ns: 'common' }),
      width: 150,
      cell: recipient => <OutcomeChips recipient={recipient} opens={opens} />,
    },
    {
      key: 'round',
      head: t('recipients.column.round'),
      align: 'end',
      width: 80,
      cell: ({ lastRound }) => t('recipients.roundOf', { sent: lastRound, of: rounds }),
    },
    {
      key: 'last',
      head: t('recipients.column.last'),
      width: 150,
      cell: recipient => <Last recipient={recipient} t={t} />,
    },
    {
      key: 'next',
      head: t('recipients.column.next'),
      width: 260,
      cell: recipient => (
        <>
          <Text as="span" breaks>
            {nextText(recipient)}
          </Text>
          {recipient.response && recipient.state !== 'waiting' && (
            <Text
              as="bdi"
              block
              size="sm"
              tone="faint"
              truncate
              className={styles.response}
              title={recipient.response}
            >
              {recipient.response}
            </Text>
          )}
        </>
      ),
    },
  ];
}

/** Recipients in the order of addition; a name opens its panel. */
export function RecipientTable(props: RecipientTableProps) {
  const { recipients, rounds, opens, isStale, activeId, linkTo, instead } = props;
  const { t } = useTranslation('mail-messages');
  const nextText = useNextText();
  return (
    <DataTable
      label={t('tabs.recipients')}
      columns={recipientColumns(t, { rounds, opens, linkTo, nextText })}
      rows={recipients}
      keyOf={({ id }) => id}
      isStale={isStale}
      activeKey={activeId}
      skeletonRows={8}
      instead={instead}
    />
  );
}
