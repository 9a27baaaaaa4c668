import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const tooLarge = 2 ** 70;
const creator: CreatorRecord = {
  type: 'creator',
  platform: 'tiktok',
  handle: 'lan',
  followers: 5,
  observedAt: '2026-11-19T00:00:00Z',
  audience: { regions: [{ key: 'VN', shareBp: 5000 }], languages: [], genders: [], ages: [] },
  posts: [
    {
      platformPostId: 'one',
      publishedAt: '2026-11-18T00:00:00Z',
      commentTexts: [{ text: 'nice' }],
    },
  ],
};

const tables = [
  'creators',
  'creator_keys',
  'posts',
  'creator_snapshots',
  'creator_audiences',
  'post_comments',
  'creator_traits',
  'figures_due',
  'search_terms',
];

async function rowCounts() {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

it.each([
  ['a post', { handle: 'minh', posts: [{ ...creator.posts?.[0], likes: tooLarge }] }],
  ['a creator', { handle: 'minh', followers: tooLarge, posts: [] }],
] as [string, Partial<CreatorRecord>][])(
  'writes nothing of a batch of which the database refuses %s',
  async (_, bad) => {
    const { db } = database;
    const before = await rowCounts();
    const records = [creator, { ...creator, ...bad }];
    await expect(writeRecords(db, testContext(), 'file', records)).rejects.toMatchObject({ code: '22P02' });
    // What was sent too late would be written by now.
    await writeRecords(db, testContext(), 'file', []);
    expect(await rowCounts()).toEqual(before);
  },
);
