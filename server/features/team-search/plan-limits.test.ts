import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../contract/creators.ts';
import { day } from '../../../contract/format.ts';
import { testContext } from '../../../test/context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { makeTeam } from '../../../test/two-teams.ts';
import type { SignedIn } from '../../context.ts';
import { loadSample } from '../sandbox/service.ts';
import { asTeam } from '../../db/tenant.ts';
import { searchForTeam } from './service.ts';

let database: TestDatabase;
let ctx: SignedIn;
let made = 0;
const base = testContext();

beforeAll(async () => {
  database = await freshDatabase();
  await loadSample(database.db, base, { count: 600 });
}, 60_000);
afterAll(() => database.drop());

async function enter(plan: string): Promise<void> {
  const { teamId, accountId } = await makeTeam(database.db, base, `team-${++made}`, { plan });
  ctx = { ...base, actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } };
}
beforeEach(() => enter('free'));

const search = (query: Record<string, string>) =>
  searchForTeam(database.db, ctx, searchQuerySchema.parse(query));
/** Searches taken from the count of today. */
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
    { has_email: '1' },
    { avg_plays_start: '1000', region: 'VN' },
  ])('of %j needs a plan that has it', async query => {
    await expect(search(query)).rejects.toMatchObject({ code: 'entitlement_missing' });
    expect(await counted()).toBe(0);
    await enter('basic');
    await search(query);
  });

  it('shows as many results as the plan does', async () => {
    const first = await search({ size: '50' });
    expect([first.creators.length, first.shown]).toEqual([50, 60]);
    expect(first.total.value).toBeGreaterThan(60);
    expect((await search({ size: '50', page: '2' })).creators).toHaveLength(10);
    await expect(search({ size: '50', page: '3' })).rejects.toMatchObject({
      code: 'entitlement_exceeded',
      details: { limit: '60' },
    });
  });
});
