import { expect, test } from 'vitest';
import { tabTotals } from './tab-totals.ts';

const on = (platform: 'tiktok' | 'youtube' | 'instagram', total: number | null) => ({ platform, total });
const totals = (...args: Parameters<typeof tabTotals>) => Object.fromEntries(tabTotals(...args));

test('nothing is known before the first reply', () => expect(totals()).toEqual({}));

test('the sum waits for all platforms', () => {
  expect(totals([on('tiktok', 3)])).toEqual({ tiktok: 3 });
  expect(totals([on('tiktok', 3)], [on('tiktok', 3), on('youtube', 0)])).toEqual({
    tiktok: 3,
    youtube: 0,
  });
});

test('the number of the results stands before the one that was counted later or earlier', () => {
  const counted = [on('tiktok', 5), on('youtube', 2), on('instagram', 1)];
  expect(totals([on('tiktok', 6)], counted)).toEqual({
    all: 9,
    tiktok: 6,
    youtube: 2,
    instagram: 1,
  });
});

test('a sum is counted as long as one of its parts is', () => {
  const found = [on('tiktok', null), on('youtube', 20), on('instagram', 0)];
  expect(tabTotals(found).get('all')).toBeNull();
});
