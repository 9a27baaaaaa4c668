import { compactCount } from '../../../../../contract/core/format.ts';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';

const labelOf = (colors: ChartColors) => ({ color: colors.ink3, fontSize: 11.5 });

/** The frame, the axis of counts and the tooltip that charts of posts share. */
export const frameOf = (colors: ChartColors) => ({
  grid: { left: 4, right: 18, top: 16, bottom: 4, containLabel: true },
  yAxis: {
    type: 'value',
    min: 0,
    minInterval: 1,
    splitNumber: 3,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: colors.line } },
    axisLabel: {
      ...labelOf(colors),
      formatter: (value: number) => compactCount(value).replace('.00', ''),
    },
  },
  tooltip: {
    confine: true,
    backgroundColor: colors.raised,
    borderColor: colors.line,
    textStyle: { color: colors.ink2, fontSize: 12.5 },
  },
});

/** An axis of numbers, formatted by `write`. */
export const numbersAxis = (colors: ChartColors, write: (value: number) => string) => ({
  axisLine: { lineStyle: { color: colors.line } },
  axisTick: { show: false },
  splitLine: { show: false },
  axisLabel: { ...labelOf(colors), hideOverlap: true, formatter: write },
});

export const colorOfPost = (colors: ChartColors, { isSponsored }: { isSponsored: boolean }) =>
  isSponsored ? colors.warn : colors.accent;
