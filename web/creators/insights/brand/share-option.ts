import type { EChartsCoreOption } from 'echarts/core';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';
import type { BrandsReply } from './queries.ts';

export type Month = BrandsReply['months'][number];

/** Percent as an integer; null for a month without posts. */
export const percentSponsored = ({ posts, sponsored }: Month): number | null =>
  posts ? Math.round((sponsored / posts) * 100) : null;

/** A bar per month, from zero; months without posts are gaps. */
export function shareOption(
  colors: ChartColors,
  months: readonly Month[],
  words: Record<'posts' | 'sponsored' | 'share' | 'none', string>,
): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  return {
    grid: { left: 4, right: 4, top: 12, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: months.map(({ month }) => month),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: ({ max }: { max: number }) => Math.min(100, Math.max(10, Math.ceil(max / 10) * 10)),
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: '{value}%' },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow', shadowStyle: { color: colors.ink3, opacity: 0.08 } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const month = months[items[0]?.dataIndex ?? 0];
        if (!month) return '';
        const percent = percentSponsored(month);
        return tooltipOf(month.month, [
          [words.share, percent === null ? words.none : `${percent}%`],
          [words.sponsored, fullCount(month.sponsored)],
          [words.posts, fullCount(month.posts)],
        ]);
      },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 26,
        barCategoryGap: '38%',
        itemStyle: { color: colors.accent, borderRadius: [3, 3, 0, 0] },
        data: months.map(month => percentSponsored(month) ?? '-'),
      },
    ],
  };
}
