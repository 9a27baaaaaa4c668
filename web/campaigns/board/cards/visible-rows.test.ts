import { expect, test } from 'vitest';
import { placeAt, rowHeight, scrolledTo, visibleRows } from './visible-rows.ts';

test.each([
  ['at the top', 0, 5, 100, { first: 0, end: 7 }],
  ['further down', 10, 5, 100, { first: 8, end: 17 }],
  ['at the end', 95, 5, 100, { first: 93, end: 100 }],
  ['few rows', 0, 5, 3, { first: 0, end: 3 }],
  ['none', 0, 5, 0, { first: 0, end: 0 }],
  ['a very high window', 0, 60, 500, { first: 0, end: 18 }],
  ['scrolled beyond rows that are gone', 50, 5, 4, { first: 3, end: 4 }],
])('Rows are drawn %s', (_name, row, rows, count, expected) => {
  expect(visibleRows(row * rowHeight, rows * rowHeight, count)).toEqual(expected);
});

test.each([
  [-40, 5, 0],
  [10, 5, 0],
  [rowHeight * 0.6, 5, 1],
  [rowHeight * 3, 5, 3],
  [rowHeight * 30, 5, 5],
])('Let go at %d px among %d cards it is number %d', (offset, count, expected) => {
  expect(placeAt(offset, count)).toBe(expected);
});

test.each([
  ['is seen', 2, 0, 0],
  ['lies above', 1, rowHeight * 4, rowHeight],
  ['lies below', 9, 0, rowHeight * 5],
])('A row that %s', (_name, row, scrolled, expected) => {
  expect(scrolledTo(row, scrolled, rowHeight * 5)).toBe(expected);
});
