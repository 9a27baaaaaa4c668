import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';
import { computeDueFigures } from '../derived/compute-due-figures.ts';
import { purgeExpired, purgeSource } from './purge.ts';

let database: TestDatabase;
let ctx: TestContext;
const dayMs = 86_400_000;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const tables = [
  'creators', 'creator_keys', 'posts', 'creator_snapshots', 'contact_addresses', 'creator_audiences', 'post_comments',
  'creator_provenance', 'creator_figures', 'figures_due', 'search_terms', 'creator_interest', 'creator_interest_changes',
] as const; // oxfmt-ignore
beforeEach(async () => {
  for (const table of tables) await database.db.deleteFrom(table).execute();
  ctx = testContext('2026-11-01T08:00:00Z');
});

const posts = [1, 2, 3].map(day => ({
  platformPostId: `p${day}`,
  publishedAt: `2026-10-0${day}T00:00:00Z`,
  plays: 100,
  likes: 5,
  hashtags: ['matcha'],
  commentTexts: [{ text: 'nice' }],
}));

const full: Partial<CreatorRecord> = {
  platformId: 'UC1',
  name: 'Lan Trà',
  homepageUrl: 'https://www.youtube.com/@lan',
  avatarUrl: 'https://pictures.test/lan.jpg',
  bio: 'Green tea',
  region: 'VN',
  language: 'vi',
  followers: 900,
  postCount: 3,
  verified: true,
  emails: ['lan@example.com'],
  posts,
};

/** Reports the creator at the current time. */
const tell = (fields: Partial<CreatorRecord>, via?: SourceCode) =>
  writeRecords(
    database.db,
    ctx,
    via ?? 'file',
    [{ type: 'creator', platform: 'youtube', handle: 'lan', ...fields }],
    via,
  );

const passDays = (days: number) => ctx.pass(days * dayMs);
const creators = () => database.db.selectFrom('creators').selectAll().execute();

async function keepInList() {
  const [row] = await creators();
  await database.db
    .insertInto('creator_interest')
    .values({ creator_id: row?.id ?? 0, lists: 1, viewed_at: null })
    .execute();
}

async function counts() {
  const found: Record<string, number> = {};
  for (const table of [
    'creators',
    'creator_keys',
    'posts',
    'post_comments',
    'creator_snapshots',
    'contact_addresses',
    'creator_audiences',
    'creator_provenance',
  ] as const) /* oxfmt-ignore */ {
    const row = await database.db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('rows'))
      .executeTakeFirstOrThrow();
    if (row.rows) found[table] = row.rows;
  }
  return found;
}

/** Compares the dictionary with what it should be. */
async function expectRightDictionary() {
  const kept = await sql`select word, scope, creators from search_terms order by 1, 2`.execute(database.db);
  const counted = await sql`
    select substr(term, 3) collate "C" as word, substr(term, 1, 2) collate "C" as scope, count(*)::int as creators
    from (select distinct id, unnest(string_to_array(trim(search_text), ' ')) as term from creators where search_text <> '') as t
    group by 1, 2 order by 1, 2`.execute(database.db);
  expect(kept.rows).toEqual(counted.rows);
}

