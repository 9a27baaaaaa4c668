import { Readable } from 'node:stream';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../../contract/core/error-texts.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { listenIn, type Ear } from '../../../test/harness/app/notices-heard.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { openFile, storeFile } from '../../core/storage/stored-files.ts';
import { failSilentBackgroundTasksJob, deleteOldBackgroundTasksJob } from './jobs.ts';
import {
  failBackgroundTask,
  finishBackgroundTask,
  runBackgroundTask,
  startBackgroundTask,
  type RunningBackgroundTask,
  type BackgroundTaskResult,
} from './service.ts';
import { loadBackgroundTasks } from './task-tray.ts';
import { readEnv } from '../../core/settings/env.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const ctx = testContext('2026-11-20T08:00:00Z', 'en');
let database: TestDatabase;
let ear: Ear;
let owner: Account;
let caller: SignedIn;

beforeAll(async () => {
  database = await freshDatabase();
  ear = await listenIn(database.appUrl);
});
afterAll(async () => {
  await ear.close();
  await database.drop();
});

let teams = 0;
beforeEach(async () => {
  owner = await makeTeam(database.db, ctx, `team${++teams}`);
  const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
  caller = { ...ctx, actor };
  await ear.heard();
});

const start = (details = {}) =>
  asTeam(database.db, owner.teamId, db => {
    const { teamId, accountId } = owner;
    return startBackgroundTask(db, ctx, { teamId, accountId, kind: 'export', details });
  });
const run = (workId: number, task: (running: RunningBackgroundTask) => Promise<BackgroundTaskResult>) =>
  runBackgroundTask(database.db, ctx, { teamId: owner.teamId, workId }, task);
const store = (expiresAt = new Date(ctx.now().getTime() + 7 * day)) =>
  storeFile(
    database.db,
    owner.teamId,
    { name: 'a.csv', mediaType: 'text/csv', content: Readable.from(['a,b\r\n']), expiresAt },
    ctx.now(),
  );
const shown = () => loadBackgroundTasks(database.db, caller);
const notifiedOf = () =>
  asTeam(
    database.db,
    owner.teamId,
    async db => await db.selectFrom('notifications').select(['kind', 'details']).orderBy('id').execute(),
  );

