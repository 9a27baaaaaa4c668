import { expect, test } from 'vitest';
import { hasFilter, readPosts, writePosts } from './post-state.ts';

const whole =
  'view=gallery&platform=tiktok&state=gone&found=hashtag&creator=7&keyword=口红&sort=usual&page=2&size=50';

test.each<[asked: string, kept: string]>([
  ['', ''],
  [whole, whole],
  ['platform=tiktok&sort=plays&view=table&page=1&size=20', 'platform=tiktok'],
  ['platform=weibo&state=lost&found=luck&creator=0&sort=size&view=heap', ''],
])('%j is written as %j', (asked, kept) => {
  const params = writePosts(readPosts(new URLSearchParams(asked)));
  expect(decodeURIComponent(params.toString())).toBe(['tab=posts', kept].filter(Boolean).join('&'));
});

test.each([
  ['', false],
  ['sort=usual&view=gallery&page=3', false],
  ['creator=7', true],
  ['keyword=口红', true],
])('%j filters: %s', (asked, is) => {
  expect(hasFilter(readPosts(new URLSearchParams(asked)))).toBe(is);
});
