import type { CustomSeriesRenderItem, CustomSeriesRenderItemAPI } from 'echarts';
import type { EChartsCoreOption } from 'echarts/core';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';
import { type DrawnSeries, shortCount, under } from './plays-curve.ts';
import type { Gap } from './use-gap-text.ts';

export interface CurveText {
  figure: string;
  usual: string;
  forecast: string;
  missing: string;
  /** A position on the axis in full. */
  at: (x: number) => string;
  /** The short form, for the axis. */
  tick: (x: number) => string;
  why: (gap: Gap) => string;
  when: (gap: Gap) => string;
}

interface Frame {
  coordSys: { x: number; y: number; width: number; height: number };
}

const silent = { type: 'custom', silent: true, tooltip: { show: false }, clip: true } as const;

/** Stretches without figures, over the full height. */
function gapBands({ gaps }: DrawnSeries, colors: ChartColors) {
  const renderItem: CustomSeriesRenderItem = (params, api) => {
    const { y, height } = (params as unknown as Frame).coordSys;
    const [from = 0] = api.coord([api.value(0), 0]);
    const [to = 0] = api.coord([api.value(1), 0]);
    return {
      type: 'rect',
      shape: { x: from, y, width: Math.max(2, to - from), height },
      style: { fill: colors.warn, opacity: 0.14 },
    };
  };
  return { ...silent, renderItem, encode: { x: [0, 1] }, data: gaps.map(({ from, to }) => [from, to]), z: 0 };
}

/** The band between low and high. */
function usualBand({ usual }: DrawnSeries, colors: ChartColors) {
  const placed = (api: CustomSeriesRenderItemAPI, side: 'low' | 'high') =>
    usual.map(each => api.coord([each.x, each[side]]));
  const renderItem: CustomSeriesRenderItem = (_, api) => ({
    type: 'polygon',
    shape: { points: [...placed(api, 'low'), ...placed(api, 'high').toReversed()] },
    style: { fill: colors.ink3, opacity: 0.14 },
  });
  const ends = [usual[0]?.x, usual.at(-1)?.x];
  const highest = Math.max(...usual.map(({ high }) => high));
  return {
    ...silent,
    renderItem,
    encode: { x: [0, 1], y: 2 },
    data: usual.length > 1 ? [[...ends, highest]] : [],
    z: 1,
  };
}

/** From the low to the high forecast, with a mark at the expected value. */
function whisker({ forecast }: DrawnSeries, colors: ChartColors) {
  if (!forecast) return [];
  const { x, low, expected, high } = forecast;
  const itemStyle = { color: colors.accent };
  const still = { silent: true, tooltip: { show: false } };
  return [
    {
      ...still,
      type: 'line',
      symbol: 'rect',
      symbolSize: [11, 1.5],
      showAllSymbol: true,
      lineStyle: { color: colors.accent, width: 1.5 },
      itemStyle,
      data: [
        [x, low],
        [x, high],
      ],
    },
    { ...still, type: 'scatter', symbol: 'diamond', symbolSize: 9, itemStyle, data: [[x, expected]] },
  ];
}

/** Up to this many points get markers, so that a single one is visible. */
const fewPoints = 40;

/** A post's figures by age or date, with the usual band, the gaps and the forecast. */
export function playsOption(colors: ChartColors, drawn: DrawnSeries, words: CurveText): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  return {
    grid: { left: 4, right: 22, top: 14, bottom: 4, containLabel: true },
    xAxis: {
      type: drawn.unit === 'date' ? 'time' : 'value',
      ...(drawn.unit !== 'date' && { min: 0, max: drawn.end, minInterval: 1 }),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: {
        ...label,
        hideOverlap: true,
        showMaxLabel: Number.isInteger(drawn.end),
        formatter: words.tick,
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 3,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: shortCount },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { snap: false, lineStyle: { color: colors.lineStrong } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { axisValue: number }[]) => tooltip(drawn, words, Number(items[0]?.axisValue)),
    },
    series: [
      gapBands(drawn, colors),
      usualBand(drawn, colors),
      {
        type: 'line',
        silent: true,
        symbol: 'none',
        lineStyle: { color: colors.ink3, width: 1.5, type: 'dashed' },
        data: drawn.usual.map(({ x, median }) => [x, median]),
        z: 2,
      },
      {
        type: 'line',
        symbol: 'circle',
        symbolSize: 5,
        showSymbol: drawn.line.length <= fewPoints,
        showAllSymbol: true,
        lineStyle: { color: colors.accent, width: 2 },
        itemStyle: { color: colors.accent },
        data: drawn.line,
        z: 4,
      },
      ...whisker(drawn, colors),
    ],
  };
}

function tooltip(drawn: DrawnSeries, words: CurveText, x: number): HTMLElement | string {
  const { gap, forecast, point, usual } = under(drawn, x);
  if (gap) return tooltipOf(words.when(gap), [[words.missing, words.why(gap)]]);
  const range = (low: number, high: number) => `${fullCount(low)} – ${fullCount(high)}`;
  if (forecast)
    return tooltipOf(words.at(forecast.x), [
      [words.forecast, fullCount(forecast.expected)],
      ['', range(forecast.low, forecast.high)],
    ]);
  if (!point) return '';
  return tooltipOf(words.at(point[0]), [
    [words.figure, fullCount(point[1])],
    ...(usual ? [[words.usual, range(usual.low, usual.high)] as const] : []),
  ]);
}
