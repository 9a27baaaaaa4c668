import type { EChartsCoreOption } from 'echarts/core';
import type { CreatorEffect, EffectFigures } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { tooltipOf } from '../../../ui/charts/chart-tooltip.ts';

export const barKeys = ['plays', 'engagements', 'clicks', 'revenue', 'cost', 'cpm', 'roi'] as const;
export type BarKey = (typeof barKeys)[number];
export const maxBars = 10;

const columns = {
  plays: 'plays',
  engagements: 'engagements',
  clicks: 'clicks',
  revenue: 'revenueFen',
  cost: 'costFen',
  cpm: 'cpmE4',
  roi: 'roiBp',
} as const satisfies Record<BarKey, keyof EffectFigures>;

export const valueOf = ({ figures }: Pick<CreatorEffect, 'figures'>, key: BarKey): number | null =>
  figures[columns[key]];

/** Creators with a known figure, highest first; equal ones keep their order. */
export const barsOf = (creators: readonly CreatorEffect[], key: BarKey): CreatorEffect[] =>
  creators
    .filter(creator => valueOf(creator, key) !== null)
    .toSorted((a, b) => (valueOf(b, key) ?? 0) - (valueOf(a, key) ?? 0))
    .slice(0, maxBars);

export interface Bars {
  bars: readonly CreatorEffect[];
  key: BarKey;
  names: readonly string[];
  texts: readonly string[];
}

/** Horizontal bars from zero with the figure at the end; the highest on top. */
export function creatorBars(colors: ChartColors, { bars, key, names, texts }: Bars): EChartsCoreOption {
  return {
    grid: { left: 4, right: 76, top: 4, bottom: 4, containLabel: true },
    yAxis: {
      type: 'category',
      inverse: true,
      data: names,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: colors.ink2, fontSize: 12.5, width: 120, overflow: 'truncate' },
    },
    xAxis: { type: 'value', show: false },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow', shadowStyle: { color: colors.ink3, opacity: 0.08 } },
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: (items: { dataIndex: number }[]) => {
        const at = items[0]?.dataIndex ?? 0;
        return tooltipOf(names[at] ?? '', [['', texts[at] ?? '']]);
      },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 16,
        itemStyle: { color: colors.accent, borderRadius: 3 },
        label: {
          show: true,
          position: 'right',
          color: colors.ink2,
          fontSize: 12,
          formatter: ({ dataIndex }: { dataIndex: number }) => texts[dataIndex] ?? '',
        },
        data: bars.map(bar => valueOf(bar, key)),
      },
    ],
  };
}
