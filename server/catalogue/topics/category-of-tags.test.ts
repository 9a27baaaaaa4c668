import { expect, it } from 'vitest';
import { categoryOf } from './category-of-tags.ts';

it.each([
  [['ẩm thực', 'ănngon', 'vlog'], 'Food'],
  [['koreanskincare', 'fyp'], 'Beauty'],
  [['美妆', '旅行', '护肤'], 'Beauty'],
  [['travel', 'food'], 'Travel'],
  [['먹방'], 'Food'],
  [['fyp', 'viral', 'foryou'], null],
  [['carpet'], null],
  [[], null],
])('%j means %s', (tags, category) => {
  expect(categoryOf(tags)).toBe(category);
});
