import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chartColors, type ChartColors } from './chart-colors.ts';

export interface DrawingProps {
  /** The description for screen readers. */
  label: string;
  /** Pixels. */
  height: number;
  option: (colors: ChartColors) => EChartsCoreOption;
}

/** The library is loaded with the first chart. */
const loadLibrary = () => import('./echarts.ts');

/** What new figures replace: all but the tooltip, which stays at the pointer. */
const replaced = { replaceMerge: ['series', 'xAxis', 'yAxis'] };

/** The chart itself; new figures update it in place. Time runs from left to right in every language. */
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
    // A hidden element has no size, and a map needs one.
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
        textStyle: { fontFamily: getComputedStyle(element).fontFamily },
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
