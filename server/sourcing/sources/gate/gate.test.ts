import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { addTestCredential } from '../../../../test/fixtures/sourcing/some-credentials.ts';
import { testSources } from '../../../../test/harness/sources/test-sources.ts';
import type { Permit } from '../../../outside/connectors/source.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import { type GateOptions, openGate } from './gate.ts';
import { closeScope, tidyUp } from '../service.ts';
import { unitsLeft, wayFor } from './find-way.ts';

const world = testSources('http://fakes');
let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  ctx = testContext('2026-11-22T20:00:00Z');
  for (const table of [
    'source_settings',
    'source_credentials',
    'quota_windows',
    'quota_spends',
    'source_answers',
    'source_fault_log',
  ])
    await sql`delete from ${sql.table(table)}`.execute(database.db);
});

const add = (group = 'a', isSandbox = true) =>
  addTestCredential(database.db, ctx, world, 'youtube', {
    group,
    isSandbox,
    hidden: { apiKey: `sample-${group}` },
  });
const open = (more: Partial<GateOptions> = {}) =>
  openGate(database.db, ctx, world, { source: 'youtube', purpose: 'acquisition', scope: null, ...more });
const cost = { bucket: 'units', units: 1 };
const answering =
  <T>(value: T) =>
  () =>
    Promise.resolve({ value });
const failing =
  (kind: SourceFaultKind, more: ConstructorParameters<typeof SourceFault>[2] = {}) =>
  () =>
    Promise.reject(new SourceFault(kind, `it was ${kind}`, more));
const limitTo = (units: number) =>
  sql`insert into source_settings (source, limits) values ('youtube', ${JSON.stringify({ units })}::jsonb)`.execute(
    database.db,
  );
const ledger = async () => {
  const windows = await database.db.selectFrom('quota_windows').select('used').execute();
  const spends = await database.db
    .selectFrom('quota_spends')
    .select(['purpose', 'taken', 'settled', 'calls'])
    .execute();
  return { used: windows.reduce((sum, { used }) => sum + used, 0), spends };
};

describe('a call', () => {
  test('takes its units, is signed with the key, and is settled', async () => {
    await add();
    const gate = await open();
    let permit: Permit | undefined;
    const value = await gate.ask('channels', { bucket: 'units', units: 3 }, given => {
      permit = given;
      return Promise.resolve({ value: 'ok' });
    });
    expect(value).toBe('ok');
    expect(gate.isSandbox).toBe(true);
    expect(permit).toMatchObject({ secret: { apiKey: 'sample-a' }, through: 'http://fakes', now: ctx.now() });
    expect(await ledger()).toEqual({
      used: 3,
      spends: [{ purpose: 'acquisition', taken: 3, settled: 3, calls: 1 }],
    });
  });

  test('that never reached the source costs nothing, any other does', async () => {
    await add();
    const gate = await open();
    await expect(gate.ask('a', cost, failing('notFound', { wasAsked: false }))).rejects.toMatchObject({
      kind: 'notFound',
    });
    expect((await ledger()).used).toBe(0);
    await expect(gate.ask('b', cost, failing('notFound'))).rejects.toMatchObject({ kind: 'notFound' });
    expect((await ledger()).used).toBe(1);
  });

  test('is not made twice for one answer of a piece of work, also after a new start', async () => {
    await add();
    let calls = 0;
    const call = () => Promise.resolve({ value: { page: ++calls } });
    const first = await open({ scope: 'work 1' });
    expect(await first.ask('page 1', cost, call)).toEqual({ page: 1 });
    expect(await first.ask('page 1', cost, call)).toEqual({ page: 1 });
    const second = await open({ scope: 'work 1' });
    expect(await second.ask('page 1', cost, call)).toEqual({ page: 1 });
    expect(await second.ask('page 2', cost, call)).toEqual({ page: 2 });
    expect((await ledger()).used).toBe(2);
    await closeScope(database.db, 'work 1');
    expect(await (await open({ scope: 'work 1' })).ask('page 1', cost, call)).toEqual({ page: 3 });
  });

  test('is remembered whatever texts it brings', async () => {
    await add();
    const texts = { half: 'cut \ud83c', zero: 'a\0b' };
    const ask = async () => (await open({ scope: 'texts' })).ask('1', cost, answering(texts));
    expect(await ask()).toEqual(texts);
    expect(await ask()).toMatchObject({ half: 'cut \ufffd', zero: 'ab' });
    await closeScope(database.db, 'texts');
  });

  test('that failed for the moment is tried three times in all', async () => {
    await add();
    const gate = await open();
    let calls = 0;
    const value = await gate.ask('a', cost, () =>
      ++calls < 3 ? failing('temporary')() : Promise.resolve({ value: calls }),
    );
    expect(value).toBe(3);
    await expect(gate.ask('b', cost, failing('temporary'))).rejects.toMatchObject({ kind: 'temporary' });
    expect((await ledger()).used).toBe(6);
  });
});

