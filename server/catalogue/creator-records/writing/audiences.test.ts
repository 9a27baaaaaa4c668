import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';

const ctx = testContext();
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const seen = (observedAt: string, female: number, comment: string): CreatorRecord => ({
  type: 'creator',
  platform: 'tiktok',
  handle: 'lan',
  observedAt,
  audience: { regions: [], languages: [], ages: [], genders: [{ key: 'female', shareBp: female }] },
  posts: [
    {
      platformPostId: 'p1',
      publishedAt: '2026-11-01T00:00:00Z',
      commentTexts: [
        { author: 'Somebody Real', text: comment },
        { text: 'me@example.com' },
        { author: 'somebody real', text: '好' },
      ],
    },
  ],
});

const stored = async () => ({
  audience: await database.db.selectFrom('creator_audiences').select(['audience', 'source']).execute(),
  comments: await database.db.selectFrom('post_comments').select('comments').execute(),
});

it('keeps the newest data on followers and comments, without the authors of comments', async () => {
  const { db } = database;
  await writeRecords(db, ctx, 'file', [seen('2026-11-10T00:00:00Z', 6000, 'new')]);
  await writeRecords(db, ctx, 'file', [seen('2026-11-05T00:00:00Z', 1000, 'old')]);
  const { audience, comments } = await stored();
  expect(audience).toMatchObject([
    { source: 'file', audience: { genders: [{ key: 'female', shareBp: 6000 }] } },
  ]);
  const kept = comments[0]?.comments ?? [];
  expect(kept.map(({ text }) => text)).toEqual(['new', expect.not.stringContaining('@example.com'), '好']);
  expect(kept[0]?.author).toMatch(/^[0-9a-f]{6}$/);
  expect(kept[2]?.author).toBe(kept[0]?.author);
  expect(kept[1]?.author).toBeNull();
  expect(JSON.stringify(comments)).not.toMatch(/somebody/i);
  await writeRecords(db, ctx, 'file', [seen('2026-11-12T00:00:00Z', 7000, 'newest')]);
  expect((await stored()).audience[0]?.audience.genders[0]?.shareBp).toBe(7000);
});
