import type { CustomSeriesRenderItem } from 'echarts';
import type { EChartsCoreOption } from 'echarts/core';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ProjectDay } from '../../../../contract/monitoring/monitors.ts';
import { shortCount } from '../../shared/curve/plays-curve.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';

/** `sum`: the total of all posts at the end of a day; `gained`: the gain of the day. */
export const dayWays = ['sum', 'gained'] as const;
export type DayWay = (typeof dayWays)[number];
export const dayFigures = ['plays', 'engagements'] as const;
export type DayFigure = (typeof dayFigures)[number];

const gainedOf = { plays: 'playsGained', engagements: 'engagementsGained' } as const;

export const dayValue = (day: ProjectDay, figure: DayFigure, way: DayWay): number | null =>
  day[way === 'sum' ? figure : gainedOf[figure]];

/** Whether a past day has posts but no known figure. */
export const isMissing = (day: ProjectDay, figure: DayFigure, way: DayWay): boolean =>
  dayValue(day, figure, way) === null && day.posts > 0;

export interface DaysText {
  figure: string;
  posts: string;
  missing: string;
  /** How many posts have no figure on a day. */
  missingOf: (day: ProjectDay) => string;
}

/** Up to this many days get markers, so that a single one is visible. */
const fewDays = 31;

/** A line of totals or bars of gains; an unknown day is shaded and stays a gap. */
export function daysCurve(
  colors: ChartColors,
  { days, figure, way }: { days: readonly ProjectDay[]; figure: DayFigure; way: DayWay },
  words: DaysText,
): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  const shade: CustomSeriesRenderItem = (params, api) => {
    const { y, height } = (params as unknown as { coordSys: { y: number; height: number } }).coordSys;
    const [middle = 0] = api.coord([api.value(0), 0]);
    const [width = 0] = (api.size?.([1, 0]) ?? []) as number[];
    return {
      type: 'rect',
      shape: { x: middle - width / 2, y, width, height },
      style: { fill: colors.warn, opacity: 0.14 },
    };
  };
  const values = days.map(day => dayValue(day, figure, way));
  return {
    grid: { left: 4, right: 16, top: 12, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: days.map(({ day }) => day.slice(5)),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: way === 'sum' ? 0 : undefined,
      minInterval: 1,
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: shortCount },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { lineStyle: { color: colors.lineStrong } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const day = days[items[0]?.dataIndex ?? 0];
        if (!day) return '';
        return tooltipOf(day.day, [
          [words.figure, fullCount(dayValue(day, figure, way))],
          [words.posts, fullCount(day.posts)],
          ...(day.missing ? [[words.missing, words.missingOf(day)] as const] : []),
        ]);
      },
    },
    series: [
      {
        type: 'custom',
        silent: true,
        renderItem: shade,
        encode: { x: 0 },
        data: days.flatMap((day, at) => (isMissing(day, figure, way) ? [[at, 0]] : [])),
        tooltip: { show: false },
        z: 0,
      },
      way === 'sum' && days.length === 1
        ? { type: 'scatter', symbolSize: 8, itemStyle: { color: colors.accent }, data: values }
        : way === 'sum'
          ? {
              type: 'line',
              lineStyle: { color: colors.accent, width: 2 },
              itemStyle: { color: colors.accent },
              areaStyle: { color: colors.accent, opacity: 0.08 },
              symbol: 'circle',
              symbolSize: 6,
              showSymbol: days.length <= fewDays,
              showAllSymbol: true,
              data: values,
            }
          : {
              type: 'bar',
              barMaxWidth: 22,
              barCategoryGap: '32%',
              itemStyle: { color: colors.accent },
              data: values,
            },
    ],
  };
}
