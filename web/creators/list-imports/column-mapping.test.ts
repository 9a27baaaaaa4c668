import { expect, test } from 'vitest';
import type { ImportField, ImportMapping } from '../../../contract/creators/list-imports/list-imports.ts';
import { columnLetter, fieldOf, isEnough, mappingText, readMapping, withColumn } from './column-mapping.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [59, 'BH'],
])('column %i is %s', (column, letter) => {
  expect(columnLetter(column)).toBe(letter);
});

const some: ImportMapping = { homepage: 0, name: 2 };

test.each<[number, ImportField | null, ImportMapping]>([
  [1, 'email', { homepage: 0, name: 2, email: 1 }],
  [2, 'note', { homepage: 0, note: 2 }],
  [2, null, { homepage: 0 }],
  [1, 'homepage', { homepage: 1, name: 2 }],
  [2, 'homepage', { homepage: 2 }],
])('column %i becomes %s', (column, field, expected) => {
  expect(withColumn(some, column, field)).toEqual(expected);
});

test('the field of a column is found, of any other there is none', () => {
  expect([0, 1, 2].map(column => fieldOf(some, column))).toEqual(['homepage', undefined, 'name']);
});

test.each<[ImportMapping, boolean]>([
  [{}, false],
  [{ homepage: 0 }, true],
  [{ handle: 0 }, false],
  [{ platform: 0, name: 1 }, false],
  [{ handle: 0, platform: 1 }, true],
])('%j is enough: %s', (mapping, expected) => {
  expect(isEnough(mapping)).toBe(expected);
});

test.each<[string | null, ImportMapping | null]>([
  [null, null],
  ['', {}],
  ['homepage:0', { homepage: 0 }],
  ['name:2,homepage:59', { homepage: 59, name: 2 }],
  ['homepage:60,name:-1,email:x,other:1,note:', {}],
])('%j is read', (text, expected) => {
  expect(readMapping(text)).toEqual(expected);
});

test('a written mapping can be read', () => {
  const mapping = { platform: 0, handle: 3, tags: 12 };
  expect(mappingText(mapping)).toBe('platform:0,handle:3,tags:12');
  expect(readMapping(mappingText(mapping))).toEqual(mapping);
});
