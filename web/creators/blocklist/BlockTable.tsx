import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BlocklistEntry } from '../../../contract/creators/blocklist.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import row from '../../ui/theme/row-name.module.css';
import styles from './BlocklistPage.module.css';

export interface BlockTableProps {
  entries: readonly BlocklistEntry[] | undefined;
  /** Removed entries: by whom, when and why, instead of the button that removes them. */
  isHistory: boolean;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
  onTakeOff: (entry: BlocklistEntry) => void;
}

export const nameOf = ({ name, handle }: BlocklistEntry) => name || handle;

function Creator({ entry }: { entry: BlocklistEntry }) {
  const name = nameOf(entry);
  return (
    <Group gap={12} shrink>
      <Avatar name={name} src={entry.avatarUrl} />
      <Box shrink>
        <Link to={paths.creator(entry.platform, entry.creatorId)} className={row.name} title={name}>
          {name}
        </Link>
        <Text as="span" block size="sm" tone="faint" clip className={styles.below}>
          {platformNames[entry.platform]} · <bdi dir="ltr">@{entry.handle}</bdi>
        </Text>
      </Box>
    </Group>
  );
}

function Done({ at, by }: { at: string; by: string }) {
  const { t } = useTranslation('blocklist');
  return (
    <>
      <Moment at={at} />
      <Text as="span" block size="sm" tone="faint" clip className={styles.below}>
        {t('by', { name: by || t('deletedAccount', { ns: 'common' }) })}
      </Text>
    </>
  );
}

function Actions({ entry, onTakeOff }: { entry: BlocklistEntry; onTakeOff: () => void }) {
  const { t } = useTranslation('blocklist');
  const name = nameOf(entry);
  const homepage = t('homepage', { name, platform: platformNames[entry.platform] });
  return (
    <Group as="span" inline gap={6}>
      {entry.homepageUrl && (
        <ActionIcon
          variant="default"
          size={30}
          component="a"
          href={entry.homepageUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={homepage}
          title={homepage}
        >
          <IconExternalLink size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {!entry.removed && (
        <Button variant="default" size="compact-sm" aria-label={t('takeOffOf', { name })} onClick={onTakeOff}>
          {t('takeOff')}
        </Button>
      )}
    </Group>
  );
}

function blockColumns(
  t: TFunction<'blocklist'>,
  { isHistory, onTakeOff }: Pick<BlockTableProps, 'isHistory' | 'onTakeOff'>,
): Column<BlocklistEntry>[] {
  const removed: Column<BlocklistEntry>[] = [
    {
      key: 'removed',
      head: t('column.removed'),
      width: 180,
      cell: entry => entry.removed && <Done {...entry.removed} />,
    },
    {
      key: 'removedReason',
      head: t('column.removedReason'),
      width: 200,
      cell: entry => <Text breaks>{entry.removed?.reason}</Text>,
    },
  ];
  return [
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 240,
      cell: entry => <Creator entry={entry} />,
    },
    {
      key: 'followers',
      head: t('column.followers'),
      align: 'end',
      width: 90,
      cell: ({ followers }) => <Count value={followers} />,
    },
    {
      key: 'reason',
      head: t('column.reason'),
      width: 240,
      cell: ({ reason }) => <Text breaks>{reason}</Text>,
    },
    {
      key: 'scope',
      head: t('column.scope'),
      width: 150,
      cell: ({ list }) => (
        <Tag tone={list ? 'plain' : 'warn'} title={list?.name}>
          {list ? list.name : t('everyList')}
        </Tag>
      ),
    },
    {
      key: 'added',
      head: t('column.added'),
      width: 180,
      cell: ({ addedAt, addedBy }) => <Done at={addedAt} by={addedBy} />,
    },
    ...(isHistory ? removed : []),
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: isHistory ? 60 : 130,
      cell: entry => <Actions entry={entry} onTakeOff={() => onTakeOff(entry)} />,
    },
  ];
}

/** Entries, newest first. */
export function BlockTable({ entries, isStale, instead, ...kind }: BlockTableProps) {
  const { t } = useTranslation('blocklist');
  return (
    <DataTable
      label={t('title')}
      columns={blockColumns(t, kind)}
      rows={entries}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={10}
      instead={instead}
    />
  );
}
