import type { EChartsCoreOption } from 'echarts/core';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ChartColors } from '../chart-colors.ts';
import { tooltipOf } from '../chart-tooltip.ts';
import { countryPlaces } from './country-places.ts';

export interface MapPlace {
  /** ISO 3166-1, two letters. One that is not known is in the table only. */
  code: string;
  name: string;
  value: number;
}

/** The land is this much wider than high. */
export const landAspect = 2.1;

/** The largest circle, as a share of the picture's height; and the smallest that can be seen and pointed at, in pixels. */
const largestShare = 0.13;
const leastDiameter = 5;

/** Pixels across: the area goes by the value, but nothing gets too small. */
export const circleSize = (value: number, largest: number, height: number) =>
  Math.max(leastDiameter, largestShare * height * Math.sqrt(value / largest));

const radian = Math.PI / 180;

/** Miller's projection: what one expects of a map of the world, with less of the Arctic than Mercator's. */
const miller = {
  project: ([longitude = 0, latitude = 0]: number[]) => [
    longitude * radian,
    -1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radian)),
  ],
  unproject: ([x = 0, y = 0]: number[]) => [
    x / radian,
    (2.5 * Math.atan(Math.exp(-0.8 * y)) - 0.625 * Math.PI) / radian,
  ],
};

/** A circle for each country that has a place and a value; the small ones above the large ones. */
export function worldCircles(
  colors: ChartColors,
  { places, valueName, height }: { places: readonly MapPlace[]; valueName: string; height: number },
): EChartsCoreOption {
  const drawn = places
    .filter(({ code, value }) => value > 0 && countryPlaces[code])
    .toSorted((a, b) => b.value - a.value);
  const largest = drawn[0]?.value ?? 1;
  return {
    geo: {
      map: 'world',
      projection: miller,
      left: 0,
      right: 0,
      top: 0,
      bottom: 8,
      preserveAspect: true,
      silent: true,
      itemStyle: { areaColor: colors.line, borderWidth: 0 },
    },
    tooltip: {
      trigger: 'item',
      confine: true,
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.ink2, fontSize: 12.5 },
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const place = drawn[dataIndex];
        return place ? tooltipOf(place.name, [[valueName, fullCount(place.value)]]) : '';
      },
    },
    series: {
      type: 'scatter',
      coordinateSystem: 'geo',
      data: drawn.map(({ code, value }) => ({
        value: countryPlaces[code],
        symbolSize: circleSize(value, largest, height),
      })),
      itemStyle: { color: colors.accent, opacity: 0.85, borderColor: colors.surface, borderWidth: 1 },
    },
  };
}
