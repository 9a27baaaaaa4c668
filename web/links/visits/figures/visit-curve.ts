import type { EChartsCoreOption } from 'echarts/core';
import { compactCount, fullCount } from '../../../../contract/core/format.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';
import { seriesColors } from '../../../ui/charts/series-colors.ts';
import type { LinkFigures } from '../queries.ts';

/** Visits and visitors of a day or an hour. */
export interface VisitPoint {
  /** `2026-11-22`, or `2026-11-22 15:00` by hour. */
  at: string;
  /** The short form, for the axis. */
  tick: string;
  pv: number;
  uv: number;
  newVisitors: number;
}

export type Unit = 'day' | 'hour';

/** Up to this many points get markers, so that a single one is visible. */
const fewPoints = 31;

const pvColor = (colors: Pick<ChartColors, 'accent'>) => colors.accent;
export const uvColor = seriesColors[2];

/** The unit to show: hours only if available, and by default for a single day. */
export function unitOf({ days, hours }: Pick<LinkFigures, 'days' | 'hours'>, asked: string | null): Unit {
  if (!hours) return 'day';
  if (asked === 'day' || asked === 'hour') return asked;
  return days.length <= 1 ? 'hour' : 'day';
}

/** @param figures with hours if they are requested */
export function pointsOf({ days, hours }: Pick<LinkFigures, 'days' | 'hours'>, unit: Unit): VisitPoint[] {
  if (unit === 'day' || !hours)
    return days.map(({ day, ...counts }) => ({ ...counts, at: day, tick: day.slice(5) }));
  const isOneDay = days.length <= 1;
  return hours.map(({ hour, ...counts }) => {
    const at = `${hour.slice(0, 10)} ${hour.slice(11)}:00`;
    return { ...counts, at, tick: isOneDay ? at.slice(11) : at.slice(5) };
  });
}

/** Two lines from zero. Not stacked, since visitors are not a part of visits. */
export function visitCurve(
  colors: ChartColors,
  points: readonly VisitPoint[],
  words: Record<'pv' | 'uv' | 'newVisitors', string>,
): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  const line = (key: 'pv' | 'uv', color: string) => ({
    type: 'line',
    name: words[key],
    lineStyle: { color, width: 2 },
    itemStyle: { color },
    symbol: key === 'pv' ? 'circle' : 'rect',
    symbolSize: 6,
    showSymbol: points.length <= fewPoints,
    showAllSymbol: true,
    ...(key === 'pv' && { areaStyle: { color, opacity: 0.08 } }),
    data: points.map(each => each[key]),
  });
  return {
    grid: { left: 4, right: 16, top: 12, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: points.map(({ tick }) => tick),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
      boundaryGap: points.length === 1,
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
      axisPointer: { lineStyle: { color: colors.lineStrong } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const each = points[items[0]?.dataIndex ?? 0];
        if (!each) return '';
        const keys = ['pv', 'uv', 'newVisitors'] as const;
        return tooltipOf(
          each.at,
          keys.map(key => [words[key], fullCount(each[key])] as const),
        );
      },
    },
    series: [line('pv', pvColor(colors)), line('uv', uvColor)],
  };
}
