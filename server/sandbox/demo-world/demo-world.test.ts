import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, rowsOf } from '../../../test/fixtures/sandbox/rows-of-team.ts';
import { tellInTest, type ToldStory } from '../../../test/fixtures/sandbox/story-fixture.ts';
import { makeTwoTeams } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { realContext } from '../../core/real-context.ts';
import { demoAccount } from '../../identity/accounts/demo-account.ts';
import { accountNamed } from '../../identity/accounts/service.ts';
import { scenes } from './scenes.ts';
import { demoWorldPercent, removeDemoWorld } from './service.ts';
import { timeOf } from './story/moments.ts';

const day = 86_400_000;
/** Enough that each list finds somebody. */
const creators = 800;
/** Until the first mailboxes are connected and a sheet was imported. */
const firstDays = scenes.filter(({ when }) => 'before' in when && when.before >= 83);

let told: ToldStory;
let teamId: number;

const demo = async (db: Db) => (await accountNamed(db, demoAccount.username))!;

beforeAll(async () => {
  // The first process ends in the middle of the story, after it had bought a plan.
  told = await tellInTest(firstDays, { creators, endsAt: 60 });
  ({ teamId } = await demo(told.database.db));
});

afterAll(() => told.close());

describe('the demo world', () => {
  test('is told without a failure, and is complete', async () => {
    expect(told.failures).toEqual([]);
    expect(await demoWorldPercent(told.database.db)).toBe(100);
  });

  test('shows its progress to the demo account, as background work', async () => {
    const tasks = await asTeam(told.database.db, teamId, db =>
      db.selectFrom('background_tasks').selectAll().where('kind', '=', 'demoWorld').execute(),
    );
    expect(tasks.map(({ state, done, total }) => [state, done, total])).toEqual([['done', 100, 100]]);
  });

  test('begins again after its process ended, and has nothing twice', async () => {
    const { db } = told.database;
    const made = await asTeam(db, teamId, async db => ({
      accounts: await db.selectFrom('accounts').select('username').execute(),
      lists: await db.selectFrom('lists').select('name').execute(),
      orders: await db.selectFrom('orders').select('state').execute(),
    }));
    expect(made.accounts.map(({ username }) => username).toSorted()).toEqual(
      ['chenhao', demoAccount.username, 'linyue', 'zhouqi'].toSorted(),
    );
    expect(made.lists).toHaveLength(1);
    expect(made.orders).toEqual([{ state: 'paid' }]);
  });

  test('was made by its people, in the past', async () => {
    const records = await asTeam(told.database.db, teamId, db =>
      db.selectFrom('audit_log_entries').select(['at', 'action', 'account_id']).orderBy('id').execute(),
    );
    const actions = new Set(records.map(({ action }) => action));
    for (const action of ['member.create', 'list.create', 'sender.create', 'list.import'])
      expect([...actions]).toContain(action);
    expect(new Set(records.map(({ account_id: by }) => by)).size).toBeGreaterThan(1);
    const newest = Math.max(...records.map(({ at }) => at.getTime()));
    expect(newest).toBeLessThan(Date.now() - 60 * day);
    expect(records.map(({ at }) => at.getTime())).toEqual(
      records.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
    );
  });

  test('has people with faces', async () => {
    const people = await asTeam(told.database.db, teamId, db =>
      db.selectFrom('accounts').select('avatar_url').where('team_id', '=', teamId).execute(),
    );
    expect(people).toHaveLength(4);
    for (const { avatar_url: face } of people) expect(face).toMatch(/^\/office\/api\/avatars\//);
  });

  test('is removed with everything that it brought; other teams keep theirs', async () => {
    const { db, ownerUrl } = told.database;
    const [other] = await makeTwoTeams(db, realContext());
    await asOwner(ownerUrl, async ownerDb => {
      const theirs = await rowsOf(ownerDb, other.teamId);
      expect(theirs.length).toBeGreaterThan(100);
      await removeDemoWorld(ownerDb, db, realContext());
      expect(await rowsOf(ownerDb, teamId)).toEqual([]);
      expect(await rowsOf(ownerDb, other.teamId)).toEqual(theirs);
      for (const name of ['sandbox_payments', 'sandbox_transactions'])
        expect([name, (await sql`select from ${sql.table(name)}`.execute(ownerDb)).rows]).toEqual([name, []]);
    });
    expect((await demo(db)).teamId).not.toBe(teamId);
    expect(await demoWorldPercent(db)).toBe(null);
  });
});

test.each([
  ['2026-11-28T00:10:00+08:00', '2026-11-27T01:30:00.000Z'],
  ['2026-11-28T23:50:00+08:00', '2026-11-27T01:30:00.000Z'],
])('told at %s, yesterday at half past nine in China is %s', (now, at) => {
  expect(timeOf({ before: 1, at: '09:30' }, new Date(now)).toISOString()).toBe(at);
});
