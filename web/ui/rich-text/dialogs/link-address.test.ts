import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  [' example.com/a ', 'https://example.com/a'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['https://例子.中国/页', 'https://例子.中国/页'],
  ['a@example.com', 'mailto:a@example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['{{creator.homepage}}', '{{creator.homepage}}'],
  ['{{creator.homepage|https://example.com}}', '{{creator.homepage|https://example.com}}'],
  ['https://example.com/?who={{creator.handle}}', 'https://example.com/?who={{creator.handle}}'],
  ['example.com/{{creator.handle}}', 'https://example.com/{{creator.handle}}'],
])('%s is %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  'word',
  'two words.com',
  'javascript:alert(1)',
  'data:text/html,a',
  'mailto:a',
  '{{nope}}',
  'ftp://a.com',
])('%s is no address', typed => {
  expect(linkAddress(typed)).toBeNull();
});
