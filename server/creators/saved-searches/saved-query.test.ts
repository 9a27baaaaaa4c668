import { expect, test } from 'vitest';
import { readQuery, tidyQuery } from './saved-query.ts';

test.each([
  ['region=VN&page=3&platform=youtube', 'region=VN'],
  ['sort=price&keyword=%20coffee%20', 'keyword=coffee&sort=price'],
  ['keyword=%E5%92%96%E5%95%A1&tags=&unknown=1', 'keyword=%E5%92%96%E5%95%A1'],
  ['?size=50', 'size=50'],
  ['', ''],
])('%s is stored as %s', (query, tidy) => {
  expect(tidyQuery(query)).toBe(tidy);
});

test.each([
  ['region=vn', 'region'],
  ['followerCount_start=many', 'followerCount_start'],
  ['sort=luck', 'sort'],
  ['size=7', 'size'],
])('%s cannot be read', (query, wrong) => {
  expect(readQuery('tiktok', query)).toEqual({ wrong });
});

test('returns a search of its platform', () => {
  expect(readQuery('youtube', 'region=VN,US&has_email=1')).toMatchObject({
    asked: { platform: 'youtube', region: ['VN', 'US'], has_email: true, page: 1, hide_blocked: true },
  });
});
