import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import {
  bothWays,
  makeAnsweringColumns,
  type AnsweringColumns,
} from '../../../test/harness/app/answering-columns.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { blockCreators } from '../blocklist/service.ts';
import { addMembers, makeList } from '../lists/service.ts';
import { countFacet, searchCreators } from '../search-engine/service.ts';
import { searchColumns } from '../search-columns/search-columns.ts';
import { setStatus } from '../team-creators/service.ts';
import {
  countFacetForTeam,
  countNewForTeam,
  countPlatformsForTeam,
  searchForTeam,
  searchIdsForTeam,
} from './service.ts';

const base = testContext();
let database: TestDatabase;
let columns: AnsweringColumns;
let keeper: SignedIn;
let other: SignedIn;
/** Creators of TikTok without an address, the most followed first. */
let ids: number[];
let listId: number;

async function enter(name: string): Promise<SignedIn> {
  const { teamId, accountId } = await makeTeam(database.db, base, name, { plan: 'team' });
  return { ...base, actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } };
}

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await loadSample(db, base, { count: 600 });
  [keeper, other] = [await enter('keeper'), await enter('other')];
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('platform', '=', 'tiktok')
    .where('has_email', '=', false)
    .orderBy('followers', 'desc')
    .limit(40)
    .execute();
  ids = rows.map(({ id }) => id);
  await db
    .updateTable('creators')
    .set({ name: '' })
    .where('id', '=', ids[20] ?? 0)
    .execute();
  columns = await makeAnsweringColumns(db);
  const { teamId, accountId } = keeper.actor;
  await asTeam(db, teamId, async db => {
    await blockCreators(db, keeper, ids.slice(0, 10), { reason: 'no' });
    listId = await makeList(db, keeper, { name: 'list', description: '', color: 1, visibility: 'team' });
    await addMembers(db, keeper, listId, ids.slice(10, 20));
    await setStatus(db, keeper, ids.slice(15, 25), 'agreed');
    const held = {
      team_id: teamId,
      unlocked_by: accountId,
      unlocked_at: base.now(),
      imported_at: base.now(),
    };
    for (const creator_id of ids.slice(10, 13))
      await db
        .insertInto('unlocked_addresses')
        .values({ ...held, creator_id, address: 'own@example.com' })
        .execute();
    await db
      .updateTable('team_creators')
      .set({ imported_name: 'Zwetschgenknödel' })
      .where('creator_id', '=', ids[20] ?? 0)
      .execute();
  });
});
afterAll(() => database.drop());

type Asked = Record<string, string>;

const search = (ctx: SignedIn, asked: Asked) =>
  bothWays(columns, () => searchForTeam(database.db, ctx, searchQuerySchema.parse(asked)));
const totalOf = async (ctx: SignedIn, asked: Asked) => (await search(ctx, asked)).total ?? 0;
const facet = (ctx: SignedIn, name: 'has_email' | 'region', asked: Asked) =>
  bothWays(columns, () =>
    countFacetForTeam(database.db, ctx, { ...searchQuerySchema.parse(asked), facet: name }),
  );
const withAddress = async (ctx: SignedIn) =>
  (await facet(ctx, 'has_email', {})).values?.find(({ value }) => value === '1')?.creators ?? 0;

describe('columns, of which every team sees its own', () => {
  it('leave out creators that the team hides, but not those that another team hides', async () => {
    expect((await totalOf(other, {})) - (await totalOf(keeper, {}))).toBe(10);
    expect(await totalOf(keeper, { hide_blocked: '0' })).toBe(await totalOf(other, {}));
    const sum = async (ctx: SignedIn) =>
      (await facet(ctx, 'region', {})).values?.reduce((all, { creators }) => all + creators, 0) ?? 0;
    expect(await sum(keeper)).toBeLessThan(await sum(other));
  });

  it('know lists and states of the team alone', async () => {
    expect(await totalOf(keeper, { list: String(listId) })).toBe(10);
    expect(await totalOf(keeper, { in_list: '1', status: 'agreed' })).toBe(5);
    expect(await totalOf(other, { status: 'agreed' })).toBe(0);
    expect(await totalOf(other, { in_list: '1' })).toBe(0);
    expect((await totalOf(keeper, {})) - (await totalOf(keeper, { in_list: '0' }))).toBe(10);
  });

  it('count addresses and find names that only the team has', async () => {
    expect((await totalOf(keeper, { has_email: '1' })) - (await totalOf(other, { has_email: '1' }))).toBe(3);
    expect((await withAddress(keeper)) - (await withAddress(other))).toBe(3);
    expect(await totalOf(keeper, { keyword: 'zwetschgenknödel' })).toBe(1);
    expect(await totalOf(other, { keyword: 'zwetschgenknödel' })).toBe(0);
  });

  it('answer counts of other platforms, of saved searches and selections', async () => {
    const { db } = database;
    const query = searchQuerySchema.parse({ region: 'VN,US' });
    const since = new Date(base.now().getTime() - 1);
    const both = () =>
      bothWays(columns, async () => ({
        platforms: await countPlatformsForTeam(db, keeper, query),
        ids: await searchIdsForTeam(db, keeper, query, 1000),
        added: await countNewForTeam(db, keeper, query, { since, max: 1000 }),
        none: await countNewForTeam(db, keeper, query, { since: base.now(), max: 1000 }),
        tookMs: 0,
      }));
    const { ids, added, none } = await both();
    expect(ids.length).toBeGreaterThan(20);
    expect([added, none]).toEqual([ids.length, 0]);
  });
});

describe('the statements of a search', () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  afterAll(() => query.mockRestore());

  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    searchColumns.use({
      state: () => columns.catalogue.state,
      ask: async asks => columns.catalogue.answer(asks),
    });
    query.mockClear();
    await work().finally(() => searchColumns.use(null));
    return (query.mock.calls as unknown as [string][]).map(([text]) => text);
  }

  it.each<[Asked, number]>([
    [{ region: 'VN' }, 1],
    [{ keyword: 'food', region: 'VN', tags: 'food' }, 1],
    [{ platform: 'all', keyword: 'food', sort: 'price' }, 1],
    // The dictionary is asked for near spellings of terms and of handles.
    [{ keyword: 'kitchne' }, 3],
  ])('%j are those that read its rows', async (asked, count) => {
    const said = await statementsOf(() => searchCreators(database.db, base, searchQuerySchema.parse(asked)));
    expect(said).toHaveLength(count);
    const counted = await statementsOf(() =>
      countFacet(database.db, base, 'region', searchQuerySchema.parse(asked), { only: null, except: [] }),
    );
    expect(counted).toHaveLength(count - 1);
  });

  it('do not plan and do not count, when a team searches', async () => {
    const asked = searchQuerySchema.parse({ keyword: 'food kitchen', region: 'VN' });
    const said = await statementsOf(() => searchForTeam(database.db, other, asked));
    expect(said.filter(text => /explain|search_terms|creator_facets/.test(text))).toEqual([]);
    expect(said.filter(text => /\bfrom "?creators\b/.test(text))).toHaveLength(1);
  });
});
