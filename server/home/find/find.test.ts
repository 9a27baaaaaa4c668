import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEverything, foundOfKind, type Found } from '../../../contract/home/find.ts';
import { callApp, type Answer } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { someCampaign } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { actingAs } from '../../../test/fixtures/monitoring/some-monitors.ts';
import { makeMember, makeTwoTeams, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addList } from '../../creators/lists/change-list.ts';
import { makeDraft } from '../../outreach/mail-tasks/drafts/task-drafts.ts';

let app: TestApp;
let first: Account;
let second: Account;
let member: Account;
let creators: number[];
const tokens = new Map<Account, string>();

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  [first, second] = await makeTwoTeams(db, app.world);
  member = await makeMember(db, app.world, first.teamId, 'member');
  creators = await someCreators(db, 12, app.world.now());
  for (const account of [first, second, member]) tokens.set(account, await app.signInAs(account));
});
afterAll(() => app.close());

const ask = (account: Account, q: string): Promise<Answer<Found>> =>
  callApp(app, findEverything, { token: tokens.get(account) ?? '', query: { q } });
const find = async (account: Account, q: string) => (await ask(account, q)).data;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('every kind is found by a part of its name', () => {
  test('what the team has', async () => {
    const found = await find(first, 'FIRST');
    expect(found.lists).toMatchObject([{ name: 'first list', color: 1 }]);
    expect(found.tasks).toMatchObject([{ name: 'first task', state: 'sending' }]);
    expect(found.threads).toMatchObject([{ subject: 'first', counterpart: { name: 'Anna Lee' } }]);
    expect(found.links.map(({ name }) => name)).toEqual(['first', 'first']);
    expect(found.links[0]?.shortUrl).toMatch(/^https?:\/\/.+\/first-visited$/);
    expect(found.monitors).toContainEqual(
      expect.objectContaining({ name: 'first', beginsOn: '2026-11-01', endsOn: '2026-11-30' }),
    );
  });

  test('a campaign', async () => {
    const { id } = await someCampaign(app.database.db, app.world, first, { name: '春季新茶' });
    expect((await find(first, '新茶')).campaigns).toEqual([
      { id, name: '春季新茶', product: 'Longjing tea' },
    ]);
  });

  test('an order by the beginning of its number', async () => {
    const { orders } = await find(first, 'orderfir');
    const orderedAt = app.world.now().toISOString();
    expect(orders).toEqual([{ number: 'ORDERFIRST', planName: '基础版', orderedAt }]);
    expect((await find(first, 'FIRST')).orders).toEqual([]);
  });

  test('creators: an exact handle first, then those that begin so by their followers', async () => {
    const found = await find(first, '@Handle_1');
    expect(idsOf(found.creators)).toEqual([creators[0], creators[9], creators[10], creators[11]]);
    expect(found.creators[0]).toMatchObject({ platform: 'tiktok', handle: 'handle_1', name: 'creator 1' });
  });

  test('a conversation by its sender, and by two words of which the last is begun', async () => {
    expect((await find(first, 'anna')).threads).toHaveLength(1);
    expect((await find(first, 'lee ann')).threads).toHaveLength(1);
    expect((await find(first, 'lee nobody')).threads).toEqual([]);
  });
});

test('wildcards are letters as any other', async () => {
  for (const q of ['%', '_', String.raw`\%`, "'", '*']) {
    const { lists, tasks, threads, links, monitors, campaigns, creators: people } = await find(first, q);
    expect([lists, tasks, threads, links, monitors, campaigns, people].flat()).toEqual([]);
  }
  expect((await find(first, 'handle%')).creators).toEqual([]);
});

test('a few of each kind', async () => {
  expect((await find(first, 'handle')).creators).toHaveLength(foundOfKind);
});

test.each(['', '  ', 'a'.repeat(101)])('%j is refused', async q => {
  const answer = await ask(first, q);
  expect([answer.code, answer.fields]).toEqual([400, ['q']]);
});

test('nobody without a sign-in finds anything', async () => {
  expect((await callApp(app, findEverything, { query: { q: 'first' } })).status).toBe(401);
});

test('another team finds nothing of it', async () => {
  for (const q of ['first', 'orderfirst', '新茶']) {
    expect(Object.values(await find(second, q)).flat()).toEqual([]);
  }
});

describe('a sub-account finds what its pages show', () => {
  test('no orders, and no campaign that it is not a member of', async () => {
    expect((await find(member, 'orderfirst')).orders).toEqual([]);
    expect((await find(member, '新茶')).campaigns).toEqual([]);
  });

  test('no private list of others', async () => {
    const list = { name: '私人收藏', description: '', color: 2, visibility: 'private' } as const;
    await addList(app.database.db, actingAs(app.world, first), list);
    expect((await find(first, '私人')).lists).toHaveLength(1);
    expect((await find(member, '私人')).lists).toEqual([]);
  });

  test('drafts of its own; the main account finds those of all', async () => {
    const { db } = app.database;
    const drafts: number[] = [];
    for (const [account, role] of [
      [member, 'member'],
      [first, 'owner'],
    ] as const) {
      const ctx = { ...app.world, actor: { ...account, sessionId: 0, role, isOperator: false } };
      const { id } = await makeDraft(db, ctx, {});
      drafts.push(id);
      await asTeam(db, first.teamId, db =>
        db.updateTable('mail_tasks').set({ name: '初夏来信' }).where('id', '=', id).execute(),
      );
    }
    const ids = async (account: Account) =>
      idsOf((await find(account, '初夏')).tasks).toSorted((a, b) => a - b);
    expect(await ids(first)).toEqual(drafts);
    expect(await ids(member)).toEqual(drafts.slice(0, 1));
  });
});

describe('creators', () => {
  test('a name that only one team has is found by that team alone', async () => {
    const { db } = app.database;
    const [nameless = 0] = await someCreators(db, 1, app.world.now());
    await db.updateTable('creators').set({ name: '', handle: 'x9' }).where('id', '=', nameless).execute();
    const named = { creator_id: nameless, imported_name: '溪边小满', changed_at: app.world.now() };
    await asTeam(db, first.teamId, db =>
      db
        .insertInto('team_creators')
        .values({ team_id: first.teamId, ...named })
        .execute(),
    );
    expect((await find(first, '小满')).creators).toMatchObject([{ id: nameless, name: '溪边小满' }]);
    expect((await find(second, '小满')).creators).toEqual([]);
  });

  test('platforms that the plan leaves out are left out, and no search of the day is taken', async () => {
    const { db } = app.database;
    await db
      .updateTable('creators')
      .set({ platform: 'youtube' })
      .where('id', '=', creators[1] ?? 0)
      .execute();
    expect(idsOf((await find(second, 'handle_2')).creators)).toEqual([creators[1]]);
    await app.givePlan('second', 'free');
    expect((await find(second, 'handle_2')).creators).toEqual([]);
    for (let time = 0; time < 31; time++) await find(second, `handle_${time}`);
    expect(idsOf((await find(second, 'handle_3')).creators)).toEqual([creators[2]]);
  });
});
