import { useComputedColorScheme } from '@mantine/core';
import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../session/settings.ts';
import styles from './Chart.module.css';
import { chartColors, type ChartColors } from './chart-colors.ts';

export interface ChartProps {
  /** What a screen reader hears in place of the picture. */
  label: string;
  /** Pixels. */
  height: number;
  option: (colors: ChartColors) => EChartsCoreOption;
  /** The same figures as a table. */
  table: ReactNode;
}

/** The library is only fetched when a chart is drawn. */
const loadLibrary = () => import('./echarts.ts');

/** A drawing with a table in its place on demand. Time runs from left to right in every language. */
export function Chart({ label, height, option, table }: ChartProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  const { theme } = useSettings();

  useEffect(() => {
    const element = place.current;
    if (asTable || !element) return;
    let chart: EChartsType | undefined;
    let isGone = false;
    const observer = new ResizeObserver(() => chart?.resize());
    void loadLibrary().then(({ init }) => {
      if (isGone) return;
      chart = init(element, null, { renderer: 'svg' });
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      chart.setOption({ animation: !still, animationDuration: 200, ...option(chartColors()) });
      observer.observe(element);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      chart?.dispose();
    };
  }, [asTable, option, scheme, theme]);

  return (
    <div className={styles.chart}>
      {asTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div
          key="table"
          className={styles.table}
          style={{ height }}
          tabIndex={0}
          role="region"
          aria-label={label}
        >
          {table}
        </div>
      ) : (
        <div key="chart" ref={place} style={{ height }} role="img" aria-label={label} dir="ltr" />
      )}
      <button type="button" className={styles.switch} onClick={() => setAsTable(is => !is)}>
        {t(asTable ? 'table.asChart' : 'table.asTable')}
      </button>
    </div>
  );
}
