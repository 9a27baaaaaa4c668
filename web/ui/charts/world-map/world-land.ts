import { GeoComponent } from 'echarts/components';
import { registerMap, use as register } from 'echarts/core';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land from 'world-atlas/land-110m.json';
import { landOutline } from './land-outline.ts';

// The parts that only the world map needs; loaded with the first one.
register([GeoComponent]);
registerMap('world', landOutline(land as unknown as Topology<{ land: GeometryCollection }>));
