import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { SourceCode, SourceMode } from '../../../../contract/core/sources/source-codes.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../service.ts';
import { computeDueFigures } from '../derived/compute-due-figures.ts';
import { rebuildDerived } from './rebuild-derived.ts';

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const tables = [
  'creators', 'creator_keys', 'posts', 'creator_snapshots', 'creator_provenance', 'creator_figures', 'creator_traits',
  'figures_due', 'search_terms', 'source_settings',
] as const; // oxfmt-ignore
beforeEach(async () => {
  for (const table of tables) await database.db.deleteFrom(table).execute();
});

async function setMode(mode: SourceMode) {
  const limits = JSON.stringify({});
  await database.db
    .insertInto('source_settings')
    .values({ source: 'youtube', mode, limits })
    .onConflict(conflict => conflict.column('source').doUpdateSet({ mode }))
    .execute();
  const last = await rebuildDerived(database.db, ctx, 'youtube', 0);
  expect(await rebuildDerived(database.db, ctx, 'youtube', last ?? 0)).toBeNull();
  await computeDueFigures(database.db, ctx);
}

const day = (back: number) => new Date(Date.UTC(2026, 10, 20 - back)).toISOString();
const postsOf = (backs: readonly number[]): CreatorRecord['posts'] =>
  backs.map(back => ({
    platformPostId: String(back),
    publishedAt: day(back),
    plays: 1000,
    likes: 50,
    hashtags: ['ad', 'tea'],
    caption: 'green tea for @leaf',
    mentions: ['leaf'],
  }));

const tell = (fields: Partial<CreatorRecord>, via?: SourceCode) =>
  writeRecords(
    database.db,
    ctx,
    via ?? 'file',
    [{ type: 'creator', platform: 'youtube', handle: 'lan', observedAt: day(0), ...fields }],
    via,
  );

async function state() {
  const row = await database.db.selectFrom('creators').selectAll().executeTakeFirstOrThrow();
  const traits = await database.db.selectFrom('creator_traits').select('traits').executeTakeFirst();
  const document = await database.db.selectFrom('creator_figures').select('figures').executeTakeFirst();
  return { ...row, traits: traits?.traits, document };
}

const nothing = {
  analysis: 'unanalysable',
  unanalysable_reason: 'policy',
  average_plays: null,
  interaction_bp: null,
  growth_bp: null,
  level: null,
  price_fen: null,
  posts_per_week_centi: null,
  ad_posts: null,
  recent_plays: [],
  brands: [],
  tags: [],
  category: null,
  traits: [],
  document: undefined,
  followers: 900,
  last_post_at: new Date(day(1)),
};

it('derives nothing from data of a source in strict mode, new or known', async () => {
  const fields = {
    followers: 900,
    posts: postsOf([1, 2, 3, 4]),
    snapshots: [{ day: '2026-10-21', followers: 500 }],
  };
  await tell(fields, 'youtube');
  expect(await state()).toMatchObject(nothing);
  await tell({ ...fields, bio: 'again' }, 'youtube');
  await computeDueFigures(database.db, ctx);
  expect(await state()).toMatchObject(nothing);
});

it('computes all of it as soon as the operator has that agreed, and takes it back', async () => {
  await tell(
    { followers: 900, posts: postsOf([1, 2, 3, 4]), snapshots: [{ day: '2026-10-21', followers: 500 }] },
    'youtube',
  );
  await setMode('amended');
  const amended = await state();
  expect(amended).toMatchObject({
    analysis: 'analysed',
    average_plays: 1000,
    growth_bp: 8000,
    tags: ['ad', 'tea'],
    ad_posts: 4,
  });
  expect(amended.traits).toContain('Y#tea');
  expect(amended.search_text).toContain('tea');
  await setMode('strict');
  const strict = await state();
  expect(strict).toMatchObject(nothing);
  expect(strict.search_text).not.toContain('tea');
  const terms = await sql<{ word: string }>`select word from search_terms where word like '%tea%'`.execute(
    database.db,
  );
  expect(terms.rows).toEqual([]);
});

it('calculates with data that creators themselves shared', async () => {
  await tell({ followers: 900, posts: postsOf([1, 2, 3]) }, 'youtube_own');
  expect(await state()).toMatchObject({ analysis: 'analysed', average_plays: 1000, tags: ['ad', 'tea'] });
});

it('continues to do so if a public source later reports the same', async () => {
  const fields = { followers: 900, posts: postsOf([1, 2, 3]) };
  await tell({ ...fields, observedAt: day(2) }, 'youtube_own');
  await tell({ ...fields, followers: 950 }, 'youtube');
  await computeDueFigures(database.db, ctx);
  expect(await state()).toMatchObject({
    analysis: 'analysed',
    average_plays: 1000,
    plays_to_followers_bp: 11_111,
    followers: 950,
  });
});

it('calculates with the posts of an import beside it, but no figures over unknown days', async () => {
  await tell({ observedAt: day(10), followers: 400, posts: postsOf([11, 12, 13, 110, 111]) });
  expect(await state()).toMatchObject({ average_plays: 1000, plays_to_followers_bp: 25_000, ad_posts: 3 });
  const posts = postsOf([1, 2, 11])?.map(post => ({ ...post, plays: 9000 }));
  await tell({ followers: 900, posts }, 'youtube');
  await computeDueFigures(database.db, ctx);
  expect(await state()).toMatchObject({
    analysis: 'analysed',
    unanalysable_reason: null,
    average_plays: 1000,
    recent_plays: [1000, 1000, 1000, 1000],
    plays_to_followers_bp: null,
    posts_per_week_centi: null,
    ad_posts: null,
    last_post_at: new Date(day(1)),
  });
});
