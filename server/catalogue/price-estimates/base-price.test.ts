import { expect, test } from 'vitest';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { basePriceOf } from './base-price.ts';

const line = (
  regionTier: number,
  category: string,
  cpmFen: number,
  platform: BasePrice['platform'] = 'tiktok',
) => ({ platform, regionTier, category, cpmFen });

const lines = [
  line(0, '', 1),
  line(1, '', 2),
  line(0, 'Beauty', 3),
  line(1, 'Beauty', 4),
  line(0, '', 9, 'youtube'),
];

test.each([
  ['tier and category', 'US', 'Beauty', 4],
  ['a category without case', 'US', 'beauty', 4],
  ['the category before the tier', 'VN', 'Beauty', 3],
  ['the category where no region is known', null, 'Beauty', 3],
  ['the tier', 'US', 'Food', 2],
  ['the tier where no category is known', 'US', null, 2],
  ['the platform alone', 'VN', 'Food', 1],
  ['the platform where nothing is known', null, null, 1],
] as const)('%s gives the line', (_, region, category, cpmFen) => {
  for (const given of [lines, lines.toReversed()]) {
    expect(basePriceOf(given, { platform: 'tiktok', region, category })?.cpmFen).toBe(cpmFen);
  }
});

test('without a matching line there is no base price', () => {
  expect(basePriceOf(lines, { platform: 'instagram', region: 'US', category: 'Beauty' })).toBeNull();
  expect(
    basePriceOf([line(2, '', 5)], { platform: 'tiktok', region: null, category: null }),
    'an unknown region is in no tier',
  ).toBeNull();
});
