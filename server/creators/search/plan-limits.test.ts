import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import { day } from '../../../contract/core/format.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeMember, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { facetNames, type FacetName } from '../../../contract/creators/search/facets.ts';
import type { SignedIn } from '../../core/context.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addMembers } from '../lists/service.ts';
import { countFacetForTeam, countPlatformsForTeam, searchForTeam } from './service.ts';

let database: TestDatabase;
let ctx: SignedIn;
let made = 0;
const base = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  await loadSample(database.db, base, { count: 600 });
});
afterAll(() => database.drop());

async function enter(plan: string): Promise<void> {
  const { teamId, accountId } = await makeTeam(database.db, base, `team-${++made}`, { plan });
  ctx = { ...base, actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } };
}
beforeEach(() => enter('free'));

const search = (query: Record<string, string>) =>
  searchForTeam(database.db, ctx, searchQuerySchema.parse(query));
/** Searches taken from today's entitlement. */
const counted = () =>
  asTeam(database.db, ctx.actor.teamId, async db => {
    const today = day(ctx.now().toISOString(), 'Asia/Shanghai');
    const uses = await db.selectFrom('entitlement_uses').selectAll().where('scope', '=', today).execute();
    return uses.find(use => use.key === 'search.daily')?.used ?? 0;
  });

describe('a search', () => {
  it('counts once in 24 hours, whatever the page, the size and the order', async () => {
    await search({ region: 'VN,US' });
    await search({ region: 'VN,US', page: '2' });
    await search({ region: 'VN,US', size: '50', sort: 'price' });
    expect(await counted()).toBe(1);
    await search({ region: 'VN' });
    expect(await counted()).toBe(2);
    base.pass(24 * 3_600_000);
    await search({ region: 'VN,US' });
    expect(await counted()).toBe(1);
  });

  it('of all platforms has taken what it takes on each of them', async () => {
    await enter('basic');
    await search({ platform: 'all', region: 'VN' });
    await search({ platform: 'youtube', region: 'VN' });
    await search({ platform: 'tiktok', region: 'VN', page: '2' });
    expect(await counted()).toBe(1);
    await search({ platform: 'youtube', region: 'US' });
    await search({ platform: 'all', region: 'US' });
    expect(await counted()).toBe(3);
    base.pass(24 * 3_600_000);
    await search({ platform: 'youtube', region: 'VN' });
    expect(await counted()).toBe(1);
  });

  it('without filters is free', async () => {
    await search({ platform: 'tiktok' });
    expect(await counted()).toBe(0);
  });

  it('is refused past the day’s number, but not those counted already', async () => {
    for (let n = 1; n <= 30; n++) await search({ followerCount_start: String(n) });
    await expect(search({ followerCount_start: '31' })).rejects.toMatchObject({
      code: 'entitlement_exceeded',
    });
    await search({ followerCount_start: '30', page: '2' });
    expect(await counted()).toBe(30);
  });

  it.each<Record<string, string>>([
    { platform: 'youtube' },
    { platform: 'all' },
    { verified: '1' },
    { avg_plays_start: '1000', region: 'VN' },
  ])('of %j needs a plan that has it', async query => {
    await expect(search(query)).rejects.toMatchObject({ code: 'entitlement_missing' });
    expect(await counted()).toBe(0);
    await enter('basic');
    await search(query);
  });

  it('names alternatives and exclusions as their filters', async () => {
    await search({ tags_any: 'food,travel', tags_not: 'vlog', keyword_any: 'home', keyword_not: 'asmr' });
    expect(await counted()).toBe(1);
  });

  it('shows as many results as the plan does', async () => {
    const first = await search({ size: '50' });
    expect([first.creators.length, first.shown]).toEqual([50, 60]);
    expect(first.total).toBeGreaterThan(60);
    expect((await search({ size: '50', page: '2' })).creators).toHaveLength(10);
    await expect(search({ size: '50', page: '3' })).rejects.toMatchObject({
      code: 'entitlement_exceeded',
      details: { limit: '60' },
    });
  });
});

