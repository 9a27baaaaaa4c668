import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeOf } from '../../../contract/catalogue/search-terms.ts';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import {
  randomAsking,
  randomCreator,
  type RandomCreator,
  randomFigures,
  randomQuery,
} from '../../../test/fixtures/creators/random-catalogue.ts';
import { storeCreators } from '../../../test/fixtures/creators/stored-creators.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { Dice } from '../../sandbox/sample-world/random.ts';
import type { ColumnRow } from '../search-columns/column-row.ts';
import type { ColumnSearch } from '../search-columns/column-search.ts';
import { countFacet, countFacets } from '../search-columns/ask/count-facets.ts';
import { countMatches, findPage } from '../search-columns/ask/find-page.ts';
import { ColumnStore } from '../search-columns/store/column-store.ts';
import { parseKeyword } from '../search-input/keyword.ts';
import { cameAfter, type Criteria } from './conditions/conditions.queries.ts';
import { criteriaOf, type PlatformSearch } from './conditions/criteria.ts';
import { countValues } from './facets/facets.queries.ts';
import { termOf } from './keywords/keyword-plan.ts';
import { countMatches as countInDatabase, readPage } from './results/search.queries.ts';

/**
 * Random searches of a random catalogue, which changes meanwhile: the columns find, order and count the same as plain
 * SQL. A failure names the seed and the search; the same seed draws the same again.
 */
const seeds = [1, 2, 3];
const creatorsInIt = 300;
const rounds = 4;
const searchesPerRound = 25;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The dictionary says which words are whole. */
async function writeDictionary(): Promise<void> {
  await sql`delete from search_terms`.execute(database.db);
  await sql`
    insert into search_terms (scope, word, creators)
    select left(term, 2), substr(term, 3), count(distinct id)
    from creators, unnest(string_to_array(btrim(search_text, ' '), ' ')) as term where term <> ''
    group by 1, 2`.execute(database.db);
}

async function readInto(store: ColumnStore, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<ColumnRow>`
    select id, platform, lower(handle) as "lowerHandle", search_text as "searchText", region, language, category, level,
      followers, average_plays as "averagePlays", interaction_bp as "interactionBp",
      plays_to_followers_bp as "playsToFollowersBp", growth_bp as "growthBp", price_fen as "priceFen",
      posts_per_week_centi as "postsPerWeekCenti", verified, has_email as "hasEmail", ad_posts as "adPosts",
      (extract(epoch from last_post_at) * 1000000)::bigint as "lastPostAtUs",
      (extract(epoch from added_at) * 1000000)::bigint as "addedAtUs", tags, brands
    from creators where id = any(${ids}::bigint[])`.execute(database.db);
  for (const row of rows) store.put(row);
}

type Asking = ReturnType<typeof randomAsking>;

const dateOf = (us: number | null) => (us === null ? null : new Date(us / 1000));

/** The search as SQL asks it, of the rows themselves. Words that are near in spelling are given to it, because it has no typing errors. */
async function criteriaFor(search: PlatformSearch, asking: Asking): Promise<Criteria> {
  const { only, except, ownEmail, own, similarHandle, similarTerm } = asking;
  const criteria = await criteriaOf(database.db, search, {
    keyword: parseKeyword(search),
    postedSince: dateOf(asking.postedSinceUs),
    scope: { only, except, ownEmail },
  });
  const scope = scopeOf(search.platform, 'bio');
  const entries = similarTerm === null ? [] : [{ word: similarTerm, scope, creators: 1 }];
  const similar = { entries, handles: similarHandle === null ? [] : [similarHandle] };
  const wider = (words: Criteria['words']) => words.map(word => ({ ...word, own, similar, terms: null }));
  return { ...criteria, words: wider(criteria.words), alternatives: criteria.alternatives.map(wider) };
}

