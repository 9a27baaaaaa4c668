import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/page/Card.tsx';
import { Chart } from '../../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';
import type { PostFigures } from '../../queries.ts';
import { Text } from '../../../../ui/box/Box.tsx';
import { durationOption } from './duration-option.ts';
import { PostPointTable } from './PostPointTable.tsx';

/** Fewer points show nothing. */
const fewest = 3;

/** Whether longer posts get more plays. */
export function DurationCard({ data: { posts } }: { data: PostFigures }) {
  const { t } = useTranslation('insights');
  const { t: creators } = useTranslation('creators');
  const measure = posts.some(post => post.plays !== null) ? 'plays' : 'likes';
  const points = useMemo(
    () => posts.filter(post => post.durationMs !== null && post.durationMs > 0 && post[measure] !== null),
    [posts, measure],
  );
  const words = useMemo(
    () => ({
      duration: t('content.duration'),
      measure: creators(`post.${measure}`),
      sponsored: creators('post.sponsored'),
    }),
    [t, creators, measure],
  );
  const option = useCallback(
    (colors: ChartColors) => durationOption(colors, { points, measure, words }),
    [points, measure, words],
  );
  const title = t('content.durations', { measure: words.measure });
  if (points.length < fewest)
    return (
      <Card title={title}>
        <Text size="sm" tone="faint">
          {t('content.fewDurations', { count: points.length })}
        </Text>
      </Card>
    );
  return (
    <Card title={title} aside={t('content.durationsAside', { count: points.length })}>
      <Chart
        label={t('content.durationsLabel', { count: points.length, measure: words.measure })}
        height={230}
        option={option}
        table={<PostPointTable points={points} />}
      />
    </Card>
  );
}