describe('a background task', () => {
  it('waits, runs and is done, with a file', async () => {
    const workId = await start({ from: '2026-11-01' });
    expect(await shown()).toEqual([
      {
        id: workId,
        kind: 'export',
        details: { from: '2026-11-01', lang: 'en' },
        state: 'waiting',
        done: 0,
        total: null,
        startedAt: ctx.now().toISOString(),
        finishedAt: null,
        file: null,
        failure: null,
      },
    ]);
    await run(workId, async ({ details, lang, accountId }) => {
      expect([details.from, lang, accountId]).toEqual(['2026-11-01', 'en', owner.accountId]);
      expect((await shown())[0]).toMatchObject({ state: 'running', finishedAt: null });
      return { fileId: await store(), done: 3 };
    });
    expect((await shown())[0]).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      finishedAt: ctx.now().toISOString(),
      file: { name: 'a.csv', size: 5 },
    });
    expect(await notifiedOf()).toEqual([{ kind: 'work.done', details: { work: 'export', workId } }]);
  });

  it('notifies the pages of its account of every change', async () => {
    const { teamId, accountId } = owner;
    const workId = await start();
    const notice = { target: { teamId, accountId }, message: { code: 2002, id: workId } };
    expect(await ear.heard()).toEqual([notice]);
    await run(workId, async () => {
      expect(await ear.heard()).toEqual([notice]);
      return { done: 0 };
    });
    expect(await ear.heard()).toEqual([
      notice,
      { ...notice, message: { code: 2001, id: expect.any(Number) as number } },
    ]);
  });

  it('reports progress at most twice a second, visible to others while it runs', async () => {
    const workId = await start();
    await run(workId, async ({ report }) => {
      await ear.heard();
      const seen = [];
      for (const [ms, done] of [
        [0, 10],
        [0, 20],
        [499, 30],
        [1, 40],
        [100, 50],
        [400, 60],
      ] as const) {
        ctx.pass(ms);
        await report({ done, total: 100 });
        const [task] = await shown();
        seen.push([task?.done, task?.total, (await ear.heard()).length]);
      }
      expect(seen).toEqual([
        [10, 100, 1],
        [10, 100, 0],
        [10, 100, 0],
        [40, 100, 1],
        [40, 100, 0],
        [60, 100, 1],
      ]);
      return { done: 100 };
    });
    expect((await shown())[0]).toMatchObject({ done: 100, total: 100 });
  });

  it('fails with the message of an AppError, in the language of its account', async () => {
    const workId = await start();
    await run(workId, () => Promise.reject(new AppError('not_found')));
    expect((await shown())[0]).toMatchObject({
      state: 'failed',
      failure: errorText('en', 'not_found'),
      finishedAt: ctx.now().toISOString(),
    });
    expect((await notifiedOf()).map(({ kind }) => kind)).toEqual(['work.failed']);
  });

  it('is retried after another error', async () => {
    const workId = await start();
    const broken = run(workId, async ({ report }) => {
      await report({ done: 5 });
      throw new Error('the worker died');
    });
    await expect(broken).rejects.toThrow('the worker died');
    expect((await shown())[0]).toMatchObject({ state: 'running', done: 5 });
    await run(workId, async () => {
      expect((await shown())[0]).toMatchObject({ state: 'running', done: 0 });
      return { done: 7 };
    });
    expect((await shown())[0]).toMatchObject({ state: 'done', done: 7 });
  });

  it('is not run again when it has ended', async () => {
    const workId = await start();
    await run(workId, () => Promise.resolve({ done: 1 }));
    await run(workId, () => Promise.reject(new Error('done twice')));
    expect((await notifiedOf()).map(({ kind }) => kind)).toEqual(['work.done']);
  });

  it('ends once, and leaves no second file, when two workers do it', async () => {
    const workId = await start();
    const fileIds: number[] = [];
    const make = async () => {
      const fileId = await store();
      fileIds.push(fileId);
      return { fileId, done: 1 };
    };
    await run(workId, async () => {
      await run(workId, make);
      return make();
    });
    const files = fileIds.map(id => openFile(database.db, owner.teamId, id, ctx.now()));
    expect((await Promise.all(files)).map(file => file?.size)).toEqual([5, undefined]);
    expect((await shown())[0]).toMatchObject({ state: 'done', file: { size: 5 } });
    expect((await notifiedOf()).map(({ kind }) => kind)).toEqual(['work.done']);
  });

  it('ends together with the rest of its transaction, or not at all', async () => {
    const workId = await start();
    const ids = { teamId: owner.teamId, workId };
    const undone = asTeam(database.db, owner.teamId, async db => {
      await finishBackgroundTask(db, ctx, ids, {});
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect((await shown())[0]?.state).toBe('waiting');
    const fail = () => asTeam(database.db, owner.teamId, db => failBackgroundTask(db, ctx, ids, () => 'no'));
    expect([await fail(), await fail()]).toEqual([true, false]);
    expect((await shown())[0]).toMatchObject({ state: 'failed', failure: 'no' });
  });
});

