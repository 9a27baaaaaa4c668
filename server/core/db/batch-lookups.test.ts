import { expect, test } from 'vitest';
import { askTogether } from './batch-lookups.ts';
import type { Db } from './database.ts';

/** Stands for a pool: only its identity counts here. */
const db = {} as Db;

function setUp() {
  const asked: string[][] = [];
  const answers: ((value: Map<string, string>) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const ask = askTogether<string>((_db, keys) => {
    asked.push(keys);
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      failures.push(reject);
    });
  });
  const turn = () => new Promise(resolve => setImmediate(resolve));
  return { ask, asked, answers, failures, turn };
}

test('batches the keys requested during a query, each key once', async () => {
  const { ask, asked, answers, turn } = setUp();
  const first = ask(db, 'a');
  await turn();
  const second = ask(db, 'b');
  await turn();
  const third = [ask(db, 'c'), ask(db, 'd'), ask(db, 'c')];
  await turn();
  expect(asked).toEqual([['a'], ['b']]);
  answers[0]?.(new Map([['a', 'A']]));
  expect(await first).toBe('A');
  await turn();
  expect(asked.at(-1)).toEqual(['c', 'd']);
  answers[2]?.(new Map([['c', 'C']]));
  expect(await Promise.all(third)).toEqual(['C', undefined, 'C']);
  answers[1]?.(new Map());
  expect(await second).toBeUndefined();
});

test('caches nothing: the same key is queried again', async () => {
  const { ask, asked, answers, turn } = setUp();
  for (const value of ['old', 'new']) {
    const answer = ask(db, 'a');
    await turn();
    answers.at(-1)?.(new Map([['a', value]]));
    expect(await answer).toBe(value);
  }
  expect(asked).toHaveLength(2);
});

test('a failure affects the current callers only', async () => {
  const { ask, answers, failures, turn } = setUp();
  const failing = [ask(db, 'a'), ask(db, 'b')];
  await turn();
  failures[0]?.(new Error('away'));
  for (const each of failing) await expect(each).rejects.toThrow('away');
  const next = ask(db, 'a');
  await turn();
  answers.at(-1)?.(new Map([['a', 'A']]));
  expect(await next).toBe('A');
});
