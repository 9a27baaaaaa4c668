import { GeoComponent } from 'echarts/components';
import { registerMap, use as register } from 'echarts/core';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land from 'world-atlas/land-110m.json';
import { landOutline } from './land-outline.ts';

// What only the map of the world needs; fetched with the first one.
register([GeoComponent]);
registerMap('world', landOutline(land as unknown as Topology<{ land: GeometryCollection }>));
