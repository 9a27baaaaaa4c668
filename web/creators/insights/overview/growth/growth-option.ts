import type { EChartsCoreOption } from 'echarts/core';
import { compactCount, fullCount } from '../../../../../contract/core/format.ts';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';
import { axisCount } from '../../../../ui/charts/axis-count.ts';
import { tooltipOf } from '../../../../ui/charts/chart-tooltip.ts';
import { type GrowthDay, growthRuns } from './growth-days.ts';

/** A line per run of days, so that gaps stay visible; a single day is a dot; the newest figure is labelled. */
export function growthOption(
  colors: ChartColors,
  days: readonly GrowthDay[],
  name: string,
): EChartsCoreOption {
  const runs = growthRuns(days);
  const isLong = days.length > 366;
  const last = runs.at(-1)?.at(-1);
  const values = days.flatMap(({ value }) => value ?? []);
  const label = { color: colors.ink3, fontSize: 11.5 };
  return {
    grid: { left: 4, right: 26, top: 26, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: days.map(each => (isLong ? each.day.slice(0, 7) : each.day.slice(5))),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
      boundaryGap: false,
    },
    yAxis: {
      type: 'value',
      scale: true,
      minInterval: 1,
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: axisCount(Math.min(...values), Math.max(...values)) },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const each = days[items[0]?.dataIndex ?? 0];
        return each ? tooltipOf(each.day, [[name, fullCount(each.value)]]) : '';
      },
    },
    series: runs.map(run => ({
      type: 'line',
      connectNulls: true,
      lineStyle: { color: colors.accent, width: 2 },
      itemStyle: { color: colors.accent },
      symbol: 'circle',
      showAllSymbol: true,
      data: days.map((each, at) => ({
        value: run.includes(at) ? each.value : '-',
        symbolSize: at === last || run.length === 1 ? 5 : 0,
        label: {
          show: at === last,
          position: 'top',
          color: colors.ink,
          fontSize: 12,
          formatter: () => compactCount(each.value),
        },
      })),
    })),
  };
}
