import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useRef } from 'react';
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

/** What other figures replace: all but the tooltip, which stays where the pointer is. */
const replaced = { replaceMerge: ['series', 'xAxis', 'yAxis'] };

/** The picture itself; other figures are put into it without drawing it again. Time runs from left to right in every language. */
export function Drawing({ label, height, option }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const drawn = useEffectEvent(() => option(chartColors()));
  useEffect(() => {
    chart.current?.setOption({ animation: false, ...option(chartColors()) }, replaced);
  }, [option]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    // What is hidden has no size, and a map cannot be drawn on nothing.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientHeight > 0) chart.current?.resize();
    });
    void loadLibrary().then(({ init }) => {
      if (isGone) return;
      chart.current = init(element, null, { renderer: 'svg' });
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      chart.current.setOption({
        animation: !isStill,
        animationDuration: 200,
        ...drawn(),
      });
      observer.observe(element);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      chart.current?.dispose();
      chart.current = undefined;
    };
  }, []);
  return <div ref={place} style={{ height }} role="img" aria-label={label} dir="ltr" />;
}
