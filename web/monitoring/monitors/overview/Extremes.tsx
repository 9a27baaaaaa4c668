import { useTranslation } from 'react-i18next';
import type { MonitorPost } from '../../../../contract/monitoring/monitored-posts.ts';
import { PostCell } from '../../../market/shared/posts/PostCell.tsx';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { timesOf } from '../../shared/projects/times-text.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
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
        <Stack as="ol" className={styles.ranked}>
          {posts.map(post => (
            <Group as="li" gap={16} justify="between" key={post.key}>
              <PostCell post={post} to={paths.monitoredPost(projectId, post.key)} />
              <Stack as="span" align="end" fixed className={styles.why}>
                <strong>
                  <Count value={post.plays} />
                </strong>
                <Text as="small" size="sm" tone="faint">
                  {post.usualRatioBp === null
                    ? t('extremes.byPlays')
                    : t('extremes.ofUsual', { times: timesOf(post.usualRatioBp) })}
                </Text>
              </Stack>
            </Group>
          ))}
        </Stack>
      ) : (
        <Text size="sm" tone="faint" leading="relaxed">
          {t('extremes.none')}
        </Text>
      )}
    </Card>
  );
}
