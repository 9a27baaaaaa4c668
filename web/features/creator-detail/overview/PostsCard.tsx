import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorPost } from '../../../../contract/creators.ts';
import { limits } from '../../../../contract/limits.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './Cards.module.css';
import { PostLine } from '../../../creator-tools/PostLine.tsx';

/** The newest posts: the ten behind the averages at first, the rest on demand. */
export function PostsCard({ posts }: { posts: readonly CreatorPost[] }) {
  const { t } = useTranslation('creators');
  const [areAllShown, setAllShown] = useState(false);
  if (!posts.length) return null;
  const shown = areAllShown ? posts : posts.slice(0, limits.latestPosts);
  return (
    <Card title={t('row.latestPosts')} aside={t('detail.newestFirst')}>
      <ul>
        {shown.map(post => (
          <PostLine key={post.platformPostId} post={post} />
        ))}
      </ul>
      {shown.length < posts.length && (
        <Button variant="default" size="xs" className={styles.more} onClick={() => setAllShown(true)}>
          {t('detail.allPosts', { count: posts.length })}
        </Button>
      )}
    </Card>
  );
}
