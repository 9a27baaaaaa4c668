import type { EChartsCoreOption } from 'echarts/core';
import { compactCount, fullCount } from '../../../contract/core/format.ts';
import type { ChartColors } from '../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../ui/charts/chart-tooltip.ts';

export interface DayValue {
  /** `yyyy-MM-dd` */
  day: string;
  /** Null if unknown; no bar is drawn. */
  value: number | null;
}

/** Bars by day from zero. @param words the name of the value, and the text for unknown values */
export function dayBars(
  colors: ChartColors,
  bars: readonly DayValue[],
  words: { name: string; unknown: string },
  type: 'bar' | 'line' = 'bar',
): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  return {
    grid: { left: 4, right: 12, top: 12, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: bars.map(({ day }) => day.slice(5)),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: (value: number) => compactCount(value).replace('.00', '') },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: {
        type: type === 'bar' ? 'shadow' : 'line',
        shadowStyle: { color: colors.ink3, opacity: 0.08 },
      },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const { day = '', value = null } = bars[items[0]?.dataIndex ?? 0] ?? {};
        return tooltipOf(day, [[words.name, value === null ? words.unknown : fullCount(value)]]);
      },
    },
    series: [
      {
        type,
        data: bars.map(({ value }) => value),
        barMaxWidth: 22,
        itemStyle: { color: colors.accent, borderRadius: type === 'bar' ? [3, 3, 0, 0] : 0 },
        ...(type === 'line' && {
          lineStyle: { color: colors.accent, width: 2 },
          symbolSize: 6,
          connectNulls: false,
        }),
      },
    ],
  };
}
