import { expect, test } from 'vitest';
import { unstorableFaults } from './unstorable-text.ts';

test.each([
  ['nothing', [undefined, null, 'a\0'], []],
  ['sound fields', [{ a: 'b', c: 1, d: null }], []],
  ['a field', [{ a: 'b\0' }, { b: 'c' }], ['a']],
  ['deep inside', [{ a: [{ b: ['\0'] }] }], ['a']],
  ['half a surrogate pair', [{ a: 'b\ud800' }, { b: '\u{1f600}' }], ['a']],
  ['in several parts', [{ a: '\0' }, { b: '\0' }], ['a', 'b']],
])('text that cannot be stored: %s', (_name, parts, fields) => {
  expect(unstorableFaults(parts, 'en').map(fault => fault.field)).toEqual(fields);
});
