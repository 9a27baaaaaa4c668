import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../../contract/creators/search/search-filter.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import type { Db } from '../../../core/db/database.ts';
import { sampleCreators } from '../../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { findAcross } from './find-across.ts';
import { parseKeyword } from '../../search-input/keyword.ts';

const ctx = testContext();
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await writeRecords(database.db, ctx, 'sample', [...sampleCreators({ asOf: ctx.now(), count: 1500 })]);
  await advertise(database.db);
});
afterAll(() => database.drop());

/** Assigns brands by the creators' numbers, because the sample world has few sponsored posts. */
async function advertise(db: Db): Promise<void> {
  for (const [brand, nth] of [
    ['nova skin', 5],
    ['velluna', 7],
  ] as const) {
    await sql`update creators set brands = brands || ${[brand]}::text[], ad_posts = 2 where id % ${nth} = 0`.execute(
      db,
    );
  }
}

/** Returns all results and the total, if at most `few` creators are fetched through the indexes. */
async function results(asked: Record<string, string>, few: number) {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const query = searchQuerySchema.parse({ ...asked, page: String(page), size: '50' });
    const sort = query.sort ?? 'relevance';
    const found = await findAcross(database.db, query, {
      keyword: parseKeyword(query),
      sort,
      postedSince: null,
      page: { offset: (page - 1) * 50, limit: 50 },
      few,
    });
    ids.push(...found.ids);
    if (found.ids.length < 50) return { ids, total: found.total };
  }
}

/** Common and rare conditions use different statements: both must give the same results. */
it.each<Record<string, string>>([
  { keyword: 'food', sort: 'followers' },
  { keyword: 'food' },
  { keyword: 'an' },
  { keyword: '美食' },
  { keyword: '家常菜', sort: 'avg_plays' },
  { keyword: 'food recipes' },
  { keyword: 'travel', region: 'VN', sort: 'followers' },
  { user_name: 'an', sort: 'followers' },
  { description: 'home', sort: 'newest_post' },
  { tags: 'food', sort: 'avg_intrate' },
  { tags: 'food,recipes', sort: 'followers' },
  { tags_any: 'food,travel', sort: 'followers' },
  { tags: 'food', tags_not: 'recipes', sort: 'avg_plays' },
  { tags_any: 'food,travel', tags_not: 'streetfood,recipes', region: 'VN', sort: 'followers' },
  { keyword_any: '美食,street food,an', sort: 'followers' },
  { keyword_any: 'food,🍜', keyword_not: 'home,美食 探店', sort: 'newest_post' },
  { keyword: 'food', keyword_any: 'home,travel', sort: 'followers' },
  { keyword: 'food', keyword_not: 'travel', tags_any: 'food,recipes' },
  { brands: 'Nova Skin,velluna', sort: 'followers' },
  { platform: 'all', keyword: 'home', sort: 'newest_post' },
  { platform: 'all', tags_any: 'food,travel', region: 'VN,US', sort: 'followers' },
  { keyword: 'a', brands: 'NOVA SKIN', has_ads: '1', price_start: '100', sort: 'price' },
])('walks to the same creators as the indexes lead to: %j', async asked => {
  const led = await results(asked, 20_000);
  const walked = await results(asked, -1);
  expect(led.ids.length).toBeGreaterThan(0);
  expect(walked.total).toEqual(led.total);
  expect(new Set(walked.ids).size).toBe(walked.ids.length);
  if ('sort' in asked || led.ids.length <= 200) expect(walked.ids).toEqual(led.ids);
  else expect(walked.ids.toSorted((a, b) => a - b)).toEqual(led.ids.toSorted((a, b) => a - b));
});
