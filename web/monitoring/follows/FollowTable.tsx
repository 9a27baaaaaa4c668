import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Follow } from '../../../contract/monitoring/follows.ts';
import { absent, dateTime, fullCount } from '../../../contract/core/format.ts';
import { currentLang } from '../../i18n/lang.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { shortMoment } from '../../ui/dates/short-moment.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './follows.module.css';

/** Its name: the creator, or the hashtag with its sign. */
export const followName = ({ creator, hashtag }: Pick<Follow, 'creator' | 'hashtag'>): string =>
  creator ? creator.name || creator.handle : `#${hashtag}`;

function WhatCell({ follow }: { follow: Follow }) {
  const { t } = useTranslation('monitors');
  const { creator, platform } = follow;
  const name = followName(follow);
  return (
    <Group gap={10} shrink>
      {creator && <Avatar name={name} src={creator.avatarUrl} size={32} />}
      <Box shrink>
        {creator ? (
          <Text
            as={Link}
            block
            weight={600}
            truncate
            to={paths.creator(creator.platform, creator.id)}
            hoverAccent
            className={styles.name}
            title={name}
          >
            <bdi>{name}</bdi>
          </Text>
        ) : (
          <Text as="bdi" block weight={600} truncate className={styles.name}>
            {name}
          </Text>
        )}
        <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
          {platform ? platformNames[platform] : t('follows.everywhere')}
          {creator && ` · @${creator.handle}`}
        </Text>
      </Box>
    </Group>
  );
}

export interface FollowTableProps {
  projectId: number;
  follows: readonly Follow[] | undefined;
  /** A closed project cannot be changed. */
  isOpen: boolean;
  instead: ReactNode;
  onRemove: (follow: Follow) => void;
}

function useColumns({ projectId, isOpen, onRemove }: FollowTableProps): Column<Follow>[] {
  const { t } = useTranslation('monitors');
  return [
    { key: 'what', head: t('column.follow'), width: 260, cell: follow => <WhatCell follow={follow} /> },
    {
      key: 'words',
      head: t('column.words'),
      width: 260,
      cell: ({ words, kind }) =>
        words.length ? (
          <Group as="span" gap={4} align="stretch" wrap>
            {words.map(word => (
              <Tag key={word}>{word}</Tag>
            ))}
          </Group>
        ) : (
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {t(kind === 'creator' ? 'follows.anyPost' : 'follows.tagged')}
          </Text>
        ),
    },
    {
      key: 'found',
      head: t('column.found'),
      align: 'end',
      width: 90,
      cell: ({ found, creator }) =>
        creator && found > 0 ? (
          <Link
            to={paths.monitor(projectId, `tab=posts&creator=${creator.id}`)}
            aria-label={t('follows.showFound', { name: creator.name || creator.handle })}
          >
            {fullCount(found)}
          </Link>
        ) : (
          fullCount(found)
        ),
    },
    {
      key: 'looked',
      head: t('column.looked'),
      width: 150,
      cell: ({ lookedAt, nextAt }) => (
        <>
          {lookedAt ? <Ago at={lookedAt} /> : absent}
          {nextAt && (
            <Text
              as="time"
              block
              size="sm"
              tone="faint"
              truncate
              className={styles.below}
              dateTime={nextAt}
              title={dateTime(nextAt)}
            >
              {Date.parse(nextAt) <= siteNow()
                ? t('posts.nextSoon')
                : t('posts.next', { at: shortMoment(nextAt, siteNow(), currentLang) })}
            </Text>
          )}
        </>
      ),
    },
    { key: 'added', head: t('column.added'), width: 120, cell: ({ addedAt }) => <Ago at={addedAt} /> },
    {
      key: 'remove',
      head: t('follows.remove'),
      hidesHead: true,
      align: 'end',
      width: 60,
      cell: follow =>
        isOpen && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('follows.removeOne', { name: followName(follow) })}
            title={t('follows.remove')}
            onClick={() => onRemove(follow)}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        ),
    },
  ];
}

/** What a project follows, and the posts found by it. */
export function FollowTable(props: FollowTableProps) {
  const { t } = useTranslation('monitors');
  return (
    <DataTable
      label={t('follows.table')}
      columns={useColumns(props)}
      rows={props.follows}
      keyOf={({ id }) => id}
      skeletonRows={4}
      instead={props.instead}
    />
  );
}
