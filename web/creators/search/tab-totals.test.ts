import { expect, test } from 'vitest';
import { tabTotals } from './tab-totals.ts';

const exactly = (value: number) => ({ value, exact: true });
const on = (platform: 'tiktok' | 'youtube' | 'instagram', value: number, exact = true) => ({
  platform,
  total: { value, exact },
});
const totals = (...args: Parameters<typeof tabTotals>) => Object.fromEntries(tabTotals(...args));

test('nothing is known before the first reply', () => expect(totals()).toEqual({}));

test('the sum waits for all platforms', () => {
  expect(totals([on('tiktok', 3)])).toEqual({ tiktok: exactly(3) });
  expect(totals([on('tiktok', 3)], [on('tiktok', 3), on('youtube', 0)])).toEqual({
    tiktok: exactly(3),
    youtube: exactly(0),
  });
});

test('the number of the results stands before the one that was counted later or earlier', () => {
  const counted = [on('tiktok', 5), on('youtube', 2), on('instagram', 1)];
  expect(totals([on('tiktok', 6)], counted)).toEqual({
    all: exactly(9),
    tiktok: exactly(6),
    youtube: exactly(2),
    instagram: exactly(1),
  });
});

test('a sum with an estimate is one', () => {
  const found = [on('tiktok', 12_400, false), on('youtube', 20), on('instagram', 0)];
  expect(tabTotals(found).get('all')).toEqual({ value: 12_420, exact: false });
});