describe('the ledger', () => {
  test('never admits more than the quota, under any number of concurrent calls', async () => {
    await add();
    await limitTo(50);
    const gates = await Promise.all(Array.from({ length: 8 }, () => open()));
    let made = 0;
    const asked = await Promise.allSettled(
      Array.from({ length: 25 }, (_, turn) =>
        gates.map(gate => gate.ask(`call ${turn}`, cost, () => Promise.resolve({ value: ++made }))),
      ).flat(),
    );
    expect(made).toBe(50);
    const refused = asked.flatMap(each => (each.status === 'rejected' ? [each.reason as SourceFault] : []));
    expect(refused).toHaveLength(150);
    expect(refused.every(({ kind, wasAsked }) => kind === 'quota' && !wasAsked)).toBe(true);
    // Midnight in Los Angeles.
    expect(refused[0]?.freeAt).toEqual(new Date('2026-11-23T08:00:00Z'));
  });

  test('restarts at the midnight of the source', async () => {
    await add();
    await limitTo(1);
    const gate = await open();
    await gate.ask('a', cost, answering(1));
    await expect(gate.ask('b', cost, answering(1))).rejects.toMatchObject({ kind: 'quota' });
    ctx.pass(12 * 3_600_000 - 1000);
    await expect(gate.ask('b', cost, answering(1))).rejects.toMatchObject({ kind: 'quota' });
    ctx.pass(1000);
    expect(await gate.ask('b', cost, answering(2))).toBe(2);
  });

  test('reserves a part for waiting users', async () => {
    await add();
    await limitTo(10);
    const refresh = await open({ purpose: 'refresh' });
    for (let each = 0; each < 8; each++) await refresh.ask(`${each}`, cost, answering(each));
    await expect(refresh.ask('9', cost, answering(9))).rejects.toMatchObject({ kind: 'quota' });
    expect(await unitsLeft(database.db, ctx, world, { source: 'youtube', purpose: 'refresh' })).toMatchObject(
      { left: 0 },
    );
    expect(
      await unitsLeft(database.db, ctx, world, { source: 'youtube', purpose: 'acquisition' }),
    ).toMatchObject({ left: 2 });
    expect(await (await open()).ask('9', cost, answering(9))).toBe(9);
  });

  test('counts the quota of a killed process as spent', async () => {
    await add();
    await limitTo(1);
    const gate = await open();
    let answer: (answer: { value: number }) => void = () => undefined;
    const dying = gate.ask('a', cost, () => new Promise<{ value: number }>(resolve => (answer = resolve)));
    await expect.poll(async () => (await ledger()).used).toBe(1);
    // Another process, while the first one never returns.
    await expect((await open()).ask('a', cost, answering(1))).rejects.toMatchObject({ kind: 'quota' });
    expect((await ledger()).spends).toEqual([{ purpose: 'acquisition', taken: 1, settled: 0, calls: 0 }]);
    answer({ value: 1 });
    await dying;
  });

  test('trusts a source that reports its quota as used up', async () => {
    await add();
    const gate = await open();
    await expect(gate.ask('a', cost, failing('quota'))).rejects.toMatchObject({ kind: 'quota' });
    await expect(gate.ask('b', cost, answering(1))).rejects.toMatchObject({
      wasAsked: false,
      freeAt: new Date('2026-11-23T08:00:00Z'),
    });
    expect(await wayFor(database.db, ctx, world, { platform: 'youtube', capability: 'profile' })).toEqual({
      source: 'youtube',
      state: 'waiting',
      freeAt: new Date('2026-11-23T08:00:00Z'),
      isSandbox: true,
    });
  });
});

