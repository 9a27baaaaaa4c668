import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilOneWaits } from '../../../../test/harness/database/until-one-waits.ts';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { startEditionProcess } from '../../../../test/harness/processes/edition-process.ts';
import { addCreator } from '../../../../test/fixtures/catalogue/some-posts.ts';
import { makeRankingsJob } from '../jobs.ts';
import { readRanking } from '../queries.ts';

const dayMs = 86_400_000;
const soon = { timeout: 120_000, interval: 30 };
const key = { kind: 'video', platform: 'tiktok', days: 30, region: '', category: '' } as const;

let database: TestDatabase;
let world: TestContext;

beforeEach(async () => {
  database = await freshDatabase();
  world = testContext();
  for (const handle of ['lan', 'min', 'bo'])
    await addCreator(database.db, world.now(), { handle }, [
      { id: handle, plays: 10, hashtags: ['tea'], publishedAt: world.now() },
    ]);
});
afterEach(() => database.drop());

const runJob = ({ url = database.appUrl, signal = new AbortController().signal } = {}) =>
  makeRankingsJob.run(database.db, world, {}, { url, signal });
const editions = () => database.db.selectFrom('ranking_editions').selectAll().orderBy('id').execute();
const shownPlays = async () => {
  const { places } = (await readRanking(database.db, key)) ?? {};
  return places?.map(([, plays]) => plays);
};

/** While `work` runs, the next edition waits before it writes its first tag, after videos and creators are written. */
async function whileHalfMade(work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(id), 0) + 1 as next from ranking_editions`.execute(database.db);
  const tag = { edition_id: rows[0]?.next ?? 0, platform: 'tiktok', tag: 'tea', facts: '{}' } as const;
  const letGoOn = new Error('let it go on');
  const held = database.db.transaction().execute(async db => {
    await db.insertInto('ranking_tags').values(tag).execute();
    await work();
    throw letGoOn;
  });
  await expect(held).rejects.toBe(letGoOn);
}

/** The lock of a killed process is released as soon as the database notices. */
const untilMadeAnew = () =>
  vi.waitFor(async () => {
    await runJob();
    expect(await shownPlays()).toEqual([77, 77, 77]);
  }, soon);

/** One day later than the published edition. */
async function raisePlays(): Promise<void> {
  world.pass(dayMs);
  await database.db.updateTable('posts').set({ plays: 77 }).execute();
}

async function expectHalfMade(): Promise<void> {
  const [, half] = await editions();
  expect(half?.made_at).toBeNull();
  const { count } = await database.db
    .selectFrom('rankings')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('edition_id', '=', half?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(0);
  expect(await shownPlays()).toEqual([10, 10, 10]);
}

it('makes rankings of the given moment, and only when they are due', async () => {
  await runJob();
  const [edition, ...others] = await editions();
  expect(others).toEqual([]);
  // The process continues the caller's clock.
  const isOfNow = (moment: Date | null = null) => {
    const later = (moment?.getTime() ?? 0) - world.now().getTime();
    return later >= 0 && later < 60_000;
  };
  expect([isOfNow(edition?.as_of), isOfNow(edition?.made_at)]).toEqual([true, true]);
  expect(await shownPlays()).toEqual([10, 10, 10]);
  await runJob();
  expect(await editions()).toHaveLength(1);
});

it('is one edition where several workers are at it', async () => {
  await Promise.all([runJob(), runJob(), runJob()]);
  expect(await editions()).toHaveLength(1);
});

it('fails with its job', async () => {
  await expect(runJob({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
});

it('ends with its process, shows nothing incomplete, and is made again', async () => {
  await runJob();
  await raisePlays();
  await whileHalfMade(async () => {
    const stopping = new AbortController();
    const ended = expect(runJob({ signal: stopping.signal })).rejects.toThrow('the process stops');
    await untilOneWaits(database.db);
    stopping.abort(new Error('the process stops'));
    await ended;
    await expectHalfMade();
  });
  await untilMadeAnew();
  expect(await editions()).toHaveLength(2);
});

it('survives kill -9 in the middle', async () => {
  await runJob();
  await raisePlays();
  await whileHalfMade(async () => {
    const process = startEditionProcess(database.appUrl, world.now());
    await untilOneWaits(database.db);
    process.kill();
    await process.ended;
    await expectHalfMade();
  });
  await untilMadeAnew();
  expect(await editions()).toHaveLength(2);
});
