import { expect, test } from 'vitest';
import zh from '../../../i18n/zh/core/versions.ts';
import { versions } from './versions.ts';

test('versions are listed newest first, with descending days', () => {
  const numbers = versions.map(({ version }) => version.split('.').map(Number));
  const newer = (a: number[], b: number[]) => a.map((part, at) => (b[at] ?? 0) - part).find(Boolean) ?? 0;
  expect(numbers).toEqual(numbers.toSorted(newer));
  const days = versions.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('every change that has words belongs to one version', () => {
  const listed = versions.flatMap(({ changes }) => [...changes]);
  expect(listed.toSorted()).toEqual(Object.keys(zh.changes).toSorted());
});
