import { useTranslation } from 'react-i18next';
import type { Figures } from '../../../../../contract/catalogue/figures.ts';
import { limits } from '../../../../../contract/core/limits.ts';
import { Card } from '../../../../ui/page/Card.tsx';
import { Bars } from './Bars.tsx';
import { Text } from '../../../../ui/box/Box.tsx';

/** The most used hashtags, with their number of posts. */
export function HashtagCard({ hashtags }: { hashtags: Figures['topHashtags'] }) {
  const { t } = useTranslation('creators');
  return (
    <Card title={t('hashtags.title')} aside={t('hashtags.window', { count: limits.hashtagPosts })}>
      {hashtags.length ? (
        <Bars
          lines={hashtags.map(({ tag, posts }) => ({
            key: tag,
            name: `#${tag}`,
            count: posts,
            title: t('hashtags.posts', { count: posts }),
          }))}
        />
      ) : (
        <Text tone="faint">{t('hashtags.none')}</Text>
      )}
    </Card>
  );
}
