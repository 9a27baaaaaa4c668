import { describe, expect, test } from 'vitest';
import { bodyOf, emptyValues, kindFor, linesIn, maxIn, type NewValues } from './new-acquisition.ts';
import type { Way } from '../queries.ts';

const values = (more: Partial<NewValues> = {}): NewValues => ({
  ...emptyValues(new URLSearchParams()),
  ...more,
});

describe('the sent values', () => {
  const cases: [typed: Partial<NewValues>, sent: object][] = [
    [
      { links: 'a\nb', most: '5', schedule: 'daily', region: 'US' },
      { platform: 'tiktok', kind: 'links', name: 'auto', newListName: 'auto', links: 'a\nb' },
    ],
    [
      {
        platform: 'youtube',
        kind: 'hashtag',
        terms: 'food,travel',
        region: 'US',
        most: '30',
        name: ' Food ',
      },
      {
        platform: 'youtube',
        kind: 'hashtag',
        name: 'Food',
        newListName: 'Food',
        terms: ['food', 'travel'],
        region: 'US',
        most: 30,
        schedule: 'once',
      },
    ],
    [
      { kind: 'like', likeListId: '7', listId: '9', newListName: 'x', schedule: 'weekly' },
      {
        platform: 'tiktok',
        kind: 'like',
        name: 'auto',
        listId: 9,
        likeListId: 7,
        most: 100,
        schedule: 'weekly',
      },
    ],
    [
      { kind: 'keyword', terms: 'tea', newListName: ' Tea ' },
      {
        platform: 'tiktok',
        kind: 'keyword',
        name: 'auto',
        newListName: 'Tea',
        terms: ['tea'],
        most: 100,
        schedule: 'once',
      },
    ],
  ];

  test.each(cases)('%j', (typed, sent) => {
    expect(bodyOf(values(typed), 'auto')).toEqual(sent);
  });
});

test('the address presets the form, and nothing else', () => {
  const asked = new URLSearchParams('platform=youtube&kind=like&like=3&listId=4&name=x');
  expect(emptyValues(asked)).toMatchObject({
    platform: 'youtube',
    kind: 'like',
    likeListId: '3',
    listId: '4',
    name: '',
  });
  expect(emptyValues(new URLSearchParams('platform=x&kind=y'))).toMatchObject({
    platform: 'tiktok',
    kind: 'links',
  });
});

test.each([
  ['', 0],
  ['a', 1],
  ['a\n\n \r\nb\rc\n', 3],
])('%j has this many lines: %i', (text, lines) => {
  expect(linesIn(text)).toBe(lines);
});

test.each([
  ['100', 100],
  [' 1 ', 1],
  ['1000', 1000],
  ['1001', null],
  ['0', null],
  ['1.5', null],
  ['-1', null],
  ['', null],
  ['1e2', null],
])('%j is %j creators', (text, most) => {
  expect(maxIn(text)).toBe(most);
});

test('another platform keeps the kind where it can', () => {
  const way = (kind: Way['kind'], state: Way['state']): Way => ({
    platform: 'tiktok',
    kind,
    state,
    source: null,
    freeAt: null,
  });
  const ways = [way('links', 'noSource'), way('hashtag', 'noSource'), way('keyword', 'waiting')];
  const at = (kind: Way['kind']) => kindFor(ways, { platform: 'tiktok', kind });
  expect([at('keyword'), at('hashtag'), at('like')]).toEqual(['keyword', 'keyword', 'like']);
});
