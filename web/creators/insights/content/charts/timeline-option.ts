import type { EChartsCoreOption } from 'echarts/core';
import type { PostPoint } from '../../../../../contract/creators/insights/insights.ts';
import { day, fullCount } from '../../../../../contract/core/format.ts';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../../ui/charts/chart-tooltip.ts';
import type { PostFigures } from '../../queries.ts';
import { colorOfPost, frameOf, numbersAxis } from './chart-axes.ts';
import type { Measure } from '../content-state.ts';

export interface Timeline {
  /** Oldest first, posts with the measure. */
  points: readonly PostPoint[];
  measure: Measure;
  usual: PostFigures['usual'];
  words: Record<Measure | 'sponsored' | 'high' | 'low', string>;
}

/** A dot per post, a ring around outliers, dashed lines at the ends of the usual range. */
export function timelineOption(
  colors: ChartColors,
  { points, measure, usual, words }: Timeline,
): EChartsCoreOption {
  const frame = frameOf(colors);
  const place = (post: PostPoint) => [Date.parse(post.publishedAt), post[measure]];
  const ends = usual?.measure === measure ? [usual.to, ...(usual.from > 0 ? [usual.from] : [])] : [];
  return {
    ...frame,
    xAxis: {
      type: 'time',
      ...numbersAxis(colors, value => day(new Date(value).toISOString())),
    },
    tooltip: {
      ...frame.tooltip,
      trigger: 'axis',
      axisPointer: { lineStyle: { color: colors.lineStrong } },
      formatter: (items: { dataIndex: number }[]) => {
        const post = points[items[0]?.dataIndex ?? 0];
        if (!post) return '';
        return tooltipOf(day(post.publishedAt), [
          [words.plays, fullCount(post.plays)],
          [words.likes, fullCount(post.likes)],
          [words.comments, fullCount(post.comments)],
          ...(post.isSponsored ? [[words.sponsored, '●'] as const] : []),
          ...(post.outlier ? [[words[post.outlier], '◯'] as const] : []),
        ]);
      },
    },
    series: [
      {
        type: 'line',
        lineStyle: { color: colors.quiet, width: 1.5 },
        symbol: 'circle',
        symbolSize: 7,
        showAllSymbol: true,
        data: points.map(post => ({
          value: place(post),
          itemStyle: { color: colorOfPost(colors, post) },
        })),
        markLine: {
          symbol: 'none',
          silent: true,
          animation: false,
          label: { show: false },
          lineStyle: { color: colors.ink3, type: 'dashed', width: 1 },
          data: ends.map(yAxis => ({ yAxis })),
        },
      },
      {
        type: 'scatter',
        symbol: 'circle',
        symbolSize: 15,
        silent: true,
        tooltip: { show: false },
        itemStyle: { color: 'transparent', borderColor: colors.ink, borderWidth: 1.5 },
        data: points.filter(post => post.outlier).map(place),
      },
    ],
  };
}
