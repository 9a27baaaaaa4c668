import { expect, test } from 'vitest';
import { editions } from './editions.ts';

test.each(Object.entries(editions))('the %s is in force already', (_name, { day }) => {
  expect(day <= new Date().toISOString().slice(0, 10)).toBe(true);
});
