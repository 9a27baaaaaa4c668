import { expect, test } from 'vitest';
import { baseName, fileFault } from './file-fault.ts';

const mb = 1024 * 1024;

test.each([
  ['达人.xlsx', 12_000, null],
  ['LIST.CSV', 1, null],
  ['list.tsv', 10 * mb, null],
  ['list.xlsx', 10 * mb + 1, 'tooLarge'],
  ['list.csv', 0, 'empty'],
  ['list.xls', 12_000, 'oldExcel'],
  ['list.pdf', 12_000, 'wrongKind'],
  ['xlsx', 12_000, 'wrongKind'],
])('%s of %i bytes: %s', (name, size, expected) => {
  expect(fileFault([{ name, size }])).toBe(expected);
});

test('one file at a time', () => {
  const file = { name: 'a.csv', size: 1 };
  expect(fileFault([file, file])).toBe('several');
});

test.each([
  ['达人.名单.xlsx', '达人.名单'],
  ['list', 'list'],
])('%s without its kind is %s', (name, expected) => {
  expect(baseName(name)).toBe(expected);
});
