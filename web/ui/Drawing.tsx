import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { chartColors, type ChartColors } from './chart-colors.ts';

export interface DrawingProps {
  /** What a screen reader hears in place of the picture. */
  label: string;
  /** Pixels. */
  height: number;
  option: (colors: ChartColors) => EChartsCoreOption;
}

/** The library is only fetched when a chart is drawn. */
const loadLibrary = () => import('./echarts.ts');

/** The picture itself. Time runs from left to right in every language. */
export function Drawing({ label, height, option }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let chart: EChartsType | undefined;
    let isGone = false;
    const observer = new ResizeObserver(() => chart?.resize());
    void loadLibrary().then(({ init }) => {
      if (isGone) return;
      chart = init(element, null, { renderer: 'svg' });
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      chart.setOption({ animation: !isStill, animationDuration: 200, ...option(chartColors()) });
      observer.observe(element);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      chart?.dispose();
    };
  }, [option]);
  return <div ref={place} style={{ height }} role="img" aria-label={label} dir="ltr" />;
}
