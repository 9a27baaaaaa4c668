import { useTranslation } from 'react-i18next';
import { percentOfBp } from '../../../contract/core/format.ts';
import type { MonitorPost } from '../../../contract/monitoring/monitored-posts.ts';
import { ForecastText } from '../shared/states/ForecastText.tsx';
import { HeldBack } from '../shared/states/HeldBack.tsx';
import { PostCard } from './PostCard.tsx';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { timesOf } from '../shared/projects/times-text.ts';
import { Grid } from '../../ui/box/Box.tsx';
import styles from './posts.module.css';

const skeletons = Array.from({ length: 8 }, (_, at) => at);

export interface PostGalleryProps {
  projectId: number;
  /** Undefined until they are loaded. */
  posts: readonly MonitorPost[] | undefined;
  isStale: boolean;
}

/** Posts of a project as cards. */
export function PostGallery({ projectId, posts, isStale }: PostGalleryProps) {
  const { t } = useTranslation('monitors');
  return (
    <Grid
      as="ul"
      gap={16}
      className={styles.gallery}
      aria-label={t('posts.table')}
      aria-busy={!posts || isStale}
    >
      {posts?.map(post => {
        const { key, plays, gainedLastDay, engagementBp, usualRatioBp, forecast, isHeldBack } = post;
        return (
          <li key={key}>
            <PostCard
              post={post}
              to={paths.monitoredPost(projectId, key)}
              figures={[
                { name: t('figure.plays'), value: <Count value={plays} /> },
                {
                  name: t('column.gained'),
                  value: isHeldBack ? <HeldBack /> : <Count value={gainedLastDay} />,
                },
                {
                  name: t('figure.engagement'),
                  value: isHeldBack ? <HeldBack /> : percentOfBp(engagementBp),
                },
                { name: t('column.usual'), value: isHeldBack ? <HeldBack /> : timesOf(usualRatioBp) },
                {
                  name: t('column.forecast'),
                  isWide: true,
                  value: isHeldBack ? <HeldBack /> : <ForecastText forecast={forecast} />,
                },
              ]}
            />
          </li>
        );
      }) ??
        skeletons.map(at => (
          <li key={at}>
            <Skeleton width="100%" height={260} />
          </li>
        ))}
    </Grid>
  );
}