describe('counts beside a filter', () => {
  const count = (facet: FacetName, query: Record<string, string> = {}) =>
    countFacetForTeam(database.db, ctx, { facet, ...searchQuerySchema.parse(query) });

  it('take no search from the day', async () => {
    const { values } = await count('region', { followerCount_start: '1000' });
    expect(values?.length).toBeGreaterThan(3);
    expect(await counted()).toBe(0);
  });

  it('are left out where the plan has not got the filter: looking at it asks nobody to pay', async () => {
    const values = async (facet: FacetName) => (await count(facet)).values;
    for (const facet of ['level', 'category', 'verified'] as const) expect(await values(facet)).toEqual([]);
    await enter('basic');
    expect(await values('category')).not.toEqual([]);
  });

  it('need a plan that has the other filters and the platform', async () => {
    const refused = { code: 'entitlement_missing' };
    await expect(count('region', { verified: '1' })).rejects.toMatchObject(refused);
    await expect(count('region', { platform: 'youtube' })).rejects.toMatchObject(refused);
    await count('tags');
    await count('followers');
    await enter('basic');
    for (const facet of facetNames) await count(facet, { platform: 'youtube', has_email: '1' });
  });
});

describe('counts on the tabs', () => {
  const count = async (query: Record<string, string>) => {
    const { platforms } = await countPlatformsForTeam(database.db, ctx, searchQuerySchema.parse(query));
    return platforms;
  };

  it('are what the search finds on the other platforms, and take no search of the day', async () => {
    await enter('basic');
    const asked = { keyword: 'food', followerCount_start: '1000' };
    const counts = await count({ ...asked, platform: 'youtube' });
    const before = await counted();
    expect(before).toBe(0);
    const across = await search({ ...asked, platform: 'all' });
    expect(across.platforms.map(({ platform }) => platform)).toEqual(['tiktok', 'youtube', 'instagram']);
    expect(counts).toEqual(across.platforms.filter(({ platform }) => platform !== 'youtube'));
    for (const { platform, total } of across.platforms)
      expect((await search({ ...asked, platform })).total).toEqual(total);
    expect(across.total).toBe(across.platforms.reduce((sum, { total }) => sum + (total ?? 0), 0));
  });

  it('are of the platforms that the plan includes', async () => {
    expect(await count({ keyword: 'food' })).toEqual([]);
    await expect(count({ platform: 'all' })).rejects.toMatchObject({ code: 'entitlement_missing' });
    await expect(count({ verified: '1' })).rejects.toMatchObject({ code: 'entitlement_missing' });
  });

  it('of an unsearchable keyword are nothing', async () => {
    await enter('basic');
    expect((await count({ keyword: '…' })).map(({ total }) => total)).toEqual([0, 0]);
  });
});

describe('list members', () => {
  /** A list of the team with these creators. */
  async function keep(ids: number[], visibility: 'team' | 'private') {
    const { teamId, accountId } = ctx.actor;
    await asTeam(database.db, teamId, async db => {
      const { id } = await db
        .insertInto('lists')
        .values({
          team_id: teamId,
          name: `list ${ids.join()}`,
          color: 1,
          visibility,
          created_by: accountId,
          created_at: ctx.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addMembers(db, ctx, id, ids);
    });
  }
  const idsOf = async (query: Record<string, string>) => {
    const { creators, total } = await search({ size: '100', ...query });
    return { ids: creators.map(({ id }) => id), total: total ?? 0 };
  };

  it('is found, or left out, by lists that the caller sees', async () => {
    await enter('team');
    const all = await idsOf({});
    const [one = 0, two = 0, three = 0] = all.ids;
    await keep([one, two], 'team');
    await keep([two, three], 'private');
    expect(await idsOf({ in_list: '1' })).toEqual({ ids: [one, two, three], total: 3 });
    const rest = await idsOf({ in_list: '0' });
    expect(rest.total).toBe(all.total - 3);
    expect(rest.ids[0]).toBe(all.ids[3]);
    const { values } = await countFacetForTeam(database.db, ctx, {
      facet: 'has_email',
      ...searchQuerySchema.parse({ in_list: '1' }),
    });
    expect(values?.reduce((sum, { creators }) => sum + creators, 0)).toBe(3);
    const colleague = await makeMember(database.db, base, ctx.actor.teamId, `member-${++made}`);
    ctx = { ...ctx, actor: { ...ctx.actor, accountId: colleague.accountId, role: 'member' } };
    expect((await idsOf({ in_list: '1' })).ids).toEqual([one, two]);
  });

  it('of another team does not exist', async () => {
    await enter('team');
    expect((await idsOf({ in_list: '1' })).total).toBe(0);
  });
});
