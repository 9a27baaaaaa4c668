import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { dueKinds, type DueKind } from './due-kinds.ts';
import { dropDue, putDue, processDue } from './due-work.ts';

const ctx = testContext();
const at = (minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000);
let database: TestDatabase;
let done: number[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  done = [];
  await database.db.deleteFrom('due_work').execute();
});

const put = (id: number, minutes: number) => putDue(database.db, 'plan.end', { teamId: 1, id }, at(minutes));
const processUntil = (minutes: number) =>
  processDue(database.db, 'plan.end', at(minutes), async (_db, { id }) => void done.push(id));

test('is done once it is due, in order, and once', async () => {
  for (const [id, minutes] of [
    [1, 20],
    [2, 10],
    [3, 30],
  ] as const)
    await put(id, minutes);
  expect(await processUntil(9)).toBe(0);
  expect(await processUntil(20)).toBe(2);
  expect(await processUntil(20)).toBe(0);
  expect(done).toEqual([2, 1]);
});

test('uses the last time set, and none if it was dropped', async () => {
  await put(1, 10);
  await put(1, 40);
  await put(2, 10);
  await dropDue(database.db, 'plan.end', { teamId: 1, id: 2 });
  await processUntil(20);
  expect(done).toEqual([]);
  await processUntil(40);
  expect(done).toEqual([1]);
});

test('is done by one of several workers', async () => {
  for (let id = 1; id <= 30; id++) await put(id, 0);
  await Promise.all([processUntil(1), processUntil(1), processUntil(1)]);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});

test('stays due when its work fails, and does not keep others from theirs', async () => {
  await put(1, 0);
  await put(2, 1);
  const failing = processDue(database.db, 'plan.end', at(5), async (_db, { id }) => {
    if (id === 1) throw new Error('cannot');
    done.push(id);
  });
  await expect(failing).rejects.toThrow('1 of plan.end failed');
  expect(done).toEqual([2]);
  await processUntil(5);
  expect(done).toEqual([2, 1]);
});

test('of a kind that is not in the registry is a fault of types', () => {
  // @ts-expect-error nobody processes it
  const misspelt: DueKind = 'plan.ends';
  expect(Object.keys(dueKinds)).not.toContain(misspelt);
});
