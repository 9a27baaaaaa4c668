import { expect, test } from 'vitest';
import { lastRun } from './last-run.ts';

test.each<[(number | null)[], number[]]>([
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [1, null, 3, 4],
    [3, 4],
  ],
  [
    [1, 2, null],
    [1, 2],
  ],
  [[null, null], []],
  [[], []],
])('of %j it is %j', (spark, run) => {
  expect(lastRun(spark)).toEqual(run);
});
