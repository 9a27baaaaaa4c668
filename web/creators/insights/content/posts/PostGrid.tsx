import { useTranslation } from 'react-i18next';
import type { ListedPost } from '../../../../../contract/creators/insights/insights.ts';
import { day, percentOfBp } from '../../../../../contract/core/format.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Count } from '../../../../ui/figures/Count.tsx';
import { Grid, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from '../content.module.css';
import { PostCover } from '../../../shared/PostCover.tsx';
import { PostMarks } from './PostMarks.tsx';

const skeletons = Array.from({ length: 8 }, (_, at) => at);

function PostCard({ post }: { post: ListedPost }) {
  const { t } = useTranslation('creators');
  const caption = post.caption || t('post.noCaption');
  const figures = [
    { name: t('post.plays'), value: <Count value={post.plays} /> },
    { name: t('post.likes'), value: <Count value={post.likes} /> },
    { name: t('post.comments'), value: <Count value={post.comments} /> },
    { name: t('column.avg_intrate'), value: percentOfBp(post.interactionBp) },
  ];
  return (
    <Stack as="li" shrink clip border radius="card" ground="surface">
      <PostCover
        url={post.coverUrl}
        caption={caption}
        durationSeconds={post.durationMs === null ? null : post.durationMs / 1000}
      />
      <Stack gap={6} grow className={styles.text}>
        {post.url ? (
          <Text
            as="a"
            leading="normal"
            clip
            breaks
            className={styles.caption}
            href={post.url}
            target="_blank"
            rel="noreferrer"
            title={caption}
          >
            {caption}
          </Text>
        ) : (
          <Text as="span" leading="normal" clip breaks className={styles.caption} title={caption}>
            {caption}
          </Text>
        )}
        <Text size="sm" tone="faint">
          {day(post.publishedAt)} <PostMarks post={post} />
        </Text>
        <Grid as="dl" gap={4} columnGap={12} className={styles.figures}>
          {figures.map(({ name, value }) => (
            <Group align="stretch" justify="between" size="sm" key={name}>
              <Text as="dt" tone="faint">
                {name}
              </Text>
              <dd>{value}</dd>
            </Group>
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}

/** Posts as cards. Undefined until they are loaded. */
export function PostGrid({ posts, isStale }: { posts: readonly ListedPost[] | undefined; isStale: boolean }) {
  return (
    <Grid as="ul" gap={16} className={styles.grid} aria-busy={!posts || isStale}>
      {posts?.map(post => <PostCard key={post.platformPostId} post={post} />) ??
        skeletons.map(at => (
          <li key={at}>
            <Skeleton width="100%" height={300} />
          </li>
        ))}
    </Grid>
  );
}
