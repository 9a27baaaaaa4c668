import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { retryDeadJob, loadJobs } from './service.ts';
import { readEnv } from '../../core/settings/env.ts';
import { installJobs, sendLater, startJobs, type RunningJobs } from '../../core/jobs/job-queue.ts';
import { defineJob, runOnDemand } from '../../core/jobs/define-job.ts';

const log = pino({ level: 'silent' });
const ctx = testContext();
let database: TestDatabase;
let running: RunningJobs | undefined;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await running?.stop(5);
  running = undefined;
  await database.drop();
});

const handled: number[] = [];
const sellers: string[] = [];
let faults = 0;

const count = defineJob({
  name: 'test.count',
  payload: z.object({ id: z.int() }),
  handle: async (_db, _ctx, { id }, { settings }) => {
    if (faults-- > 0) throw new Error('not now');
    handled.push(id);
    sellers.push(settings.SELLER);
  },
});

async function start(job: typeof count, options = { retryLimit: 0 }) {
  handled.length = 0;
  sellers.length = 0;
  await installJobs(database.ownerUrl, [runOnDemand(job)], options);
  running = await startJobs({
    url: database.appUrl,
    db: database.db,
    jobs: [job],
    settings: readEnv({ SELLER: 'Starbridge Ltd.' }),
    makeContext: () => ctx,
    log,
    runsJobs: true,
  });
}

const patience = { timeout: 120_000, interval: 50 };

it('is given the settings of the installation', async () => {
  faults = 0;
  await start(count);
  await sendLater(database.db, count, { id: 1 });
  await vi.waitFor(() => expect(sellers).toEqual(['Starbridge Ltd.']), patience);
});

it('runs committed jobs, and none that were rolled back', async () => {
  faults = 0;
  await start(count);
  await database.db
    .transaction()
    .execute(async db => {
      await sendLater(db, count, { id: 1 });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.db.transaction().execute(db => sendLater(db, count, { id: 2 }));
  await vi.waitFor(() => expect(handled).toEqual([2]), patience);
});

it('keeps jobs without remaining attempts for the operator, who can retry them', async () => {
  faults = 1;
  await start(count);
  await sendLater(database.db, count, { id: 3 });
  const dead = await vi.waitFor(async () => {
    const shown = await loadJobs(database.db, ctx);
    expect(shown.dead).toHaveLength(1);
    return shown.dead[0];
  }, patience);
  expect(dead).toMatchObject({ queue: 'test.count', error: 'not now' });
  await retryDeadJob(database.db, ctx, dead?.id ?? '');
  await vi.waitFor(() => expect(handled).toEqual([3]), patience);
  await expect(retryDeadJob(database.db, ctx, dead?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
});

it('retries automatically', async () => {
  faults = 1;
  await start(count, { retryLimit: 2 });
  await sendLater(database.db, count, { id: 4 });
  await vi.waitFor(() => expect(handled).toEqual([4]), patience);
});

it('lets a running job end before it stops', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let ended = false;
  const slow = defineJob({
    name: 'test.slow',
    payload: z.object({ id: z.int() }),
    handle: async () => {
      begin();
      await released;
      ended = true;
    },
  });
  await start(slow);
  await sendLater(database.db, slow, { id: 5 });
  await begun;
  const stopped = running?.stop(10);
  running = undefined;
  release();
  await stopped;
  expect(ended).toBe(true);
});
