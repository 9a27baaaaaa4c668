import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../../contract/creators/search/search-filter.ts';
import { facetFilters, facetNames, type FacetName } from '../../../../contract/creators/search/facets.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import {
  bothWays,
  makeAnsweringColumns,
  type AnsweringColumns,
} from '../../../../test/harness/app/answering-columns.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { sampleCreators } from '../../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { recomputePeers } from '../../../catalogue/creator-records/derived/compute-due-figures.ts';
import { everyCreator, type CreatorScope } from '../conditions/filter-conditions.queries.ts';
import { countFacet, searchCreators } from '../service.ts';

const ctx = testContext();
let database: TestDatabase;
let columns: AnsweringColumns;

beforeAll(async () => {
  database = await freshDatabase();
  const creators = [...sampleCreators({ asOf: ctx.now(), count: 3000 })];
  for (let at = 0; at < creators.length; at += 1000) {
    await writeRecords(database.db, ctx, 'sample', creators.slice(at, at + 1000));
  }
  await sql`update creators set brands = array['velluna'] where id % 2 = 0`.execute(database.db);
  await recomputePeers(database.db, ctx);
  columns = await makeAnsweringColumns(database.db);
});
afterAll(() => database.drop());

type SearchQueryInput = Record<string, string>;

/** Asks the database and the columns, who must say the same. */
const count = async (facet: FacetName, asked: SearchQueryInput, scope = everyCreator) => {
  const { values, ...counted } = await bothWays(columns, () =>
    countFacet(database.db, ctx, facet, searchQuerySchema.parse(asked), scope),
  );
  return { ...counted, values: values ?? [] };
};

/** Returns the search with a facet's value as a filter. */
function withValue(facet: FacetName, value: string, { ...asked }: SearchQueryInput): SearchQueryInput {
  for (const name of facetFilters[facet]) delete asked[name];
  if (facet !== 'followers' && facet !== 'avg_plays') return { ...asked, [facet]: value };
  const name = facet === 'followers' ? 'followerCount' : facet;
  const [from = '', to = ''] = value.split('-');
  return { ...asked, [`${name}_start`]: from, [`${name}_end`]: to };
}

async function totalOf(asked: SearchQueryInput, scope?: CreatorScope): Promise<number | null> {
  const { total } = await searchCreators(database.db, ctx, searchQuerySchema.parse(asked), scope);
  return total;
}

const searches: SearchQueryInput[] = [
  {},
  { keyword: 'food' },
  { keyword: 'kitchne' },
  { region: 'VN,US', has_email: '1' },
  { tags_any: 'food,travel', keyword_not: 'home' },
  { platform: 'youtube', followerCount_start: '10000', level: '4,5' },
  { platform: 'all', region: 'VN,US', has_email: '1' },
];

describe('exact counts', () => {
  it.each(searches)('of %j equal the results of a search with the value', async asked => {
    for (const facet of facetNames) {
      const { values, isComplete } = await count(facet, asked);
      expect(values.length, facet).toBeGreaterThan(0);
      if (facet !== 'tags' && facet !== 'brands') expect(isComplete, facet).toBe(true);
      for (const { value, creators } of values.slice(0, 3)) {
        const found = await totalOf(withValue(facet, value, asked));
        expect(creators, `${facet} ${value}`).toEqual(found);
      }
    }
  });

  it('are sorted by frequency, and ranges in their order', async () => {
    const { values } = await count('region', { keyword: 'food' });
    const counts = values.map(({ creators }) => creators);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const ranges = (await count('followers', {})).values.map(({ value }) => value);
    expect(ranges.slice(0, 3)).toEqual(['-10000', '10000-50000', '50000-200000']);
  });

  it('do not ask for the filter itself', async () => {
    const alone = await count('region', { keyword: 'food' });
    expect((await count('region', { keyword: 'food', region: 'VN' })).values).toEqual(alone.values);
    const tags = await count('tags', { region: 'VN' });
    expect((await count('tags', { region: 'VN', tags: 'food', tags_not: 'travel' })).values).toEqual(
      tags.values,
    );
  });

  it('leave out creators whom the team hides', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from creators where platform = 'tiktok' and region = 'VN' order by id`.execute(database.db);
    const except = rows.map(({ id }) => id).slice(0, 10);
    for (const asked of [{}, { keyword: 'food' }] as SearchQueryInput[]) {
      const { values } = await count('region', asked, { only: null, except });
      const found = await totalOf({ ...asked, region: 'VN' }, { only: null, except });
      expect(values.find(({ value }) => value === 'VN')?.creators).toBe(found);
    }
    const only = await count('region', {}, { only: except, except: [] });
    expect(only.values).toEqual([{ value: 'VN', creators: 10 }]);
  });

  it('ignore values that cannot be searched', async () => {
    expect(await count('region', { keyword: '…' })).toMatchObject({ values: [], isComplete: true });
  });
});

it('are being counted while the database cannot count them in time', async () => {
  const lock = await database.db.startTransaction().execute();
  try {
    await sql`lock table creators in access exclusive mode`.execute(lock);
    const counted = await countFacet(database.db, ctx, 'region', searchQuerySchema.parse({}), everyCreator);
    expect(counted).toMatchObject({ values: null, isComplete: false });
  } finally {
    await lock.rollback().execute();
  }
  expect((await count('region', {})).values.length).toBeGreaterThan(0);
});
