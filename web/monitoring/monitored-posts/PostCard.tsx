import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../contract/core/format.ts';
import type { MonitorPost } from '../../../contract/monitoring/monitored-posts.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Grid, Group, Stack } from '../../ui/box/Box.tsx';
import styles from '../../market/shared/posts/post.module.css';
import { PostName, type PostNameProps, type ShownPost } from '../../market/shared/posts/PostCell.tsx';
import { PostCover } from '../../creators/shared/PostCover.tsx';
import { PostWho } from '../../market/shared/posts/PostWho.tsx';
import { StateTag } from '../shared/states/StateTag.tsx';

type CardPost = ShownPost & Pick<MonitorPost, 'state' | 'stateSince' | 'publishedAt'>;

export interface PostCardProps extends PostNameProps {
  post: CardPost;
  /** `isWide` spans the whole width. */
  figures: readonly { name: string; value: ReactNode; isWide?: boolean }[];
  /** Below the figures: the reason it is shown, and actions. */
  children?: ReactNode;
}

/** A post as a card: picture, caption, creator and figures. */
export function PostCard({ post, to, figures, children }: PostCardProps) {
  const { t } = useTranslation('monitors');
  return (
    <Stack as="article" shrink clip border radius="card" ground="surface" className={styles.card}>
      <PostCover url={post.coverUrl} caption={post.caption} durationSeconds={post.durationSeconds} />
      <Stack gap={6} grow className={styles.text}>
        <PostName post={post} to={to} />
        <Group as="p" gap={2} columnGap={8} wrap shrink size="sm" tone="faint">
          <PostWho post={post} />
          {post.publishedAt && <time dateTime={post.publishedAt}>{day(post.publishedAt)}</time>}
          {post.isSponsored && <Tag tone="warn">{t('post.sponsored')}</Tag>}
          {post.state !== 'online' && <StateTag state={post.state} since={post.stateSince} />}
        </Group>
        <Grid as="dl" gap={4} columnGap={12} className={styles.figures}>
          {figures.map(({ name, value, isWide }) => (
            <div key={name} data-wide={isWide}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Grid>
        {children}
      </Stack>
    </Stack>
  );
}
