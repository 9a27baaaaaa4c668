import type { EChartsCoreOption } from 'echarts/core';
import type { PostPoint } from '../../../../contract/creator-insights.ts';
import { day, fullCount, minutesSeconds } from '../../../../contract/format.ts';
import type { ChartColors } from '../../../ui/chart-colors.ts';
import { tooltipOf } from '../../../ui/chart-tooltip.ts';
import { colorOfPost, frameOf, numbersAxis } from './axes.ts';

export interface Durations {
  /** Those that have both. */
  points: readonly PostPoint[];
  measure: 'plays' | 'likes';
  words: Record<'duration' | 'measure' | 'sponsored', string>;
}

/** How long a post is against how it did; lengths by their orders of magnitude. */
export function durationOption(
  colors: ChartColors,
  { points, measure, words }: Durations,
): EChartsCoreOption {
  const frame = frameOf(colors);
  const seconds = points.map(post => (post.durationMs ?? 0) / 1000);
  return {
    ...frame,
    xAxis: {
      type: 'log',
      min: Math.max(1, Math.floor(Math.min(...seconds) * 0.8)),
      max: Math.ceil(Math.max(...seconds) * 1.2),
      ...numbersAxis(colors, value => minutesSeconds(value * 1000)),
    },
    tooltip: {
      ...frame.tooltip,
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const post = points[dataIndex];
        if (!post) return '';
        return tooltipOf(day(post.publishedAt), [
          [words.duration, minutesSeconds(post.durationMs)],
          [words.measure, fullCount(post[measure])],
          ...(post.isSponsored ? [[words.sponsored, '●'] as const] : []),
        ]);
      },
    },
    series: [
      {
        type: 'scatter',
        symbolSize: 9,
        data: points.map((post, at) => ({
          value: [seconds[at], post[measure]],
          itemStyle: { color: colorOfPost(colors, post), opacity: 0.75 },
        })),
      },
    ],
  };
}
