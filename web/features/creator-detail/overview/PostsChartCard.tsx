import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators.ts';
import type { Figures } from '../../../../contract/figures.ts';
import { compactCount, day, fullCount } from '../../../../contract/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Chart } from '../../../ui/Chart.tsx';
import type { ChartColors } from '../../../ui/chart-colors.ts';
import { isPeerLineDrawn, isSponsored, postsOption } from './posts-option.ts';

export interface PostsChartCardProps {
  creator: CreatorDetail;
  /** Null where nothing may be computed: then there are no lines of means either. */
  figures: Figures | null;
}

/** Plays of the newest posts (likes where the platform tells no plays), the latest ten set off. */
export function PostsChartCard({ creator, figures }: PostsChartCardProps) {
  const { t } = useTranslation('creators');
  const { posts, peers } = creator;
  const measure = posts.some(post => post.plays !== null) ? 'plays' : 'likes';
  const average = measure === 'plays' ? figures?.average_plays : figures?.average_likes;
  const mean = average ? Math.round(average.value) : null;
  const peerMedian = figures && measure === 'plays' ? (peers?.medianAveragePlays ?? null) : null;
  const title = t(`chart.${measure}`, { count: posts.length });
  const option = useCallback(
    (colors: ChartColors) =>
      postsOption(colors, {
        posts: posts.toReversed(),
        measure,
        mean,
        peerMedian,
        words: {
          measure: t(`post.${measure}`),
          sponsored: t('post.sponsored'),
        },
      }),
    [posts, measure, mean, peerMedian, t],
  );
  const legend = [
    mean !== null && t('chart.meanLegend', { value: compactCount(mean) }),
    peerMedian !== null &&
      t(isPeerLineDrawn({ posts, measure, peerMedian }) ? 'chart.peersLegend' : 'chart.peersAbove', {
        value: compactCount(peerMedian),
      }),
    posts.some(isSponsored) && t('chart.sponsoredLegend'),
  ].filter(Boolean);

  if (!posts.length) {
    return (
      <Card title={t('row.latestPosts')}>
        <p>{t('row.noPosts')}</p>
      </Card>
    );
  }
  return (
    <Card title={title} aside={legend.join(' · ')}>
      <Chart
        label={[title, ...legend].join(' · ')}
        height={240}
        option={option}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('post.published')}</th>
                <th scope="col">{t(`post.${measure}`)}</th>
                <th scope="col">{t('post.sponsored')}</th>
              </tr>
            </thead>
            <tbody>
              {posts.map(post => (
                <tr key={post.platformPostId}>
                  <td>{day(post.publishedAt)}</td>
                  <td>{fullCount(post[measure])}</td>
                  <td>{isSponsored(post) ? '●' : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </Card>
  );
}
