import { expect, test } from 'vitest';
import { readLetters, writeLetters } from './letter-tabs.ts';

test.each(['tab=letters', 'tab=letters&page=3&letter=12'])('%s is read and written as it is', query =>
  expect(writeLetters(readLetters(new URLSearchParams(query))).toString()).toBe(query),
);

test('invalid ids are ignored', () =>
  expect(readLetters(new URLSearchParams('tab=letters&letter=x&page=-1')).letter).toBe(null));
