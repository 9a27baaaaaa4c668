import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { readEnv } from '../../core/settings/env.ts';
import { startJobs } from '../../core/jobs/job-queue.ts';
import { importFileJob, importLater, recomputeFiguresJob, recomputePeersJob } from './jobs.ts';
import { writeRecords } from './service.ts';

let database: TestDatabase;
let folder: string;
const ctx = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-jobs-'));
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const lan = {
  type: 'creator',
  platform: 'tiktok',
  handle: 'lan',
  observedAt: '2026-11-19T00:00:00Z',
} as const;

it('computes due figures, each once', async () => {
  await writeRecords(database.db, ctx, 'file', [lan]);
  await writeRecords(database.db, ctx, 'file', [{ ...lan, followers: 5 }]);
  ctx.pass(1000);
  await recomputeFiguresJob.run(database.db, ctx, {});
  await recomputePeersJob.run(database.db, ctx, {});
  ctx.pass(1000);
  await recomputeFiguresJob.run(database.db, ctx, null);
  const row = await database.db.selectFrom('creators').select('figures_at').executeTakeFirst();
  expect(row?.figures_at).toEqual(new Date('2026-11-20T08:00:01Z'));
});

it('imports queued files later', async () => {
  const file = path.join(folder, 'one.ndjson');
  fs.writeFileSync(file, JSON.stringify({ ...lan, handle: 'minh' }));
  const queue = await startJobs({
    url: database.appUrl,
    db: database.db,
    jobs: [importFileJob],
    settings: readEnv({}),
    makeContext: () => ctx,
    log: pino({ level: 'silent' }),
    runsJobs: false,
  });
  const runId = await importLater(database.db, ctx, { path: file });
  await queue.stop(0);
  const run = () =>
    database.db.selectFrom('import_runs').select(['id', 'state', 'creators_written']).execute();
  expect(await run()).toEqual([{ id: runId, state: 'running', creators_written: 0 }]);
  await importFileJob.run(database.db, ctx, { runId });
  expect(await run()).toEqual([{ id: runId, state: 'done', creators_written: 1 }]);
});

it('refuses a payload that names no run', () => {
  expect(() => importFileJob.run(database.db, ctx, { runId: 'x' })).toThrow(/runId/);
});