describe('keys', () => {
  test('take turns, and those of one group share its quota', async () => {
    await add('a');
    await add('a');
    await add('b');
    await limitTo(2);
    const gate = await open();
    for (const each of [1, 2, 3, 4]) expect(await gate.ask(`${each}`, cost, answering(each))).toBe(each);
    await expect(gate.ask('5', cost, answering(5))).rejects.toMatchObject({ kind: 'quota' });
  });

  test('that a source refuses are not used again, and the next one is', async () => {
    await add('a');
    await add('b');
    const gate = await open();
    const used: string[] = [];
    const call = ({ secret }: Permit) => {
      used.push(secret.apiKey ?? '');
      return secret.apiKey === 'sample-a' ? failing('credential')() : Promise.resolve({ value: 1 });
    };
    await gate.ask('1', cost, call);
    await gate.ask('2', cost, call);
    expect(used).toEqual(['sample-a', 'sample-b', 'sample-b']);
  });

  test('without any left, it reports the source’s words', async () => {
    const id = await add('a');
    const gate = await open();
    await expect(gate.ask('1', cost, failing('credential'))).rejects.toMatchObject({ kind: 'credential' });
    await expect(open()).rejects.toMatchObject({ kind: 'credential', message: 'it was credential' });
    // A check tries it anyway, and ends the rest.
    const check = await open({ purpose: 'check', credentialId: id });
    await check.ask('1', cost, answering(1));
    expect(await (await open()).ask('1', cost, answering(1))).toBe(1);
  });

  test('that were rate-limited rest as long as the source says', async () => {
    await add('a');
    const gate = await open();
    const freeAt = new Date(ctx.now().getTime() + 90_000);
    await expect(gate.ask('1', cost, failing('rate', { freeAt }))).rejects.toMatchObject({ kind: 'rate' });
    await expect(gate.ask('1', cost, answering(1))).rejects.toMatchObject({ wasAsked: false, freeAt });
    ctx.pass(90_000);
    expect(await gate.ask('1', cost, answering(1))).toBe(1);
    await gate.ask('2', cost, () =>
      Promise.resolve({ value: 1, restUntil: new Date(ctx.now().getTime() + 60_000) }),
    );
    await expect(gate.ask('3', cost, answering(1))).rejects.toMatchObject({ kind: 'rate' });
  });

  test('of the sandbox are used only without the operator’s, and only in a sandbox', async () => {
    await add('sandbox');
    const gate = await open();
    expect(gate.isSandbox).toBe(true);
    await expect(
      openGate(database.db, ctx, testSources(), { source: 'youtube', purpose: 'check', scope: null }),
    ).rejects.toMatchObject({ kind: 'credential' });
    await add('mine', false);
    const own = await open();
    expect(own.isSandbox).toBe(false);
    await own.ask('1', cost, ({ secret, through }) => {
      expect([secret.apiKey, through]).toEqual(['sample-mine', null]);
      return Promise.resolve({ value: 1 });
    });
  });
});

describe('the circuit', () => {
  const fail = async (times: number) => {
    const gate = await open();
    for (let each = 0; each < times; each++)
      await gate.ask(`${each}`, cost, failing('permanent')).catch(() => undefined);
  };

  test.each([
    [4, null],
    [5, 30_000],
    [6, 60_000],
    [11, 1_800_000],
    [30, 1_800_000],
  ])('after %i failures in a row a source rests for %s ms', async (failures, rest) => {
    await add();
    await fail(Math.min(failures, 5));
    if (failures > 5)
      await database.db
        .updateTable('source_settings')
        .set({ failures: failures - 1, open_until: ctx.now() })
        .execute();
    if (failures > 5) await fail(1);
    const gate = await open();
    const asked = gate.ask('more', cost, answering(1));
    if (rest === null) return expect(await asked).toBe(1);
    const freeAt = new Date(ctx.now().getTime() + rest);
    await expect(asked).rejects.toMatchObject({ kind: 'temporary', wasAsked: false, freeAt });
    expect(
      await wayFor(database.db, ctx, world, { platform: 'youtube', capability: 'profile' }),
    ).toMatchObject({ state: 'resting', freeAt });
  });

  test('then allows one attempt, and continues if that succeeded', async () => {
    await add();
    await fail(5);
    ctx.pass(30_000);
    const gate = await open();
    let answer: (answer: { value: number }) => void = () => undefined;
    const trying = gate.ask('try', cost, () => new Promise<{ value: number }>(resolve => (answer = resolve)));
    await expect.poll(async () => (await ledger()).used).toBe(6);
    await expect((await open()).ask('other', cost, answering(1))).rejects.toMatchObject({
      kind: 'temporary',
    });
    answer({ value: 7 });
    expect(await trying).toBe(7);
    expect(await (await open()).ask('other', cost, answering(1))).toBe(1);
  });

  test('an account that is not there is an answer, and no failure', async () => {
    await add();
    const gate = await open();
    for (let each = 0; each < 8; each++)
      await gate.ask(`${each}`, cost, failing('notFound')).catch(() => undefined);
    expect(await gate.ask('more', cost, answering(1))).toBe(1);
    expect(await database.db.selectFrom('source_fault_log').selectAll().execute()).toEqual([]);
  });
});

test('a project’s quota is shared by keys and creators’ connections', async () => {
  await add('project');
  await limitTo(3);
  const own = { secret: { accessToken: 'a' }, group: 'project', isSandbox: true };
  const connection = await openGate(database.db, ctx, world, {
    source: 'youtube_own',
    purpose: 'connection',
    scope: null,
    own,
  });
  await connection.ask('1', { bucket: 'units', units: 2 }, answering(1));
  const gate = await open();
  await gate.ask('1', cost, answering(1));
  await expect(gate.ask('2', cost, answering(1))).rejects.toMatchObject({ kind: 'quota' });
});

test('faults are recorded for 30 days', async () => {
  await add();
  const gate = await open();
  await gate.ask('1', cost, failing('permanent')).catch(() => undefined);
  const logged = () =>
    database.db.selectFrom('source_fault_log').select(['kind', 'fault', 'purpose']).execute();
  expect(await logged()).toEqual([{ kind: 'permanent', fault: 'it was permanent', purpose: 'acquisition' }]);
  ctx.pass(31 * 86_400_000);
  await tidyUp(database.db, ctx);
  expect(await logged()).toEqual([]);
  expect(await ledger()).toEqual({ used: 0, spends: [] });
});
