import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { landOutline, unbroken } from './land-outline.ts';

test('a ring over the 180th meridian continues beyond it', () => {
  const ring = [
    [170, 60],
    [180, 65],
    [-170, 66],
    [-179, 62],
    [179, 60],
    [170, 60],
  ];
  expect(unbroken(ring).map(([longitude]) => longitude)).toEqual([170, 180, 190, 181, 179, 170]);
});

test('also one that begins beyond it, and one with the Atlantic in it', () => {
  const beyond = [
    [-175, 66],
    [175, 66],
    [80, 70],
    [-10, 40],
    [20, 40],
    [178, 66],
    [-175, 66],
  ];
  expect(unbroken(beyond).map(([longitude]) => longitude)).toEqual([185, 175, 80, -10, 20, 178, 185]);
});

test('a ring elsewhere stays as it is', () => {
  const ring = [
    [-10, 40],
    [20, 45],
    [-100, 50],
    [-10, 40],
  ];
  expect(unbroken(ring)).toEqual(ring);
});

test('the land of the world has no line across the picture, and no Antarctica', () => {
  const { features } = landOutline(land as unknown as Topology<{ land: GeometryCollection }>);
  const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  expect(rings.length).toBeGreaterThan(100);
  for (const ring of rings) {
    ring.forEach(([longitude], at) => {
      expect(Math.abs(longitude - (ring[at - 1]?.[0] ?? longitude))).toBeLessThan(60);
      expect(longitude).toBeGreaterThanOrEqual(-180);
      expect(longitude).toBeLessThan(195);
    });
  }
  expect(Math.min(...rings.flat().map(([, latitude]) => latitude))).toBeGreaterThan(-60);
});
