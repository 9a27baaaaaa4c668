import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { computeDueFigures } from '../derived/compute-due-figures.ts';
import { importFile } from '../service.ts';

let database: TestDatabase;
let folder: string;
const ctx = testContext('2026-11-20T08:00:00Z', 'en');

beforeEach(async () => {
  database = await freshDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-dates-'));
});
afterEach(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

/** Imports a list of TikTok accounts that was copied today. */
async function list(name: string, rows: readonly string[], observedAt?: string): Promise<void> {
  const file = path.join(folder, name);
  fs.writeFileSync(file, rows.join('\n'));
  await importFile(database.db, ctx, {
    path: file,
    platform: 'tiktok',
    ...(observedAt ? { observedAt: new Date(observedAt) } : {}),
  });
}

/** Posts of July 2020, in the native format. */
async function posts(): Promise<void> {
  const file = path.join(folder, 'posts.ndjson');
  const records = Array.from({ length: 5 }, (_, at) => ({
    type: 'post',
    platform: 'tiktok',
    creator: { handle: 'ann' },
    platformPostId: String(at),
    publishedAt: `2020-07-0${at + 1}T00:00:00Z`,
    plays: 1000,
    likes: 50,
  }));
  fs.writeFileSync(file, records.map(record => JSON.stringify(record)).join('\n'));
  await importFile(database.db, ctx, { path: file });
}

const ann = () =>
  database.db.selectFrom('creators').selectAll().where('handle', '=', 'ann').executeTakeFirstOrThrow();
const snapshots = () => database.db.selectFrom('creator_snapshots').select(['day', 'followers']).execute();

describe('the newer fact is believed only when it is one', () => {
  it('keeps followers of a dated list when a list without dates comes', async () => {
    await list('2025.csv', ['username,followers', 'ann,5.5M'], '2025-05-01T00:00:00Z');
    await list('old.csv', ['username,followers,country', 'ann,1.0M,US']);
    expect(await ann()).toMatchObject({ followers: 5_500_000, region: 'US' });
    expect((await ann()).refreshed_at).toEqual(new Date('2025-05-01T00:00:00Z'));
    expect(await snapshots()).toEqual([{ day: '2025-05-01', followers: 5_500_000 }]);
  });

  it('replaces what nobody dated by a dated list, however old', async () => {
    await list('undated.csv', ['username,followers', 'ann,1.0M']);
    expect(await ann()).toMatchObject({ followers: 1_000_000, counted_at: null, first_seen_at: ctx.now() });
    expect(await snapshots()).toEqual([]);
    await list('2019.csv', ['username,followers', 'ann,300K'], '2019-05-01T00:00:00Z');
    expect(await ann()).toMatchObject({ followers: 300_000, counted_at: new Date('2019-05-01T00:00:00Z') });
  });

  it('takes the date from a column', async () => {
    await list('2025.csv', ['username,followers', 'ann,5.5M'], '2025-05-01T00:00:00Z');
    await list('2022.csv', ['username,followers,scraped_at', 'ann,1.0M,2022-09-01']);
    expect(await ann()).toMatchObject({ followers: 5_500_000 });
    await list('2026.csv', ['username,followers,scraped_at', 'ann,6M,2026-01-01']);
    expect(await ann()).toMatchObject({ followers: 6_000_000 });
  });

  it('does not take a newer list of tags for a newer count', async () => {
    await list('2022.csv', ['username,followers', 'ann,1.0M'], '2022-09-01T00:00:00Z');
    await list('tags.csv', ['username,tags', 'ann,food|travel'], '2026-01-01T00:00:00Z');
    await list('2025.csv', ['username,followers', 'ann,5.5M'], '2025-05-01T00:00:00Z');
    expect(await ann()).toMatchObject({ followers: 5_500_000, tags: ['food', 'travel'] });
  });

  it.each([undefined, '2026-01-01T00:00:00Z'])(
    'keeps the analysis of posts when a list with nothing but tags comes (date: %s)',
    async observedAt => {
      await posts();
      await computeDueFigures(database.db, ctx);
      const before = await ann();
      expect(before.analysis).toBe('analysed');
      await list('tags.csv', ['username,tags', 'ann,food|travel'], observedAt);
      await computeDueFigures(database.db, ctx);
      expect(await ann()).toMatchObject({
        analysis: 'analysed',
        average_plays: before.average_plays,
        tags: ['food', 'travel'],
      });
    },
  );
});
