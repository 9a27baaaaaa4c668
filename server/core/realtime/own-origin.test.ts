import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

test.each([
  [true, undefined, 'a.example', ''],
  [true, 'http://a.example', 'a.example', ''],
  [true, 'https://a.example', 'A.Example', ''],
  [true, 'https://a.example', 'a.example:443', ''],
  [true, 'http://a.example:8080', 'a.example:8080', ''],
  [true, 'http://[::1]:8080', '[::1]:8080', ''],
  [true, 'https://public.example', 'internal:8080', 'https://public.example/'],
  [true, 'http://internal:8080', 'internal:8080', 'https://public.example'],
  [false, 'http://a.example:81', 'a.example', ''],
  [false, 'https://a.example', 'a.example:80', ''],
  [false, 'http://b.example', 'a.example', ''],
  [false, 'http://a.example.b.example', 'a.example', ''],
  [false, 'http://public.example', 'internal:8080', 'https://public.example'],
  [false, 'null', 'a.example', ''],
  [false, '', 'a.example', ''],
  [false, 'file://', '', ''],
  [false, 'http://a.example', undefined, ''],
  [false, 'chrome-extension://a.example', 'a.example', ''],
  [false, 'http://a.example', 'a b', ''],
])('%s: a page of %s at %s, reached as %s', (expected, origin, host, publicUrl) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(expected);
});
