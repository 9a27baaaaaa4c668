import { expect, test } from 'vitest';
import { countries } from './visitor-regions.ts';

test('Every country is listed once, and nothing else', () => {
  const codes = countries('en').map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['CN', 'US', 'GB', 'VN', 'TW', 'HK', 'XK']));
  for (const other of ['UK', 'SU', 'EU', 'ZZ', 'AA']) expect(codes).not.toContain(other);
  expect(codes.length).toBeGreaterThanOrEqual(249);
  expect(codes.length).toBeLessThanOrEqual(251);
  expect(new Set(codes).size).toBe(codes.length);
});

test('They are called and ordered as people of the language do', () => {
  const names = countries('zh').map(({ name }) => name);
  expect(names).toContain('越南');
  expect(names.indexOf('澳大利亚')).toBeLessThan(names.indexOf('中国'));
});
