import { afterEach, beforeEach, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { sampleCreators } from '../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { recomputePeers } from '../../catalogue/creator-records/derived/compute-due-figures.ts';
import { loadStatistics } from './service.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

async function addSample(ctx: ReturnType<typeof testContext>, count: number) {
  const creators = [...sampleCreators({ asOf: ctx.now(), count, posts: false })];
  await writeRecords(database.db, ctx, 'sample', creators);
  await recomputePeers(database.db, ctx);
  return creators;
}

it('counts zero in an empty catalogue', async () => {
  const none = { creators: 0, tiktok: 0, youtube: 0, instagram: 0, regions: 0, languages: 0 };
  expect(await loadStatistics(database.db, testContext())).toEqual(none);
});

it('counts creators of each platform, and every region and language once', async () => {
  const ctx = testContext();
  const creators = await addSample(ctx, 90);
  const on = (platform: string) => creators.filter(creator => creator.platform === platform).length;
  const shown = await loadStatistics(database.db, ctx);
  expect(shown).toEqual({
    creators: 90,
    tiktok: on('tiktok'),
    youtube: on('youtube'),
    instagram: on('instagram'),
    regions: new Set(creators.flatMap(creator => creator.region ?? [])).size,
    languages: expect.any(Number) as number,
  });
  expect(shown.languages).toBeGreaterThan(1);
});

it('keeps the counts for ten minutes', async () => {
  const ctx = testContext();
  expect((await loadStatistics(database.db, ctx)).creators).toBe(0);
  await addSample(ctx, 30);
  ctx.pass(599_999);
  expect((await loadStatistics(database.db, ctx)).creators).toBe(0);
  ctx.pass(1);
  expect((await loadStatistics(database.db, ctx)).creators).toBe(30);
});

it('counts once for concurrent requests', async () => {
  const ctx = testContext();
  const first = loadStatistics(database.db, ctx);
  expect(loadStatistics(database.db, ctx)).toBe(first);
  await first;
});

it('does not keep a failure', async () => {
  const ctx = testContext();
  await loadStatistics(database.db, ctx);
  await database.db.destroy();
  ctx.pass(600_000);
  const failed = loadStatistics(database.db, ctx);
  await expect(failed).rejects.toThrow();
  const again = loadStatistics(database.db, ctx);
  expect(again).not.toBe(failed);
  await expect(again).rejects.toThrow();
});