function columnSearchOf(criteria: Criteria, asking: Asking): ColumnSearch {
  const { platform, filter, scope, words, alternatives, tags, anyTags, ...others } = criteria;
  const asColumns = (planned: Criteria['words']) =>
    planned.map(({ word, own, similar }) => ({
      word,
      own,
      similarTerms: similar.entries.map(termOf),
      similarHandles: similar.handles,
    }));
  return {
    platform,
    filter,
    postedSinceUs: asking.postedSinceUs,
    addedSinceUs: asking.addedSinceUs,
    only: scope.only,
    except: scope.except,
    ownEmail: others.ownEmail,
    words: asColumns(words),
    alternatives: alternatives.map(asColumns),
    excluded: others.excluded,
    tags: [...tags],
    anyTags: [...anyTags],
    noTags: others.noTags,
    handle: others.handle,
  };
}

/** Compares one search, and returns how many creators it finds. */
async function compare(store: ColumnStore, search: PlatformSearch, asking: Asking): Promise<number> {
  const { sort, page, facets, maxValues, addedSinceUs } = asking;
  const criteria = await criteriaFor(search, asking);
  const since = dateOf(addedSinceUs);
  const also = since ? [cameAfter(since)] : [];
  const columnSearch = columnSearchOf(criteria, asking);
  const hits = await readPage(database.db, criteria, sort, page, also);
  const total = await countInDatabase(database.db, criteria, also);
  const { isWhole, ...found } = findPage(store, columnSearch, sort, page);
  expect(found).toEqual({ hits, total });
  expect(isWhole).toEqual(criteria.words.map(word => word.isWhole));
  expect(countMatches(store, columnSearch)).toBe(total);
  if (since) return total;
  const counted = countFacets(store, columnSearch, Object.fromEntries(facets.map(name => [name, maxValues])));
  for (const facet of facets) {
    const values = await countValues(database.db, facet, criteria, maxValues);
    expect(counted[facet], facet).toEqual(values);
    expect(countFacet(store, columnSearch, facet, maxValues)).toEqual(values);
  }
  return total;
}

/** Changes, removes and adds some creators, in both. */
async function change(dice: Dice, store: ColumnStore, creators: Map<number, RandomCreator>): Promise<void> {
  const changed = new Map<number, RandomCreator>();
  const removed: number[] = [];
  for (const [id, creator] of creators) {
    const drawn = dice.unit();
    if (drawn < 0.1) changed.set(id, { ...creator, ...randomFigures(dice) });
    else if (drawn < 0.2) changed.set(id, randomCreator(dice, id));
    else if (drawn < 0.25) removed.push(id);
  }
  for (let i = 0; i < 10; i++) {
    const id = dice.between(10, 1000) * 100_003;
    changed.set(id, randomCreator(dice, id));
  }
  for (const id of removed) {
    creators.delete(id);
    store.remove(id);
  }
  await sql`delete from creators where id = any(${removed}::bigint[])`.execute(database.db);
  for (const creator of changed.values()) creators.set(creator.id, creator);
  await storeCreators(database.db, [...changed.values()]);
  await writeDictionary();
  await readInto(store, [...changed.keys()]);
}

describe.each(seeds)('seed %i', seed => {
  it('finds, orders and counts as plain SQL', async () => {
    const dice = new Dice(seed, 0, 0);
    const store = new ColumnStore();
    const drawn = Array.from({ length: creatorsInIt }, (_, at) => randomCreator(dice, creatorsInIt - at));
    const creators = new Map(drawn.map(creator => [creator.id, creator]));
    await sql`delete from creators`.execute(database.db);
    await storeCreators(database.db, drawn);
    await writeDictionary();
    await readInto(store, [...creators.keys()]);
    let some = 0;
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < searchesPerRound; i++) {
        const query = randomQuery(dice);
        const asking = randomAsking(dice, [...creators.keys()]);
        const parsed = searchQuerySchema.safeParse(query);
        if (!parsed.success || parseKeyword(parsed.data).isUnsearchable) continue;
        const search = parsed.data as PlatformSearch;
        const total = await compare(store, search, asking).catch((error: unknown) => {
          throw new Error(`seed ${seed}, round ${round}: ${JSON.stringify({ query, asking })}`, {
            cause: error,
          });
        });
        if (total > 0) some++;
      }
      await change(dice, store, creators);
      expect(store.size).toBe(creators.size);
    }
    // Searches that find nothing compare nothing.
    expect(some).toBeGreaterThan(searchesPerRound);
  });
});
