import { IconChartLine, IconExternalLink, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../../contract/core/format.ts';
import { ActOnCreator } from '../../../creators/shared/actions/ActOnCreator.tsx';
import { PostCell, usePostName } from '../../shared/posts/PostCell.tsx';
import { creatorName } from '../../shared/CreatorLine.tsx';
import { IconAction } from '../../shared/IconAction.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import { WatchDialog } from '../../shared/watch/WatchDialog.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import type { TagView } from '../queries.ts';

type Post = TagView['posts'][number];

interface Asking {
  what: 'save' | 'watch';
  post: Post;
}

function useColumns(ask: (asking: Asking) => void): Column<Post>[] {
  const { t } = useTranslation('rankings');
  const nameOf = usePostName();
  return [
    {
      key: 'post',
      head: t('post', { ns: 'common' }),
      width: 340,
      cell: post => (
        <PostCell post={{ ...post, platform: post.creator.platform, handle: post.creator.handle }} />
      ),
    },
    {
      key: 'plays',
      head: t('column.plays'),
      align: 'end',
      width: 100,
      cell: ({ plays }) => <Count value={plays} />,
    },
    {
      key: 'likes',
      head: t('column.likes'),
      align: 'end',
      width: 100,
      cell: ({ likes }) => <Count value={likes} />,
    },
    {
      key: 'published',
      head: t('column.published'),
      align: 'end',
      width: 112,
      cell: ({ publishedAt }) => <time dateTime={publishedAt}>{day(publishedAt)}</time>,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 128,
      cell: post => (
        <Group as="span" inline gap={4} align="stretch">
          <IconAction
            icon={IconExternalLink}
            label={t('act.open')}
            of={nameOf(post).slice(0, 40)}
            href={post.url}
          />
          <IconAction
            icon={IconStar}
            label={t('act.save')}
            of={creatorName(post.creator)}
            onPress={() => ask({ what: 'save', post })}
          />
          <IconAction
            icon={IconChartLine}
            label={t('act.watch')}
            of={nameOf(post).slice(0, 40)}
            onPress={() => ask({ what: 'watch', post })}
          />
        </Group>
      ),
    },
  ];
}

/** The most played posts with the tag, one per creator. */
export function TagPosts({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('rankings');
  const nameOf = usePostName();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const columns = useColumns(setAsking);
  return (
    <Card title={t('tag.best')} aside={t('tag.bestAside')}>
      <DataTable
        label={t('tag.best')}
        columns={columns}
        rows={posts}
        keyOf={({ key }) => key}
        instead={posts.length ? undefined : t('tag.noPosts')}
      />
      {asking?.what === 'save' && (
        <ActOnCreator
          what="save"
          creator={{ id: asking.post.creator.id, name: creatorName(asking.post.creator) }}
          onClose={close}
        />
      )}
      {asking?.what === 'watch' && (
        <WatchDialog
          watched={{ kind: 'post', name: nameOf(asking.post).slice(0, 40), url: asking.post.url }}
          onClose={close}
        />
      )}
    </Card>
  );
}
