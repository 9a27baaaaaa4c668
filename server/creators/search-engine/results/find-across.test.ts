import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatorRow } from '../../../../contract/creators/search/creator-search.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import { searchQuerySchema } from '../../../../contract/creators/search/search-filter.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import {
  bothWays,
  makeAnsweringColumns,
  type AnsweringColumns,
} from '../../../../test/harness/app/answering-columns.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { sampleCreators } from '../../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import {
  computeDueFigures,
  recomputePeers,
} from '../../../catalogue/creator-records/derived/compute-due-figures.ts';
import { searchCreators } from '../service.ts';

const ctx = testContext();
let database: TestDatabase;
let columns: AnsweringColumns;

beforeAll(async () => {
  database = await freshDatabase();
  const creators = [...sampleCreators({ asOf: ctx.now(), count: 1500 })];
  await writeRecords(database.db, ctx, 'sample', creators);
  await computeDueFigures(database.db, ctx);
  await recomputePeers(database.db, ctx);
  columns = await makeAnsweringColumns(database.db);
});
afterAll(() => database.drop());

/** Asks the database and the columns, who must say the same. */
const search = (query: Record<string, string>) =>
  bothWays(columns, () => searchCreators(database.db, ctx, searchQuerySchema.parse(query)));

async function everyPage(query: Record<string, string>): Promise<CreatorRow[]> {
  const rows: CreatorRow[] = [];
  for (let page = 1; ; page++) {
    const { creators } = await search({ ...query, page: String(page), size: '50' });
    rows.push(...creators);
    if (creators.length < 50) return rows;
  }
}

const idsOf = (rows: readonly CreatorRow[]) => rows.map(({ id }) => id);

describe('a search of all platforms', () => {
  it.each<Record<string, string>>([
    {},
    { keyword: 'food' },
    { keyword: '美食' },
    { keyword: 'kitchne' },
    { region: 'VN,US', sort: 'newest_post' },
    { tags_any: 'food,travel', sort: 'price' },
    { has_email: '1', keyword_not: 'home', sort: 'growth' },
  ])('%j finds on every page what the platforms find, each once and in their order', async asked => {
    const all = await everyPage({ ...asked, platform: 'all' });
    const { total } = await search({ ...asked, platform: 'all' });
    expect(total).toEqual(all.length);
    expect(new Set(idsOf(all)).size).toBe(all.length);
    expect(new Set(all.map(({ platform }) => platform)).size).toBeGreaterThan(1);
    for (const platform of platforms) {
      const own = all.filter(row => row.platform === platform);
      expect(idsOf(own)).toEqual(idsOf(await everyPage({ ...asked, platform })));
    }
  });

  it('is in one order', async () => {
    const followers = (await everyPage({ platform: 'all', sort: 'followers' })).map(
      row => row.followers ?? -1,
    );
    expect(followers).toEqual(followers.toSorted((a, b) => b - a));
    const rates = (await everyPage({ platform: 'all', sort: 'avg_intrate' })).map(
      row => row.interactionBp ?? -1,
    );
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  it('has those first whose name is the keyword, wherever they are', async () => {
    const [someone] = await everyPage({ platform: 'instagram', sort: 'followers' });
    const { creators } = await search({ platform: 'all', keyword: someone?.handle ?? '' });
    expect(creators[0]?.id).toBe(someone?.id);
  });

  it('says that a word is unknown only if it is so everywhere', async () => {
    expect((await search({ platform: 'all', keyword: 'kitchne' })).similar).toEqual([
      { asked: 'kitchne', found: ['kitchen'] },
    ]);
    expect((await search({ platform: 'all', keyword: 'kitchen' })).similar).toEqual([]);
  });
});
