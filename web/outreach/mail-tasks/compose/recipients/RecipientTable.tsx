import { Button, CloseButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../../../contract/core/format.ts';
import type {
  DraftRecipient,
  KeepableReason,
} from '../../../../../contract/outreach/mail-tasks/draft-recipients.ts';
import type { Platform } from '../../../../../contract/core/platform.ts';
import { platformNames } from '../../../../layout/search/platform-names.ts';
import { paths } from '../../../../app/paths.ts';
import { Avatar } from '../../../../ui/labels/Avatar.tsx';
import { type Column, DataTable } from '../../../../ui/tables/DataTable.tsx';
import { Tag } from '../../../../ui/labels/Tag.tsx';
import { Box, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './recipients.module.css';
import { isKeepable } from './show-state.ts';

export interface RecipientTableProps {
  recipients: readonly DraftRecipient[] | undefined;
  isStale: boolean;
  /** A change is being saved. */
  isBusy: boolean;
  instead: ReactNode;
  onKeep: (recipient: DraftRecipient, reason: KeepableReason, keep: boolean) => void;
  onRemove: (recipient: DraftRecipient) => void;
}

const nameOf = ({ name, handle, address }: DraftRecipient) => name || handle || address;

function Who({ recipient }: { recipient: DraftRecipient }) {
  const { creatorId, platform, handle, avatarUrl } = recipient;
  const name = nameOf(recipient);
  return (
    <Group gap={12} shrink>
      <Avatar name={name} src={avatarUrl} size={34} />
      <Box shrink>
        {creatorId ? (
          <Text
            as={Link}
            block
            weight={600}
            truncate
            to={paths.creator(platform as Platform, creatorId)}
            hoverAccent
            className={styles.name}
            title={name}
          >
            {name}
          </Text>
        ) : (
          <Text as="span" block weight={600} truncate className={styles.name} title={name}>
            {name}
          </Text>
        )}
        {handle && (
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            <bdi dir="ltr">@{handle}</bdi> · {platformNames[platform as Platform]}
          </Text>
        )}
      </Box>
    </Group>
  );
}

function recipientColumns(
  t: TFunction<'mail-tasks'>,
  words: TFunction<'mail-texts'>,
  { isBusy, onKeep, onRemove }: Pick<RecipientTableProps, 'isBusy' | 'onKeep' | 'onRemove'>,
): Column<DraftRecipient>[] {
  return [
    {
      key: 'who',
      head: t('recipients.column.who'),
      width: 240,
      cell: recipient => <Who recipient={recipient} />,
    },
    {
      key: 'address',
      head: t('address', { ns: 'common' }),
      width: 220,
      cell: ({ address, reason }) =>
        address ? (
          <Text as="bdi" block truncate dir="ltr" className={styles.address} title={address}>
            {address}
          </Text>
        ) : (
          <Text as="span" tone="faint">
            {reason === 'locked' ? <IconLock size={15} stroke={1.6} aria-hidden /> : absent}
          </Text>
        ),
    },
    {
      key: 'state',
      head: t('recipients.column.state'),
      width: 240,
      cell: ({ reason, details, kept }) => (
        <Stack gap={2} align="start" shrink className={styles.reason}>
          {reason === null ? (
            <Tag tone="good">{t('recipients.willGet')}</Tag>
          ) : (
            <>
              <span>
                <Tag tone={kept ? 'plain' : 'warn'}>{words(`leaveOut.${reason}`)}</Tag>{' '}
                {kept && <Tag tone="good">{t('recipients.kept')}</Tag>}
              </span>
              {details && (
                <Text as="small" size="sm" tone="faint" breaks>
                  {details}
                </Text>
              )}
            </>
          )}
        </Stack>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 170,
      cell: recipient => {
        const { reason, kept } = recipient;
        const name = nameOf(recipient);
        return (
          <Group as="span" inline gap={6} align="stretch" justify="end" wrap>
            {isKeepable(reason) && (
              <Button
                variant="default"
                size="compact-sm"
                disabled={isBusy}
                aria-label={kept ? t('recipients.leaveOutOf', { name }) : t('recipients.keepOf', { name })}
                onClick={() => onKeep(recipient, reason, !kept)}
              >
                {kept ? t('recipients.leaveOut') : t('recipients.keep')}
              </Button>
            )}
            <CloseButton
              disabled={isBusy}
              aria-label={t('recipients.removeOf', { name })}
              title={t('recipients.remove')}
              onClick={() => onRemove(recipient)}
            />
          </Group>
        );
      },
    },
  ];
}

/** The recipients, and why some do not get the mail. */
export function RecipientTable({ recipients, isStale, instead, ...tools }: RecipientTableProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  return (
    <DataTable
      label={t('recipients.title')}
      columns={recipientColumns(t, words, tools)}
      rows={recipients}
      keyOf={({ id }) => id}
      isStale={isStale}
      density="compact"
      skeletonRows={8}
      instead={instead}
    />
  );
}
