import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { growthDays } from '../overview/growth/growth-days.ts';
import { growthOption } from '../overview/growth/growth-option.ts';
import { type CreatorKey, useGrowth } from '../queries.ts';
import { DayTable } from '../DayTable.tsx';

export interface JumpChartProps {
  creator: CreatorKey;
  jumps: Signal['evidence'];
}

const height = 220;

/** Followers of all known days, with the jumps highlighted in the warning colour. */
export function JumpChart({ creator, jumps }: JumpChartProps) {
  const { t } = useTranslation('insights');
  const { data } = useGrowth(creator);
  const days = useMemo(
    () => growthDays(data?.days.map(({ day, followers: value }) => ({ day, value })) ?? [], 'all'),
    [data],
  );
  const option = useCallback(
    (colors: ChartColors) => {
      const curve = growthOption(colors, days, t('signals.jump.followers'));
      const marked = jumps.map(({ since, day }) => ({
        type: 'line',
        silent: true,
        connectNulls: true,
        lineStyle: { color: colors.warn, width: 4 },
        itemStyle: { color: colors.warn },
        symbol: 'circle',
        symbolSize: 7,
        data: days.map(each => (each.day === since || each.day === day ? (each.value ?? '-') : '-')),
      }));
      return { ...curve, series: [...(curve.series as object[]), ...marked] };
    },
    [days, jumps, t],
  );
  const known = days.filter(each => each.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return <Skeleton width="100%" height={height} />;
  return (
    <Chart
      label={t('signals.jump.chart', { from: first.day, to: last.day, count: jumps.length })}
      height={height}
      option={option}
      table={<DayTable day={t('signals.jump.day')} value={t('signals.jump.followers')} days={known} />}
    />
  );
}
