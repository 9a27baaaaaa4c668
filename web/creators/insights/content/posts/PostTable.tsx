import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPost } from '../../../../../contract/creators/insights/insights.ts';
import { day, minutesSeconds, percentOfBp } from '../../../../../contract/core/format.ts';
import { Count } from '../../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../../ui/tables/DataTable.tsx';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from '../content.module.css';
import { PostCover } from '../../../shared/PostCover.tsx';
import type { ContentState } from '../content-state.ts';
import { PostMarks } from './PostMarks.tsx';

export interface PostTableProps {
  posts: readonly ListedPost[] | undefined;
  isStale: boolean;
  sort: ContentState['sort'];
  onSort: (sort: ContentState['sort']) => void;
  instead: ReactNode;
}

function postColumns(t: TFunction<'creators'>, insights: TFunction<'insights'>): Column<ListedPost>[] {
  const count = (key: 'plays' | 'likes' | 'comments'): Column<ListedPost> => ({
    key,
    head: t(`post.${key}`),
    align: 'end',
    width: 96,
    sortable: true,
    cell: post => <Count value={post[key]} />,
  });
  return [
    {
      key: 'post',
      head: insights('content.post'),
      width: 320,
      cell: post => {
        const caption = post.caption || t('post.noCaption');
        return (
          <Group as="span" gap={10} shrink className={styles.cell}>
            <PostCover url={post.coverUrl} caption={caption} durationSeconds={null} isSmall />
            {post.url ? (
              <a href={post.url} target="_blank" rel="noreferrer" title={caption}>
                {caption}
              </a>
            ) : (
              <span title={caption}>{caption}</span>
            )}
            <Group as="span" gap={4} align="stretch" fixed>
              <PostMarks post={post} />
            </Group>
          </Group>
        );
      },
    },
    {
      key: 'newest',
      head: t('post.published'),
      width: 112,
      sortable: true,
      cell: post => day(post.publishedAt),
    },
    count('plays'),
    count('likes'),
    count('comments'),
    {
      key: 'shares',
      head: t('post.shares'),
      align: 'end',
      width: 96,
      cell: post => <Count value={post.shares} />,
    },
    {
      key: 'interaction',
      head: t('column.avg_intrate'),
      align: 'end',
      width: 96,
      sortable: true,
      cell: post => percentOfBp(post.interactionBp),
    },
    {
      key: 'duration',
      head: insights('content.duration'),
      align: 'end',
      width: 88,
      sortable: true,
      cell: post => minutesSeconds(post.durationMs),
    },
  ];
}

/** Posts as rows; a heading sorts by its figure. */
export function PostTable({ posts, isStale, sort, onSort, instead }: PostTableProps) {
  const { t } = useTranslation('creators');
  const { t: insights } = useTranslation('insights');
  return (
    <DataTable
      label={insights('content.list')}
      columns={postColumns(t, insights)}
      rows={posts}
      keyOf={post => post.platformPostId}
      sortedBy={sort}
      onSort={key => onSort(key as ContentState['sort'])}
      density="compact"
      isStale={isStale}
      instead={instead}
    />
  );
}
