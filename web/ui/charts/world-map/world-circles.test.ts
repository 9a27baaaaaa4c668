import { expect, test } from 'vitest';
import type { ChartColors } from '../chart-colors.ts';
import { circleSize, worldCircles } from './world-circles.ts';

const colors = { line: '#eee', accent: '#00f', surface: '#fff' } as ChartColors;

test('the area of a circle is proportional to the value', () => {
  const [whole, quarter] = [circleSize(400, 400, 340), circleSize(100, 400, 340)];
  expect(quarter * 2).toBeCloseTo(whole);
  expect(whole).toBeCloseTo(44.2);
  expect(circleSize(400, 400, 170)).toBeCloseTo(whole / 2);
});

test('the smallest can still be seen', () => {
  expect(circleSize(1, 1_000_000, 340)).toBe(5);
});

test('countries without a place or a value are not on the map; small circles are above large ones', () => {
  const places = [
    { code: 'SG', name: '新加坡', value: 1 },
    { code: 'QX', name: 'QX', value: 9 },
    { code: 'US', name: '美国', value: 100 },
    { code: 'GB', name: '英国', value: 0 },
  ];
  const { series } = worldCircles(colors, { places, valueName: '访问次数', height: 340 });
  expect(series).toMatchObject({
    coordinateSystem: 'geo',
    data: [{ value: [-99.1, 39.5] }, { value: [103.8, 1.4], symbolSize: 5 }],
  });
  expect((series as { data: unknown[] }).data).toHaveLength(2);
});

test('without visits there is the land alone', () => {
  const { series } = worldCircles(colors, { places: [], valueName: '访问次数', height: 340 });
  expect(series).toMatchObject({ data: [] });
});
