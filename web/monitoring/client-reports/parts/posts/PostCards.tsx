import { useTranslation } from 'react-i18next';
import type { ReportPost } from '../../../../../contract/monitoring/client-reports/client-reports.ts';
import { compactCount, day, percentOfBp } from '../../../../../contract/core/format.ts';
import { platformNames } from '../../../../catalogue/shared/display-names.ts';
import { PostCover } from '../../../../market/shared/posts/PostCover.tsx';
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
    <li className={styles.card}>
      {post.coverUrl.startsWith('/') && (
        <PostCover url={post.coverUrl} durationSeconds={post.durationSeconds} />
      )}
      <p className={styles.who}>
        <b>
          <bdi>{post.name || post.handle}</bdi>
        </b>
        <span>
          {platformNames[post.platform]}
          {post.publishedAt && ` · ${day(post.publishedAt, zone)}`}
        </span>
      </p>
      <a
        href={post.url}
        target="_blank"
        rel="noreferrer"
        className={styles.caption}
        aria-label={`${post.caption || t('posts.noCaption')} · ${t('posts.open', { platform: platformNames[post.platform] })}`}
      >
        <bdi>{post.caption || t('posts.noCaption')}</bdi>
      </a>
      {isOffline && <p className={styles.state}>{monitors(`post.state.${post.state}`)}</p>}
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Posts as cards with their figures. */
export function PostCards({ posts, zone }: PostsProps) {
  return (
    <ul className={styles.cards}>
      {posts.map(post => (
        <PostCard key={post.key} post={post} zone={zone} />
      ))}
    </ul>
  );
}
