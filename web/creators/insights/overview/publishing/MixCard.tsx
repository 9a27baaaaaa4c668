import { useTranslation } from 'react-i18next';
import type { Figures } from '../../../../../contract/catalogue/figures.ts';
import { Card } from '../../../../ui/page/Card.tsx';
import type { PostFigures } from '../../queries.ts';
import { Bars } from './Bars.tsx';
import { Text } from '../../../../ui/box/Box.tsx';
import { countDurations, durationClasses } from './duration-classes.ts';

/** The mix of posts: sponsored or not, and durations. The platform's marks and disclosures in captions are separate. */
export function MixCard({ data, figures }: { data: PostFigures; figures: Figures | null }) {
  const { t } = useTranslation('insights');
  const durations = countDurations(data.posts.map(post => post.durationMs));
  const known = data.posts.filter(post => post.durationMs !== null).length;
  const title = (count: number) => t('rhythm.postCount', { count });
  return (
    <Card title={t('mix.title')} aside={t('mix.aside', { count: data.posts.length })}>
      <Bars
        lines={(['organic', 'sponsored'] as const).map(kind => ({
          key: kind,
          name: t(`mix.${kind}`),
          count: data[kind].posts,
          title: title(data[kind].posts),
        }))}
      />
      {figures && (figures.ad_posts?.value ?? 0) > 0 && (
        <Text size="sm" tone="faint">
          {t('mix.basis', {
            count: figures.ad_posts?.inputs['days'] ?? 0,
            platform: figures.sponsoredByPlatform,
            caption: figures.sponsoredByCaption,
          })}
        </Text>
      )}
      <Text as="h3" size="md" weight={600} tone="soft">
        {t('mix.durations')}
      </Text>
      {known ? (
        <Bars
          lines={durationClasses.map(key => ({
            key,
            name: t(`mix.duration.${key}`),
            count: durations[key],
            title: title(durations[key]),
          }))}
        />
      ) : (
        <Text tone="faint">{t('mix.noDurations')}</Text>
      )}
    </Card>
  );
}
