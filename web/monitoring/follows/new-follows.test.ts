import { expect, test } from 'vitest';
import { emptyFollow, followsOf, type FollowValues, missingIn } from './new-follows.ts';

const typed: FollowValues = {
  way: 'list',
  listId: '7',
  links: ' https://tiktok.com/@ann ',
  hashtag: ' #夏日 ',
  platform: 'tiktok',
  words: '口红，唇釉',
};

test.each<[Partial<FollowValues>, object]>([
  [{}, { listId: 7, words: ['口红', '唇釉'] }],
  [{ way: 'links' }, { links: 'https://tiktok.com/@ann', words: ['口红', '唇釉'] }],
  [{ way: 'hashtag' }, { hashtag: '夏日', platform: 'tiktok' }],
  [{ way: 'hashtag', platform: '', hashtag: '＃summer' }, { hashtag: 'summer' }],
])('with %j only its own fields are sent', (by, body) => {
  expect(followsOf({ ...typed, ...by })).toEqual(body);
});

test.each([
  ['list', 'listId'],
  ['links', 'links'],
  ['hashtag', 'hashtag'],
])('by %s, %s must be there', (way, field) => {
  expect(missingIn({ ...emptyFollow, way, hashtag: '#' })).toBe(field);
  expect(missingIn({ ...typed, way })).toBeNull();
});
