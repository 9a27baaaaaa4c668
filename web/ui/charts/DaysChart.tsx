import { useCallback, useMemo } from 'react';
import { fullCount } from '../../../contract/core/format.ts';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chart-colors.ts';
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
    <div className={styles.chart}>
      {isStacked && (
        <ul className={styles.legend}>
          {drawn.map(({ key, name }, at) => (
            <li key={key}>
              <span className={styles.swatch} style={{ background: colorOfSeries(at) }} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
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
    </div>
  );
}
