import type { EChartsCoreOption } from 'echarts/core';
import type { PostPoint } from '../../../../../contract/creators/insights/insights.ts';
import { day, fullCount, minutesSeconds } from '../../../../../contract/core/format.ts';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../../ui/charts/chart-tooltip.ts';
import { colorOfPost, frameOf, numbersAxis } from './chart-axes.ts';

export interface Durations {
  /** Posts with both values. */
  points: readonly PostPoint[];
  measure: 'plays' | 'likes';
  words: Record<'duration' | 'measure' | 'sponsored', string>;
}

/** Seconds that are familiar durations. */
const ticks = [1, 5, 15, 30, 60, 180, 600, 1800, 3600, 10_800];

/** The duration of posts and their results; durations on a logarithmic scale. */
export function durationOption(
  colors: ChartColors,
  { points, measure, words }: Durations,
): EChartsCoreOption {
  const frame = frameOf(colors);
  const seconds = points.map(post => (post.durationMs ?? 0) / 1000);
  const [shortest, longest] = [Math.min(...seconds), Math.max(...seconds)];
  const from = ticks.findLast(tick => tick <= shortest) ?? shortest;
  const to = ticks.find(tick => tick >= longest) ?? longest;
  const axis = numbersAxis(colors, value => minutesSeconds(Math.round(value) * 1000));
  return {
    ...frame,
    xAxis: {
      type: 'log',
      min: from,
      max: to,
      ...axis,
      axisLabel: {
        ...axis.axisLabel,
        customValues: ticks.filter(tick => tick >= from && tick <= to),
      },
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
