import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Position = [longitude: number, latitude: number];

/** A shape for the chart library. */
export interface Outline {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: { name: string };
    geometry: { type: 'MultiPolygon'; coordinates: Position[][][] };
  }[];
}

/** Antarctica has no visitors and would take a fifth of the map. */
const antarctica = -60;

/** Continues a ring beyond the 180th meridian instead of jumping to the other side of the map. */
export function unbroken(ring: readonly number[][]): Position[] {
  let turns = 0;
  const whole = ring.map(([longitude = 0, latitude = 0], at): Position => {
    const step = longitude - (ring[at - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + 360 * turns, latitude];
  });
  // A ring that began beyond it has its rest 360° too far west.
  const isTooFarWest = whole.some(([longitude]) => longitude < -180);
  return isTooFarWest ? whole.map(([longitude, latitude]) => [longitude + 360, latitude]) : whole;
}

/** All land as one shape, without Antarctica. */
export function landOutline(land: Topology<{ land: GeometryCollection }>): Outline {
  const coordinates = feature(land, land.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .map(polygon => polygon.map(unbroken))
    .filter(([ring = []]) => ring.some(([, latitude]) => latitude > antarctica));
  const geometry = { type: 'MultiPolygon' as const, coordinates };
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { name: 'land' }, geometry }],
  };
}
