import { expect, test } from 'vitest';
import { audienceOf, sharesOf } from './audience-shares.ts';

const weights = (parts: Record<string, number>) =>
  Object.entries(parts).map(([name, weight]) => ({ name, weight }));

test('ages are sorted, whatever Instagram’s names', () => {
  expect(sharesOf('ages', weights({ '65+': 1, '18-24': 2, '13-17': 1, unknown: 9 }))).toEqual([
    { key: '13-17', shareBp: 2500 },
    { key: '18-24', shareBp: 5000 },
    { key: '65+', shareBp: 2500 },
  ]);
  expect(sharesOf('ages', weights({ '65_and_above': 1, '25_to_34': 3 })).map(({ key }) => key)).toEqual([
    '25-34',
    '65+',
  ]);
});

test('genders use the product’s codes; unknown is other', () =>
  expect(sharesOf('genders', weights({ M: 300, F: 600, U: 99 }))).toEqual([
    { key: 'female', shareBp: 6006 },
    { key: 'male', shareBp: 3003 },
    { key: 'other', shareBp: 991 },
  ]));

test('regions are codes, the largest first, in basis points of the reported total', () =>
  expect(sharesOf('regions', weights({ DE: 1, US: 2, Germany: 5, FR: 0 }))).toEqual([
    { key: 'US', shareBp: 6667 },
    { key: 'DE', shareBp: 3333 },
  ]));

test('without data there is no audience', () => {
  expect(sharesOf('ages', [])).toEqual([]);
  expect(audienceOf({ ages: [], genders: [], regions: [] })).toBeUndefined();
  expect(audienceOf({ ages: [], genders: [{ key: 'male', shareBp: 10_000 }], regions: [] })).toMatchObject({
    languages: [],
  });
});
