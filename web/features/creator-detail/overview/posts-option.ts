import type { EChartsCoreOption } from 'echarts/core';
import type { CreatorPost } from '../../../../contract/creators.ts';
import { compactCount, day, fullCount } from '../../../../contract/format.ts';
import { limits } from '../../../../contract/limits.ts';
import type { ChartColors } from '../../../ui/chart-colors.ts';
import { tooltipOf } from '../../../ui/chart-tooltip.ts';

export interface PostsChart {
  /** Oldest first. */
  posts: readonly CreatorPost[];
  measure: 'plays' | 'likes';
  mean: number | null;
  peerMedian: number | null;
  words: Record<'measure' | 'sponsored', string>;
}

/** Flagged by the platform or disclosed in the caption (product §5). */
export const isSponsored = (post: CreatorPost) => post.platformSponsored || post.captionDisclosed;
const captionLength = 80;

/** Further above the bars the peers' line would press them flat; then it is told in words only. */
const farAbove = 2.5;

export function isPeerLineDrawn({
  posts,
  measure,
  peerMedian,
}: Pick<PostsChart, 'posts' | 'measure' | 'peerMedian'>) {
  const highest = Math.max(0, ...posts.map(post => post[measure] ?? 0));
  return peerMedian !== null && peerMedian <= highest * farAbove;
}

/** Bars from zero; the mean over the latest ten only, the peers' median over all; a dot over what was paid for. */
export function postsOption(colors: ChartColors, chart: PostsChart): EChartsCoreOption {
  const { posts, measure, mean, words } = chart;
  const peerMedian = isPeerLineDrawn(chart) ? chart.peerMedian : null;
  const firstOfLatest = Math.max(0, posts.length - limits.latestPosts);
  const values = posts.map(post => post[measure]);
  const top = Math.max(1, peerMedian ?? 0, ...values.map(value => value ?? 0));
  const label = { color: colors.ink3, fontSize: 11.5 };
  const line = (data: object[], color: string, type: string) => ({
    symbol: 'none',
    silent: true,
    animation: false,
    lineStyle: { color, type, width: 1.3 },
    data,
  });
  return {
    grid: { left: 4, right: 4, top: 22, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: posts.map(post => day(post.publishedAt).slice(5)),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: ({ max }: { max: number }) => (peerMedian !== null && peerMedian > max ? peerMedian * 1.05 : null),
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: (value: number) => compactCount(value).replace('.00', '') },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow', shadowStyle: { color: colors.ink3, opacity: 0.08 } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const post = posts[items[0]?.dataIndex ?? 0];
        if (!post) return '';
        const caption = post.caption.slice(0, captionLength);
        return tooltipOf(day(post.publishedAt), [
          [words.measure, fullCount(post[measure])],
          ...(isSponsored(post) ? [[words.sponsored, '●'] as const] : []),
          ...(caption ? [[caption, ''] as const] : []),
        ]);
      },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 22,
        barCategoryGap: '38%',
        data: values.map((value, at) => ({
          value: value ?? '-',
          itemStyle: {
            color: at >= firstOfLatest ? colors.accent : colors.quiet,
            borderRadius: [3, 3, 0, 0],
          },
        })),
        markLine:
          mean === null
            ? undefined
            : {
                ...line(
                  [[{ coord: [firstOfLatest, mean] }, { coord: [posts.length - 1, mean] }]],
                  colors.ink2,
                  'dashed',
                ),
                label: { show: false },
              },
      },
      {
        type: 'scatter',
        symbolSize: 7,
        silent: true,
        itemStyle: { color: colors.warn },
        data: posts.map((post, at) => (isSponsored(post) ? [at, (post[measure] ?? 0) + top * 0.05] : '-')),
        markLine:
          peerMedian === null
            ? undefined
            : {
                ...line([{ yAxis: peerMedian }], colors.ink3, 'solid'),
                label: { show: false },
              },
      },
    ],
  };
}
