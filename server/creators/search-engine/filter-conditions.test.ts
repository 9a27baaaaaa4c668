import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { sampleCreators } from '../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { findCreatorIds } from './service.ts';
import { everyCreator } from './conditions/filter-conditions.queries.ts';

const ctx = testContext();
let database: TestDatabase;
let rows: Row[];

interface Row {
  id: number;
  growth_bp: number | null;
  price_fen: number | null;
  plays_to_followers_bp: number | null;
  posts_per_week_centi: number | null;
  ad_posts: number | null;
  brands: string[];
  tags: string[];
}

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await writeRecords(db, ctx, 'sample', [...sampleCreators({ asOf: ctx.now(), count: 900 })]);
  await sql`update creators set brands = array['cafe nova', 'velluna'] where id % 5 = 0`.execute(db);
  ({ rows } = await sql<Row>`
    select id, growth_bp, price_fen, plays_to_followers_bp, posts_per_week_centi, ad_posts, brands, tags from creators
    where platform = 'tiktok'`.execute(db));
});
afterAll(() => database.drop());

const within = (value: number | null, from: number, to = Infinity) =>
  value !== null && value >= from && value <= to;

it.each<[query: Record<string, string>, keeps: (row: Row) => boolean]>([
  [{ growth_start: '-1.5', growth_end: '2' }, row => within(row.growth_bp, -150, 200)],
  [{ price_start: '500', price_end: '20000' }, row => within(row.price_fen, 50_000, 2_000_000)],
  [{ follower_plays_end: '1000000' }, row => row.plays_to_followers_bp !== null],
  [{ posts_week_start: '1.5' }, row => within(row.posts_per_week_centi, 150)],
  [{ has_ads: '1' }, row => within(row.ad_posts, 1)],
  [{ has_ads: '0' }, row => row.ad_posts === 0],
  [{ brands: 'Café  Nova' }, row => row.brands.includes('cafe nova')],
  [{ brands: 'nobody,@VELLUNA' }, row => row.brands.includes('velluna')],
  [{ tags_any: 'food,travel' }, row => row.tags.includes('food') || row.tags.includes('travel')],
  [{ tags_not: 'food,travel' }, row => !row.tags.includes('food') && !row.tags.includes('travel')],
  [{ keyword_not: '…' }, () => true],
])('%j', async (query, keeps) => {
  const asked = searchQuerySchema.parse(query);
  const found = await findCreatorIds(database.db, ctx, asked, { max: 10_000, scope: everyCreator });
  const wanted = rows.filter(keeps).map(({ id }) => id);
  expect(wanted.length).toBeGreaterThan(0);
  expect(found.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
});

it.each([{ tags_any: Array.from({ length: 21 }, (_, i) => `t${i}`).join() }, { growth_start: '-101' }])(
  'refuses %j',
  query => expect(searchQuerySchema.safeParse(query).success).toBe(false),
);
