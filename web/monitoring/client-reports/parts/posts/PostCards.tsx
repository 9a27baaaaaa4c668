import { useTranslation } from 'react-i18next';
import type { ReportPost } from '../../../../../contract/monitoring/client-reports/client-reports.ts';
import { compactCount, day, percentOfBp } from '../../../../../contract/core/format.ts';
import { platformNames } from '../../../../catalogue/shared/display-names.ts';
import { PostCover } from '../../../../creators/shared/PostCover.tsx';
import { Grid, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './posts.module.css';

interface PostsProps {
  posts: readonly ReportPost[];
  zone: string;
}

function PostCard({ post, zone }: { post: ReportPost; zone: string }) {
  const { t } = useTranslation('client-reports');
  const { t: monitors } = useTranslation('monitors');
  const figures = [
    [t('figure.plays'), compactCount(post.plays)],
    [t('figure.likes'), compactCount(post.likes)],
    [t('figure.comments'), compactCount(post.comments)],
    [t('figure.shares'), compactCount(post.shares)],
    [t('figure.engagement'), percentOfBp(post.engagementBp)],
  ] as const;
  const isOffline = post.state === 'private' || post.state === 'gone';
  return (
    <Stack as="li" gap={6} shrink p={10} className={styles.card}>
      {post.coverUrl && (
        <PostCover url={post.coverUrl} caption={post.caption} durationSeconds={post.durationSeconds} />
      )}
      <Stack as="p" className={styles.who}>
        <Text as="b" truncate>
          <bdi>{post.name || post.handle}</bdi>
        </Text>
        <Text as="span" tone="faint">
          {platformNames[post.platform]}
          {post.publishedAt && ` · ${day(post.publishedAt, zone)}`}
        </Text>
      </Stack>
      <Text
        as="a"
        size="xs"
        tone="soft"
        clip
        breaks
        href={post.url}
        target="_blank"
        rel="noreferrer"
        className={styles.caption}
        aria-label={`${post.caption || t('posts.noCaption')} · ${t('posts.open', { platform: platformNames[post.platform] })}`}
      >
        <bdi>{post.caption || t('posts.noCaption')}</bdi>
      </Text>
      {isOffline && (
        <Text size="xs" tone="bad">
          {monitors(`post.state.${post.state}`)}
        </Text>
      )}
      <Grid as="dl" gap={2} columnGap={10} className={styles.figures}>
        {figures.map(([name, value]) => (
          <Group gap={6} align="baseline" justify="between" key={name}>
            <Text as="dt" tone="faint">
              {name}
            </Text>
            <Text as="dd" size="xs" weight={600}>
              {value}
            </Text>
          </Group>
        ))}
      </Grid>
    </Stack>
  );
}

/** Posts as cards with their figures. */
export function PostCards({ posts, zone }: PostsProps) {
  return (
    <Grid as="ul" gap={14} className={styles.cards}>
      {posts.map(post => (
        <PostCard key={post.key} post={post} zone={zone} />
      ))}
    </Grid>
  );
}
