import { expect, test } from 'vitest';
import { isSameQuery, newNumber, proposedName } from './saved-text.ts';

test.each([
  [['咖啡', '地区：越南'], '咖啡 · 地区：越南'],
  [[], ''],
  [['x'.repeat(80)], 'x'.repeat(60)],
  [['a', 'x'.repeat(58), 'b'], 'a'],
  [['a', 'x'.repeat(55)], `a · ${'x'.repeat(55)}`],
])('%j is called %s', (words, name) => {
  expect(proposedName(words)).toBe(name);
});

test.each([
  ['region=VN&sort=price', 'sort=price&region=VN', true],
  ['keyword=a+b', 'keyword=a%20b', true],
  ['region=VN', 'region=VN&sort=price', false],
  ['', '', true],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameQuery(one, other)).toBe(isSame);
});

test.each([
  [7, '7'],
  [999, '999'],
  [1000, '1,000+'],
])('%i new are %s', (count, number) => {
  expect(newNumber(count)).toBe(number);
});
