import { useTranslation } from 'react-i18next';
import type { MonitorPost } from '../../../../contract/monitoring/monitored-posts.ts';
import { PostCell } from '../../../market/shared/posts/PostCell.tsx';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { timesOf } from '../../shared/projects/times-text.ts';
import styles from './overview.module.css';

export interface ExtremesProps {
  of: 'best' | 'worst';
  projectId: number;
  posts: readonly MonitorPost[];
}

/** The best or the worst posts, each with its reason. */
export function Extremes({ of, projectId, posts }: ExtremesProps) {
  const { t } = useTranslation('monitors');
  return (
    <Card title={t(`extremes.${of}`)} aside={t('extremes.by')}>
      {posts.length ? (
        <ol className={styles.ranked}>
          {posts.map(post => (
            <li key={post.key}>
              <PostCell post={post} to={paths.monitoredPost(projectId, post.key)} />
              <span className={styles.why}>
                <strong>
                  <Count value={post.plays} />
                </strong>
                <small>
                  {post.usualRatioBp === null
                    ? t('extremes.byPlays')
                    : t('extremes.ofUsual', { times: timesOf(post.usualRatioBp) })}
                </small>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>{t('extremes.none')}</p>
      )}
    </Card>
  );
}