describe('data that a source did not report again', () => {
  it('stays for 29 days and is deleted after 31; a creator in a list stays with the handle', async () => {
    await tell(full, 'youtube');
    await keepInList();
    passDays(29);
    expect(await purgeExpired(database.db, ctx)).toBe(0);
    expect(await counts()).toMatchObject({ posts: 3, post_comments: 3, contact_addresses: 1 });
    passDays(2);
    expect(await purgeExpired(database.db, ctx)).toBe(1);
    await computeDueFigures(database.db, ctx);
    expect(await counts()).toEqual({ creators: 1, creator_keys: 2, creator_provenance: 1 });
    const [row] = await creators();
    expect(row).toMatchObject({
      handle: 'lan',
      name: 'lan',
      homepage_url: 'https://www.youtube.com/@lan',
      avatar_url: '',
      bio: '',
      region: null,
      region_basis: null,
      language: null,
      tags: [],
      category: null,
      followers: null,
      post_count: null,
      verified: null,
      has_email: false,
      analysis: 'unanalysable',
      unanalysable_reason: 'no_posts',
    });
    expect(row?.search_text).not.toMatch(/matcha|green|tra/);
    await expectRightDictionary();
    expect(await purgeExpired(database.db, ctx)).toBe(0);
  });

  it('stays if reported again, and the rest is deleted', async () => {
    await tell(full, 'youtube');
    passDays(20);
    await tell({ name: 'Lan', followers: 950, posts: posts.slice(0, 1) }, 'youtube');
    passDays(11);
    expect(await purgeExpired(database.db, ctx)).toBe(1);
    expect(await counts()).toMatchObject({ posts: 1, post_comments: 1, creator_snapshots: 1 });
    const [row] = await creators();
    expect(row).toMatchObject({ name: 'Lan', followers: 950, bio: '', region: null, has_email: false });
    await expectRightDictionary();
    expect(await purgeExpired(database.db, ctx)).toBe(0);
  });

  it('keeps what an import reported before and after it', async () => {
    const at = '2026-10-20T00:00:00.000Z';
    await tell({ observedAt: at, region: 'VN', tags: ['tea'], emails: ['lan@example.com'], likes: 7 });
    await tell({ ...full, region: undefined }, 'youtube');
    passDays(31);
    await purgeExpired(database.db, ctx);
    const [row] = await creators();
    expect(row).toMatchObject({
      source: 'file',
      refreshed_at: new Date(at),
      region: 'VN',
      tags: ['tea'],
      likes: 7,
      followers: null,
      has_email: true,
    });
    await expectRightDictionary();
  });

  it('deletes creators that nobody keeps and that have no other data', async () => {
    await tell(full, 'youtube');
    passDays(31);
    await purgeExpired(database.db, ctx);
    expect(await counts()).toEqual({});
    await expectRightDictionary();
    await computeDueFigures(database.db, ctx);
  });

  it.each(['list', 'campaign'] as const)('keeps one just put into a %s', async kind => {
    await tell(full, 'youtube');
    await change(kind);
    passDays(31);
    await purgeExpired(database.db, ctx);
    expect(await counts()).toMatchObject({ creators: 1 });
  });

  async function change(kind: 'list' | 'campaign') {
    const [row] = await creators();
    await database.db
      .insertInto('creator_interest_changes')
      .values({ creator_id: row?.id ?? 0, kind, amount: 1, at: ctx.now() })
      .execute();
  }

  it('checks again whether a handle is still kept', async () => {
    await tell(full, 'youtube');
    await keepInList();
    passDays(31);
    await purgeExpired(database.db, ctx);
    await database.db.updateTable('creator_interest').set({ lists: 0 }).execute();
    passDays(31);
    await purgeExpired(database.db, ctx);
    expect(await counts()).toEqual({});
  });

  it('does only those that are asked for', async () => {
    await tell(full, 'youtube');
    passDays(31);
    expect(await purgeExpired(database.db, ctx, [4711])).toBe(0);
    expect(await counts()).toMatchObject({ creators: 1, posts: 3 });
  });
});

it('deletes at once all data that a creator shared, and nothing else', async () => {
  await tell({ bio: 'Green tea', followers: 800, posts: posts.slice(2) });
  passDays(1);
  const parts = [{ key: 'VN', shareBp: 9000 }];
  const audience = { regions: parts, languages: [], genders: [], ages: [] };
  await tell({ followers: 900, audience, posts: posts.slice(0, 2) }, 'youtube_own');
  const [row] = await creators();
  await purgeSource(database.db, ctx, row?.id ?? 0, 'youtube_own');
  expect((await creators())[0]).toMatchObject({
    source: 'file',
    bio: 'Green tea',
    followers: null,
    tags: ['matcha'],
  });
  expect(await counts()).toMatchObject({ posts: 1, post_comments: 1, creator_snapshots: 1 });
  expect(await counts()).not.toHaveProperty('creator_audiences');
  await expectRightDictionary();
});
