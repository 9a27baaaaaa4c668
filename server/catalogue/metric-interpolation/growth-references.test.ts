import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostRecord } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../creator-records/service.ts';
import { watchPosts } from '../metric-history/watch-posts.ts';
import { growthReferences } from './service.ts';
import { forecast30 } from './forecast.ts';
import { computeGrowthReferences } from './growth-references.ts';

const ctx = testContext();
const born = ctx.now().getTime() - 40 * 86_400_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const tellers: Record<Platform, SourceCode> = {
  tiktok: 'tiktok_own',
  youtube: 'youtube',
  instagram: 'instagram',
};

/** Watches posts whose plays at day 30 are these multiples of the plays at day one. */
async function watchGrown(platform: Platform, isSample: boolean, times: readonly number[]): Promise<void> {
  const posts = times.map((_, place) => ({
    key: `${platform}:${isSample}${place}`,
    platform,
    platformPostId: `${isSample}${place}`,
    url: `https://example.com/${place}`,
    handle: 'ann',
    isSample,
    creatorId: null,
    publishedAt: new Date(born),
  }));
  await watchPosts(database.db, ctx, { teamId: 1, projectId: 1 }, posts);
  for (const [hours, playsOf] of [
    [24, () => 100],
    [720, (times: number) => Math.round(100 * times)],
  ] as const) {
    const records = posts.map(({ platformPostId }, place): PostRecord => ({
      type: 'post',
      platform,
      platformPostId,
      creator: { handle: 'ann' },
      publishedAt: new Date(born).toISOString(),
      observedAt: new Date(born + hours * 3_600_000).toISOString(),
      plays: playsOf(times[place] ?? 0),
    }));
    await writeRecords(database.db, ctx, isSample ? 'sample' : 'youtube', records, tellers[platform]);
  }
}

it('compares posts with their own day 30, by platform, excluding sources whose data must not be used', async () => {
  const times = Array.from({ length: 21 }, (_, place) => 1 + place / 10);
  await watchGrown('tiktok', false, times);
  await watchGrown(
    'tiktok',
    true,
    times.map(each => each * 2),
  );
  await watchGrown('instagram', false, times.slice(2));
  await watchGrown('youtube', false, times);
  await computeGrowthReferences(database.db, ctx);

  const real = await growthReferences(database.db, { isSample: false });
  expect([...real.keys()]).toEqual(['tiktok']);
  expect(real.get('tiktok')).toMatchObject({
    ages: [1, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720],
    sample: Array.from({ length: 13 }, () => 21),
  });
  const day = real.get('tiktok')?.ages.indexOf(24) ?? -1;
  expect([
    real.get('tiktok')?.low[day],
    real.get('tiktok')?.median[day],
    real.get('tiktok')?.high[day],
  ]).toEqual([1.2, 2, 2.8]);
  const samples = await growthReferences(database.db, { isSample: true });
  expect(samples.get('tiktok')?.median[day]).toBe(4);

  const young = {
    publishedAt: new Date(born),
    points: [{ at: born / 1000 + 86_400, plays: 500, likes: null, comments: null, shares: null }],
    gaps: [],
  };
  const platform = real.get('tiktok') ?? null;
  expect(forecast30(young, { creator: [], platform }, new Date(born + 90_000_000))).toEqual({
    low: 600,
    expected: 1000,
    high: 1400,
    by: 'platform',
    sample: 21,
  });
});

it('deletes data of posts that are too old', async () => {
  ctx.pass(150 * 86_400_000);
  await computeGrowthReferences(database.db, ctx);
  expect((await growthReferences(database.db, { isSample: false })).size).toBe(0);
});
