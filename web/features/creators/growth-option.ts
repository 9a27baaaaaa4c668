import type { EChartsCoreOption } from 'echarts/core';
import { compactCount, fullCount } from '../../../contract/format.ts';
import type { ChartColors } from '../../ui/chart-colors.ts';
import { tooltipOf } from '../../ui/chart-tooltip.ts';
import type { GrowthDay } from './growth-days.ts';

/** One line, its newest figure written at it; a single day between gaps shows as a dot. */
export function growthOption(
  colors: ChartColors,
  days: readonly GrowthDay[],
  name: string,
): EChartsCoreOption {
  const known = days.flatMap((each, at) => (each.followers === null ? [] : [at]));
  const last = known.at(-1);
  const isAlone = (at: number) => days[at - 1]?.followers == null && days[at + 1]?.followers == null;
  const label = { color: colors.ink3, fontSize: 11.5 };
  return {
    grid: { left: 4, right: 26, top: 26, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: days.map(each => each.day.slice(5)),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
      boundaryGap: false,
    },
    yAxis: {
      type: 'value',
      scale: true,
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: (value: number) => compactCount(value).replace('.00', '') },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const each = days[items[0]?.dataIndex ?? 0];
        return each ? tooltipOf(each.day, [[name, fullCount(each.followers)]]) : '';
      },
    },
    series: [
      {
        type: 'line',
        connectNulls: false,
        lineStyle: { color: colors.accent, width: 2 },
        itemStyle: { color: colors.accent },
        symbol: 'circle',
        showAllSymbol: true,
        data: days.map((each, at) => ({
          value: each.followers ?? '-',
          symbolSize: at === last || isAlone(at) ? 5 : 0,
          label: {
            show: at === last,
            position: 'top',
            color: colors.ink,
            fontSize: 12,
            formatter: () => compactCount(each.followers),
          },
        })),
      },
    ],
  };
}
