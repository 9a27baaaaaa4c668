import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime, day, fullCount } from '../../../../contract/core/format.ts';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { Box, Group } from '../../../ui/box/Box.tsx';
import styles from './PlaysCurve.module.css';
import { drawnSeries, type PostSeries } from './plays-curve.ts';
import { playsOption } from './plays-option.ts';
import { PointTable } from './PointTable.tsx';
import { useGapText } from './use-gap-text.ts';

export interface PlaysCurveProps {
  series: PostSeries;
  /** Pixels. */
  height?: number;
}

/** A post's figure by age or by date; as a table, all readings and gaps. */
export function PlaysCurve({ series, height = 300 }: PlaysCurveProps) {
  const { t } = useTranslation('monitors');
  const { why, when } = useGapText();
  const drawn = useMemo(() => drawnSeries(series), [series]);
  const { unit } = drawn;
  const option = useCallback(
    (colors: ChartColors) => {
      const onDate = (x: number) => new Date(x).toISOString();
      const age = (x: number) => Math.round(x * 10) / 10;
      return playsOption(colors, drawn, {
        figure: t(`figure.${series.figure}`),
        usual: t('curve.usual'),
        forecast: t('curve.forecast'),
        missing: t('curve.missing'),
        at: x => (unit === 'date' ? dateTime(onDate(x)) : t(`curve.age.${unit}`, { age: age(x) })),
        tick: x => (unit === 'date' ? day(onDate(x)).slice(5) : t(`curve.tick.${unit}`, { age: age(x) })),
        why,
        when,
      });
    },
    [drawn, unit, series.figure, t, why, when],
  );
  const last = drawn.line.at(-1)?.[1];
  return (
    <div>
      <Group
        as="ul"
        gap={4}
        columnGap={16}
        align="stretch"
        wrap
        size="sm"
        tone="soft"
        className={styles.legend}
      >
        <Group as="li" gap={6}>
          <Box as="i" fixed data-of="line" aria-hidden /> {t(`figure.${series.figure}`)}
        </Group>
        {drawn.usual.length > 1 && (
          <Group as="li" gap={6}>
            <Box as="i" fixed data-of="usual" aria-hidden />{' '}
            {t('curve.usualOf', { count: series.usual?.posts ?? 0, number: fullCount(series.usual?.posts) })}
          </Group>
        )}
        {drawn.forecast && (
          <Group as="li" gap={6}>
            <Box as="i" fixed data-of="forecast" aria-hidden /> {t('curve.forecast')}
          </Group>
        )}
        {drawn.gaps.length > 0 && (
          <Group as="li" gap={6}>
            <Box as="i" fixed data-of="gap" aria-hidden /> {t('curve.gap')}
          </Group>
        )}
      </Group>
      <Chart
        label={t('curve.label', {
          figure: t(`figure.${series.figure}`),
          value: fullCount(last),
          count: drawn.gaps.length,
        })}
        height={height}
        option={option}
        table={<PointTable series={series} />}
      />
    </div>
  );
}
