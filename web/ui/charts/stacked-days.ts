import type { EChartsCoreOption } from 'echarts/core';
import { compactCount, fullCount } from '../../../contract/core/format.ts';
import type { ChartColors } from './chart-colors.ts';
import { tooltipOf } from './chart-tooltip.ts';
import { restColor, seriesColors } from './series-colors.ts';

/** A part of each day's bar, with one value per day. */
export interface DaySeries {
  key: string;
  name: string;
  values: readonly number[];
}

export interface DayStack {
  /** `yyyy-MM-dd`, oldest first, without gaps. */
  days: readonly string[];
  series: readonly DaySeries[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The largest series by sum, the others merged as `restName`; a single other one keeps its name. */
export function largestSeries(
  series: readonly DaySeries[],
  restName: string,
  max: number = seriesColors.length,
): DaySeries[] {
  const sorted = series.toSorted((a, b) => sum(b.values) - sum(a.values));
  if (sorted.length <= max + 1) return sorted;
  const rest = sorted.slice(max);
  const values = (rest[0]?.values ?? []).map((_, at) => sum(rest.map(each => each.values[at] ?? 0)));
  return [...sorted.slice(0, max), { key: 'rest', name: restName, values }];
}

export const colorOfSeries = (at: number) => seriesColors[at] ?? restColor;

/** Stacked bars by day from zero; a single series has the accent colour. */
export function stackedDays(colors: ChartColors, { days, series }: DayStack): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  return {
    grid: { left: 4, right: 4, top: 12, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: days.map(day => day.slice(5)),
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
      axisPointer: { type: 'shadow', shadowStyle: { color: colors.ink3, opacity: 0.08 } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const at = items[0]?.dataIndex ?? 0;
        const parts = series.filter(({ values }) => series.length === 1 || values[at]);
        return tooltipOf(
          days[at] ?? '',
          parts.map(({ name, values }) => [name, fullCount(values[at] ?? 0)] as const),
        );
      },
    },
    series: series.map(({ name, values }, place) => ({
      type: 'bar',
      name,
      stack: 'day',
      barMaxWidth: 22,
      barCategoryGap: '32%',
      itemStyle: {
        color: series.length === 1 ? colors.accent : colorOfSeries(place),
        borderColor: colors.surface,
        borderWidth: series.length === 1 ? 0 : 0.5,
      },
      data: values.map(value => value || '-'),
    })),
  };
}
