import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { readEnv } from '../settings/env.ts';
import { defineJob, runAt } from './define-job.ts';
import {
  deadLetters,
  installJobs,
  reviveDeadJob,
  sendLater,
  startJobs,
  type RunningJobs,
} from './job-queue.ts';

const ctx = testContext();
const yearly = '0 0 1 1 *';
const patience = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let running: RunningJobs | undefined;
const handled: number[] = [];
let faults = 0;

const definition = {
  payload: z.object({ id: z.int() }),
  handle: async (_db: unknown, _ctx: unknown, { id }: { id: number }) => {
    if (faults-- > 0) throw new Error('not now');
    handled.push(id);
  },
};
const before = defineJob({ ...definition, name: 'test.before' });
const after = defineJob({ ...definition, name: 'test.after', formerName: 'test.before' });

async function start(job: typeof before, runsJobs: boolean): Promise<void> {
  running = await startJobs({
    url: database.appUrl,
    db: database.db,
    jobs: [job],
    settings: readEnv({}),
    makeContext: () => ctx,
    log: pino({ level: 'silent' }),
    runsJobs,
  });
}

async function stop(): Promise<void> {
  await running?.stop(5);
  running = undefined;
}

const namesIn = async (table: 'queue' | 'schedule') => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(`pgboss.${table}`)} where name like 'test.%'`.execute(database.db);
  return rows.map(({ name }) => name);
};

async function deadIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${deadLetters} and state = 'created'`.execute(database.db);
  return rows.map(({ id }) => id);
}

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await stop();
  await database.drop();
});

it('goes on with the jobs that an earlier version queued under another name', async () => {
  await installJobs(database.ownerUrl, [runAt(yearly, before)], { retryLimit: 0 });
  faults = 1;
  await start(before, true);
  await sendLater(database.db, before, { id: 1 });
  await vi.waitFor(async () => expect(await deadIds()).toHaveLength(1), patience);
  await stop();
  await start(before, false);
  await sendLater(database.db, before, { id: 2 });
  await stop();
  const due = JSON.stringify({ name: before.name, key: '', data: { id: 3 } });
  await sql`insert into pgboss.job (name, data) values ('__pgboss__send-it', ${due})`.execute(database.db);

  await installJobs(database.ownerUrl, [runAt(yearly, after)], { retryLimit: 0 });
  expect(await namesIn('queue')).toEqual(['test.after']);
  expect(await namesIn('schedule')).toEqual(['test.after']);
  await start(after, true);
  await vi.waitFor(() => expect(new Set(handled)).toEqual(new Set([2, 3])), patience);
  const [dead = ''] = await deadIds();
  expect(await reviveDeadJob(database.db, dead)).toBe(true);
  await vi.waitFor(() => expect(new Set(handled)).toEqual(new Set([1, 2, 3])), patience);
});

it('installs a renamed job where its former name never was', async () => {
  await installJobs(database.ownerUrl, [runAt(yearly, after)]);
  await installJobs(database.ownerUrl, [runAt(yearly, after)]);
  expect(await namesIn('queue')).toEqual(['test.after']);
});
