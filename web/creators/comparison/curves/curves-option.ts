import type { EChartsCoreOption } from 'echarts/core';
import { absent } from '../../../../contract/core/format.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';
import { seriesColors } from '../../../ui/charts/series-colors.ts';
import { type Curves, runsOf } from './compared-curves.ts';

/** Lines differ in more than their colour: the drawn symbols, and those of the legend. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'] as const;
const glyphs = ['●', '■', '▲', '◆', '○', '□'] as const;

export const colorOf = (place: number) => seriesColors[place % seriesColors.length] ?? seriesColors[0];
export const glyphOf = (place: number) => glyphs[place % glyphs.length] ?? glyphs[0];

export interface CurveText {
  /** Of the creators, in the order of the lines. */
  names: readonly string[];
  /** The label of a place of the axis, in the tooltip and below the axis. */
  place: (place: string) => string;
  tick: (place: string) => string;
  value: (value: number) => string;
  /** Of the axis, which must tell its ticks apart. */
  axis: (value: number) => string;
  /** Only whole numbers mean something. */
  isWhole: boolean;
}

/** A line per creator, interrupted where data is missing; a single value is a dot. */
export function curvesOption(
  colors: ChartColors,
  { axis, lines }: Curves,
  words: CurveText,
  isFromZero: boolean,
): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  const isDense = axis.length > 40;
  return {
    grid: { left: 4, right: 18, top: 14, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: axis.map(words.tick),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
      boundaryGap: false,
    },
    yAxis: {
      type: 'value',
      scale: !isFromZero,
      ...(words.isWhole && { minInterval: 1 }),
      splitNumber: 3,
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...label, formatter: words.axis },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { lineStyle: { color: colors.lineStrong } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const at = items[0]?.dataIndex ?? 0;
        return tooltipOf(
          words.place(axis[at] ?? ''),
          lines.map(({ values }, line) => {
            const value = values[at] ?? null;
            return [
              `${glyphOf(line)} ${words.names[line] ?? ''}`,
              value === null ? absent : words.value(value),
            ] as const;
          }),
        );
      },
    },
    series: lines.flatMap(({ values }, line) =>
      runsOf(values).map(run => ({
        type: 'line',
        connectNulls: true,
        lineStyle: { color: colorOf(line), width: 2 },
        itemStyle: { color: colorOf(line) },
        symbol: symbols[line % symbols.length],
        showAllSymbol: true,
        data: values.map((value, at) => ({
          value: run.includes(at) ? value : '-',
          symbolSize: !isDense || run.length === 1 || at === run.at(-1) || at % 15 === 0 ? 7 : 0,
        })),
      })),
    ),
  };
}
