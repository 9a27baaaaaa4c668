import type { EChartsCoreOption } from 'echarts/core';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ChartColors } from '../chart-colors.ts';
import { tooltipOf } from '../chart-tooltip.ts';
import { countryPlaces } from './country-places.ts';

export interface MapPlace {
  /** ISO 3166-1 alpha-2. Unknown codes appear in the table only. */
  code: string;
  name: string;
  value: number;
}

/** Width of the land divided by its height. */
export const landAspect = 2.1;

/**
 * The largest circle, as a share of the map's height; the smallest, in pixels, that is still easy to see and point at.
 */
const largestShare = 0.13;
const leastDiameter = 5;

/** Diameter in pixels: the area follows the value, with a minimum size. */
export const circleSize = (value: number, largest: number, height: number) =>
  Math.max(leastDiameter, largestShare * height * Math.sqrt(value / largest));

const radian = Math.PI / 180;

/** Miller's projection: a familiar world map that enlarges the Arctic less than Mercator's. */
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

/** A circle for each country with a place and a value; small ones on top. */
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
