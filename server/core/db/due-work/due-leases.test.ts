import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import type { Db } from '../database.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import {
  holdsLease,
  releaseLease,
  renewLease,
  takeLeases,
  wakeDue,
  processDueInTurn,
  processDueOnLease,
  type LeaseRound,
} from './due-leases.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  ({ db } = database);
});

afterAll(() => database.drop());

beforeEach(() => db.deleteFrom('due_work').execute());

const noon = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T13:00:00Z');
const due = { teamId: 1, id: 2 };
const take = (token: string, at = noon, ms = 60_000) =>
  takeLeases(db, 'mail.send', { at, token, ms, max: 10 });

describe('a lease', () => {
  test('belongs to one worker at a time, and to none before its time', async () => {
    await wakeDue(db, 'mail.send', due, noon);
    expect(await take('a', new Date(noon.getTime() - 1))).toEqual([]);
    expect(await take('a')).toEqual([{ kind: 'mail.send', ...due, token: 'a' }]);
    expect(await take('b', later)).toEqual([]);
  });

  test('of several is given to each worker in part', async () => {
    for (let id = 1; id <= 20; id++) await wakeDue(db, 'mail.send', { teamId: 1, id }, noon);
    const taken = await Promise.all(['a', 'b', 'c'].map(token => take(token)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(20);
  });

  test('that ran out is given to another, and the first has lost it', async () => {
    await wakeDue(db, 'mail.send', due, noon);
    const [first] = await take('a', noon, 0);
    const [second] = await take('b', noon, 60_000);
    if (!first || !second) throw new Error('no lease');
    expect(await holdsLease(db, first)).toBe(false);
    expect(await renewLease(db, first, 60_000)).toBe(false);
    expect(await holdsLease(db, second)).toBe(true);
    await releaseLease(db, first, noon);
    expect(await holdsLease(db, second)).toBe(true);
  });

  test('leaves it due at the moment named, or when it was woken meanwhile', async () => {
    await wakeDue(db, 'mail.send', due, noon);
    const [lease] = await take('a');
    if (!lease) throw new Error('no lease');
    await wakeDue(db, 'mail.send', due, noon);
    await releaseLease(db, lease, later);
    expect(await take('b')).toHaveLength(1);
  });

  test('leaves no row when nothing is due any more', async () => {
    await wakeDue(db, 'mail.send', due, noon);
    const [lease] = await take('a');
    if (!lease) throw new Error('no lease');
    await releaseLease(db, lease, null);
    expect(await db.selectFrom('due_work').selectAll().execute()).toEqual([]);
  });

  test('is not put off by a later wish', async () => {
    await wakeDue(db, 'mail.send', due, noon);
    await wakeDue(db, 'mail.send', due, later);
    expect(await take('a')).toHaveLength(1);
  });
});

describe('a round', () => {
  const round: LeaseRound = { kind: 'mail.send', leaseMs: 60_000, atOnce: 10, againMs: 5000 };
  const dueIds = async () =>
    (await db.selectFrom('due_work').select(['id', 'due_at', 'leased_by']).orderBy('id').execute()).map(
      ({ id, due_at, leased_by }) => [id, due_at.toISOString(), leased_by],
    );

  test('reschedules, ends or retries each subject, without holding up others', async () => {
    const ctx = testContext(noon.toISOString());
    for (const id of [1, 2, 3]) await wakeDue(db, 'mail.send', { teamId: 1, id }, noon);
    const work = ({ id }: { id: number }) => {
      if (id === 1) return Promise.reject(new Error('away'));
      return Promise.resolve(id === 2 ? later : null);
    };
    await expect(processDueOnLease(db, ctx, round, work)).rejects.toThrow('1 of mail.send failed');
    expect(await dueIds()).toEqual([
      [1, '2026-11-20T12:00:05.000Z', ''],
      [2, '2026-11-20T13:00:00.000Z', ''],
    ]);
  });

  test('runs in rounds until nothing is due, and stops at work that is due again at once', async () => {
    const ctx = testContext(noon.toISOString());
    const order: number[] = [];
    const inTurn = { ...round, atOnce: 2, max: 6 };
    const isDue = (id: number) => wakeDue(db, 'mail.send', { teamId: 1, id }, noon);
    for (const id of [1, 2, 3]) await isDue(id);
    const work = ({ id }: { id: number }) => {
      order.push(id);
      return id === 1 ? Promise.reject(new Error('away')) : Promise.resolve(null);
    };
    await expect(processDueInTurn(db, ctx, inTurn, work)).rejects.toThrow('1 of mail.send failed');
    expect(new Set(order)).toEqual(new Set([1, 2, 3]));
    expect(await dueIds()).toEqual([[1, '2026-11-20T12:00:05.000Z', '']]);

    for (const id of [4, 5]) await isDue(id);
    let times = 0;
    await processDueInTurn(db, ctx, inTurn, () => {
      times += 1;
      return Promise.resolve(ctx.now());
    });
    expect(times).toBe(inTurn.max);
  });
});
