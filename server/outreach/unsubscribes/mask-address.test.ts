import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['lan.nguyen@gmail.com', 'l***n@gmail.com'],
  ['lann@x.cn', 'l***n@x.cn'],
  ['lan@x.cn', 'l***@x.cn'],
  ['a@x.cn', 'a***@x.cn'],
  ['"a@b"@x.cn', '"***"@x.cn'],
  ['小红书达人@x.cn', '小***人@x.cn'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
