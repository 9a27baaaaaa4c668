import { describe, expect, test } from 'vitest';
import { nameOfTarget, wholeAddress } from './quick-link.ts';

test.each([
  [' https://shop.example.com/rose ', 'https://shop.example.com/rose'],
  ['shop.example.com/rose?a=1', 'https://shop.example.com/rose?a=1'],
  ['例子.中国', 'https://例子.中国'],
  ['shop.example.com:8443', 'https://shop.example.com:8443'],
  ['{host}/rose', '{host}/rose'],
  ['http://a.example', 'http://a.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['rose', 'rose'],
  ['', ''],
])('%j means %j', (typed, meant) => expect(wholeAddress(typed)).toBe(meant));

describe('the name of a link', () => {
  test.each([
    ['https://www.shop.example.com/rose/?utm_source=x#y', 'shop.example.com/rose'],
    ['https://shop.example.com', 'shop.example.com'],
    ['https://shop.example.com/%E7%8E%AB%E7%91%B0', 'shop.example.com/玫瑰'],
    ['https://shop.example.com/%zz', 'shop.example.com/%zz'],
    ['{host}/rose', '{host}/rose'],
  ])('to %s is %s', (url, name) => expect(nameOfTarget(url)).toBe(name));

  test('is no longer than a name may be', () => {
    expect(nameOfTarget(`https://shop.example.com/${'a'.repeat(300)}`)).toHaveLength(100);
  });
});
