import { useCallback, useMemo } from 'react';
import { fullCount } from '../../../contract/core/format.ts';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chart-colors.ts';
import { Box, Group, Stack } from '../box/Box.tsx';
import styles from './DaysChart.module.css';
import { colorOfSeries, type DayStack, largestSeries, stackedDays } from './stacked-days.ts';

export interface DaysChartProps extends DayStack {
  /** The description for screen readers. */
  label: string;
  words: { day: string; rest: string };
}

/** Stacked bars by day with a legend; the table lists every non-empty part of every day. */
export function DaysChart({ label, words, days, series }: DaysChartProps) {
  const drawn = useMemo(() => largestSeries(series, words.rest), [series, words.rest]);
  const option = useCallback(
    (colors: ChartColors) => stackedDays(colors, { days, series: drawn }),
    [days, drawn],
  );
  const isStacked = series.length > 1;
  return (
    <Stack gap={8}>
      {isStacked && (
        <Group as="ul" gap={4} columnGap={16} align="stretch" wrap size="sm" tone="soft">
          {drawn.map(({ key, name }, at) => (
            <Group as="li" gap={6} shrink breaks key={key}>
              <Box
                as="span"
                fixed
                className={styles.swatch}
                style={{ background: colorOfSeries(at) }}
                aria-hidden
              />
              {name}
            </Group>
          ))}
        </Group>
      )}
      <Chart
        label={label}
        height={260}
        option={option}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                {series.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, at) => ({ day, at }))
                .filter(({ at }) => series.some(({ values }) => values[at]))
                .toReversed()
                .map(({ day, at }) => (
                  <tr key={day}>
                    <td>{day}</td>
                    {series.map(({ key, values }) => (
                      <td key={key}>{fullCount(values[at] ?? 0)}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        }
      />
    </Stack>
  );
}
