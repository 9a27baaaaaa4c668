import { useTranslation } from 'react-i18next';
import type { ReportContent } from '../../../../contract/creators/reports.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../report.module.css';
import { Part } from './Part.tsx';

type PostFigures = ReportContent['details'][string]['postFigures'];

const maxTags = 15;

/** What a creator posts about, by its own hashtags. */
export function HashtagsPart({ postFigures }: { postFigures: PostFigures }) {
  const { t } = useTranslation('reports');
  const { hashtags, posts } = postFigures;
  return (
    <Part title={t('hashtags.title')} aside={t('sponsored.aside', { count: posts.length })}>
      {hashtags.length ? (
        <Group as="ul" gap={4} columnGap={16} align="stretch" wrap className={styles.tags}>
          {hashtags.slice(0, maxTags).map(({ tag, posts: count }) => (
            <li key={tag}>
              <bdi>#{tag}</bdi> <span>{t('hashtags.posts', { count })}</span>
            </li>
          ))}
        </Group>
      ) : (
        <Text size="xs" tone="soft">
          {t('hashtags.none')}
        </Text>
      )}
    </Part>
  );
}
