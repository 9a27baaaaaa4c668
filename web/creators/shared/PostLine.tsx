import { useTranslation } from 'react-i18next';
import type { CreatorPost } from '../../../contract/creators/search/creator-search.ts';
import { day, minutesSeconds } from '../../../contract/core/format.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './PostLine.module.css';

/** A post in one line: its text, its time and its figures. */
export function PostLine({ post }: { post: CreatorPost }) {
  const { t } = useTranslation('creators');
  const caption = post.caption || t('post.noCaption');
  const figures = [
    { name: t('post.plays'), value: post.plays },
    { name: t('post.likes'), value: post.likes },
    { name: t('post.comments'), value: post.comments },
    { name: t('post.shares'), value: post.shares },
  ];
  return (
    <Box as="li" py={10} px={0} className={styles.post}>
      <Group gap={8} shrink className={styles.caption}>
        {post.url ? (
          <Text as="a" truncate href={post.url} target="_blank" rel="noreferrer" title={caption}>
            {caption}
          </Text>
        ) : (
          <span title={caption}>{caption}</span>
        )}
        {post.platformSponsored && <Tag tone="warn">{t('post.sponsored')}</Tag>}
        {post.captionDisclosed && <Tag tone="warn">{t('post.disclosed')}</Tag>}
      </Group>
      <Group gap={2} columnGap={14} align="stretch" wrap size="sm" tone="faint" mt={2}>
        <span>{day(post.publishedAt)}</span>
        {post.durationMs !== null && <span>{minutesSeconds(post.durationMs)}</span>}
        {figures.map(({ name, value }) => (
          <span key={name}>
            {name} <Count value={value} />
          </span>
        ))}
      </Group>
    </Box>
  );
}