describe('a background task without a sign', () => {
  const check = () => failSilentBackgroundTasksJob.run(database.db, ctx, {});
  const stateOf = async () => (await shown())[0]?.state;
  const die = (workId: number) => run(workId, () => Promise.reject(new Error('died'))).catch(() => undefined);

  it('fails ten minutes after its worker died', async () => {
    await die(await start());
    ctx.pass(10 * minute - 1);
    await check();
    expect(await stateOf()).toBe('running');
    ctx.pass(1);
    await check();
    await check();
    expect((await shown())[0]).toMatchObject({
      state: 'failed',
      failure: 'The task was interrupted. Try again.',
    });
    expect((await notifiedOf()).map(({ kind }) => kind)).toEqual(['work.failed']);
  });

  it('does not count as lost while it reports progress', async () => {
    await run(await start(), async ({ report }) => {
      for (let done = 1; done <= 4; done++) {
        ctx.pass(9 * minute);
        await report({ done });
        await check();
      }
      expect(await stateOf()).toBe('running');
      return { done: 4 };
    });
    ctx.pass(day);
    await check();
    expect(await stateOf()).toBe('done');
  });

  it('may wait a day for a worker', async () => {
    await start();
    ctx.pass(day - 1);
    await check();
    expect(await stateOf()).toBe('waiting');
    ctx.pass(1);
    await check();
    expect(await stateOf()).toBe('failed');
  });

  it('is not done any more when it has failed so', async () => {
    const workId = await start();
    ctx.pass(day);
    await check();
    await run(workId, () => Promise.reject(new Error('done all the same')));
    expect(await stateOf()).toBe('failed');
  });
});

it('is deleted after thirty days, and its file when that expires', async () => {
  const workId = await start();
  let fileId = 0;
  await run(workId, async () => ({ fileId: (fileId = await store()), done: 1 }));
  const deleteOld = () => deleteOldBackgroundTasksJob.run(database.db, ctx, {});
  const rowsIn = (table: 'background_tasks' | 'stored_files' | 'stored_file_parts') =>
    asTeam(
      database.db,
      owner.teamId,
      async db => (await db.selectFrom(table).select('team_id').execute()).length,
    );
  const rows = async () => [
    await rowsIn('background_tasks'),
    await rowsIn('stored_files'),
    await rowsIn('stored_file_parts'),
  ];
  ctx.pass(7 * day - 1);
  await deleteOld();
  expect(await rows()).toEqual([1, 1, 1]);
  ctx.pass(1);
  expect(await openFile(database.db, owner.teamId, fileId, ctx.now())).toBeNull();
  await deleteOld();
  expect(await rows()).toEqual([1, 0, 0]);
  ctx.pass(23 * day - 1);
  await deleteOld();
  expect(await rows()).toEqual([1, 0, 0]);
  ctx.pass(1);
  await deleteOld();
  await deleteOld();
  expect(await rows()).toEqual([0, 0, 0]);
});

it('is deleted after the days that are set, whenever it was begun', async () => {
  await start();
  ctx.pass(10 * day);
  const young = await start();
  ctx.pass(10 * day);
  const deleteOld = (days: string) =>
    deleteOldBackgroundTasksJob.run(
      database.db,
      ctx,
      {},
      { settings: readEnv({ TASK_RETENTION_DAYS: days }) },
    );
  const ids = () =>
    asTeam(database.db, owner.teamId, async db =>
      (await db.selectFrom('background_tasks').select('id').execute()).map(({ id }) => id),
    );
  await deleteOld('21');
  expect(await ids()).toHaveLength(2);
  await deleteOld('15');
  expect(await ids()).toEqual([young]);
});

it('keeps the age of rows that stored the day of their end', async () => {
  const workId = await start();
  const due = () =>
    database.db
      .selectFrom('due_work')
      .select('due_at')
      .where('kind', '=', 'backgroundTask.old')
      .where('team_id', '=', owner.teamId)
      .where('id', '=', workId)
      .executeTakeFirstOrThrow();
  expect((await due()).due_at).toEqual(ctx.now());
  const ends = new Date(ctx.now().getTime() + 30 * day);
  await database.db
    .updateTable('due_work')
    .set({ due_at: ends })
    .where('kind', '=', 'backgroundTask.old')
    .execute();
  const migration = path.join(import.meta.dirname, '../../../migrations/2026-12-20-02-ages.sql');
  await sql.raw(readFileSync(migration, 'utf8')).execute(database.db);
  expect((await due()).due_at).toEqual(ctx.now());
});
