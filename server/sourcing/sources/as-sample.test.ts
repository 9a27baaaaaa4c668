import { expect, test } from 'vitest';
import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import { asSample } from './as-sample.ts';

test.each([
  ['https://www.tiktok.com/@ann', 'https://tiktok.example/@ann'],
  ['https://www.youtube.com/watch?v=1', 'https://youtube.example/watch?v=1'],
  ['https://m.instagram.com/ann/', 'https://instagram.example/ann/'],
  ['https://instagram.com/ann/', 'https://instagram.example/ann/'],
  ['https://tiktok.example/@ann', 'https://tiktok.example/@ann'],
  ['https://example.com/https://www.tiktok.com/', 'https://example.com/https://www.tiktok.com/'],
])('%s of the sandbox is %s', (url, filed) => {
  const record: CreatorRecord = {
    type: 'creator',
    platform: 'tiktok',
    handle: 'ann',
    homepageUrl: url,
    posts: [{ platformPostId: '1', publishedAt: '2026-11-20T00:00:00Z', url: url }],
  };
  expect(asSample(record)).toEqual({
    ...record,
    homepageUrl: filed,
    posts: [{ ...record.posts?.[0], url: filed }],
  });
  expect(asSample({ type: 'creator', platform: 'tiktok', handle: 'ann' })).toEqual({
    type: 'creator',
    platform: 'tiktok',
    handle: 'ann',
  });
});
