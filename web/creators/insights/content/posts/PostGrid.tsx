import { useTranslation } from 'react-i18next';
import type { ListedPost } from '../../../../../contract/creators/insights/insights.ts';
import { day, minutesSeconds, percentOfBp } from '../../../../../contract/core/format.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Count } from '../../../../ui/figures/Count.tsx';
import styles from '../content.module.css';
import { PostMarks } from './PostMarks.tsx';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';

/** A post's picture, or a neutral placeholder if there is none. */
function Cover({ url }: { url: string }) {
  const [isLost, setLost] = useState(false);
  // A picture on another host is never fetched from there; the same applies to avatars.
  if (url.startsWith('/') && !isLost)
    return <img className={styles.cover} src={url} alt="" loading="lazy" onError={() => setLost(true)} />;
  return (
    <span className={styles.cover} data-empty>
      <IconPhoto size={28} stroke={1.2} aria-hidden />
    </span>
  );
}

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
    <li className={styles.card}>
      <div className={styles.picture}>
        <Cover url={post.coverUrl} />
        {post.durationMs !== null && <span className={styles.length}>{minutesSeconds(post.durationMs)}</span>}
      </div>
      <div className={styles.text}>
        {post.url ? (
          <a className={styles.caption} href={post.url} target="_blank" rel="noreferrer" title={caption}>
            {caption}
          </a>
        ) : (
          <span className={styles.caption} title={caption}>
            {caption}
          </span>
        )}
        <p className={styles.when}>
          {day(post.publishedAt)} <PostMarks post={post} />
        </p>
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Posts as cards. Undefined until they are loaded. */
export function PostGrid({ posts, isStale }: { posts: readonly ListedPost[] | undefined; isStale: boolean }) {
  return (
    <ul className={styles.grid} aria-busy={!posts || isStale}>
      {posts?.map(post => <PostCard key={post.platformPostId} post={post} />) ??
        skeletons.map(at => (
          <li key={at}>
            <Skeleton width="100%" height={300} />
          </li>
        ))}
    </ul>
  );
}
