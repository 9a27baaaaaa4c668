import { expect, test } from 'vitest';
import { readLetters, writeLetters } from './letter-tabs.ts';

test.each(['tab=letters', 'tab=letters&page=3&letter=12'])('%s is read and written as it is', query =>
  expect(writeLetters(readLetters(new URLSearchParams(query))).toString()).toBe(query),
);

test('what is no letter is left out', () =>
  expect(readLetters(new URLSearchParams('tab=letters&letter=x&page=-1')).letter).toBe(null));
