import { expect, test } from 'vitest';
import { nullByteFaults } from './null-bytes.ts';

test.each([
  ['nothing', [undefined, null, 'a\0'], []],
  ['sound fields', [{ a: 'b', c: 1, d: null }], []],
  ['a field', [{ a: 'b\0' }, { b: 'c' }], ['a']],
  ['deep inside', [{ a: [{ b: ['\0'] }] }], ['a']],
  ['in several parts', [{ a: '\0' }, { b: '\0' }], ['a', 'b']],
])('null bytes: %s', (_name, parts, fields) => {
  expect(nullByteFaults(parts, 'en').map(fault => fault.field)).toEqual(fields);
});
