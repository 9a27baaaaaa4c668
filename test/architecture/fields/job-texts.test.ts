import { expect, test } from 'vitest';
import { jobs } from '../../../server/schedule.ts';
import en from '../../../web/i18n/en/activity/operations.ts';
import zh from '../../../web/i18n/zh/activity/operations.ts';

test.each([
  ['zh', zh],
  ['en', en],
])(
  'the operator reads in words what each queue does, and no word is left over: %s',
  (_lang, { jobs: texts }) => {
    const names = jobs.map(({ name }) => name.replace('.', '-'));
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
  },
);
