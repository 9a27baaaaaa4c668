import type { EChartsCoreOption } from 'echarts/core';
import { compactCount, fullCount, money } from '../../../../contract/core/format.ts';
import type { EffectDay } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';
import { seriesColors } from '../../../ui/charts/series-colors.ts';

/** Distinct from the accent, which colours the bars. */
export const costColor = seriesColors[2];

const short = (value: number) => compactCount(value).replace('.00', '');

/** Plays use the left scale, costs the right. Days without a cost have no point. */
export function daysOption(
  colors: ChartColors,
  days: readonly EffectDay[],
  words: Record<'plays' | 'cost', string>,
): EChartsCoreOption {
  const label = { color: colors.ink3, fontSize: 11.5 };
  const scale = { type: 'value', minInterval: 1, splitNumber: 3 };
  return {
    grid: { left: 4, right: 4, top: 14, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: days.map(({ day }) => day.slice(5)),
      axisLine: { lineStyle: { color: colors.line } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: [
      {
        ...scale,
        splitLine: { lineStyle: { color: colors.line } },
        axisLabel: { ...label, formatter: short },
      },
      {
        ...scale,
        min: 0,
        splitLine: { show: false },
        axisLabel: { ...label, formatter: (value: number) => `¥${short(value)}` },
      },
    ],
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow', shadowStyle: { color: colors.ink3, opacity: 0.08 } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const day = days[items[0]?.dataIndex ?? 0];
        if (!day) return '';
        return tooltipOf(day.day, [
          [words.plays, fullCount(day.plays)],
          [words.cost, money(day.costFen)],
        ]);
      },
    },
    series: [
      {
        type: 'bar',
        name: words.plays,
        itemStyle: { color: colors.accent, borderRadius: [3, 3, 0, 0] },
        barMaxWidth: 28,
        data: days.map(({ plays }) => plays),
      },
      {
        type: 'scatter',
        name: words.cost,
        yAxisIndex: 1,
        symbolSize: 10,
        itemStyle: { color: costColor, borderColor: colors.surface, borderWidth: 1.5 },
        data: days.map(({ costFen }) => (costFen ? costFen / 100 : null)),
      },
    ],
  };
}
