import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellInTest, type ToldStory } from '../../../test/fixtures/sandbox/story-fixture.ts';
import { makeDb, makePool, type Db } from '../../core/db/database.ts';
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
/** Until a first task was sent, its first replies were answered, and links were visited for a while. */
const firstDays = scenes.filter(({ when }) => 'before' in when && when.before >= 74);

let told: ToldStory;
let teamId: number;

const demo = async (db: Db) => (await accountNamed(db, demoAccount.username))!;

beforeAll(async () => {
  told = await tellInTest(firstDays, creators);
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

  test('was made by its people, in the past', async () => {
    const records = await asTeam(told.database.db, teamId, db =>
      db.selectFrom('audit_log_entries').select(['at', 'action', 'account_id']).orderBy('id').execute(),
    );
    const actions = new Set(records.map(({ action }) => action));
    for (const action of ['member.create', 'list.create', 'sender.create', 'list.import', 'mailTask.start'])
      expect([...actions]).toContain(action);
    expect(new Set(records.map(({ account_id: by }) => by)).size).toBe(4);
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

  test('has mail that was sent, read and answered by its own clock', async () => {
    const { messages, mails, answers, hits } = await asTeam(told.database.db, teamId, async db => ({
      messages: await db.selectFrom('mail_messages').select('state').execute(),
      mails: await db.selectFrom('inbox_mails').select(['kind', 'received_at']).execute(),
      answers: await db.selectFrom('one_to_one_emails').select('state').execute(),
      hits: await db.selectFrom('mail_hits').select('at').execute(),
    }));
    expect(messages.length).toBeGreaterThan(10);
    expect(new Set(mails.map(({ kind }) => kind))).toContain('reply');
    expect(answers.map(({ state }) => state)).toContain('sent');
    expect(hits.length).toBeGreaterThan(2);
    for (const at of [...mails.map(mail => mail.received_at), ...hits.map(hit => hit.at)])
      expect(at.getTime()).toBeLessThan(Date.now() - 60 * day);
  });

  test('has links with visits whose sums are those of their days', async () => {
    const [visits, days] = await asTeam(told.database.db, teamId, async db => [
      await db
        .selectFrom('visits')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
      await db
        .selectFrom('link_days')
        .select(({ fn }) => fn.sum<number>('pv').as('n'))
        .executeTakeFirstOrThrow(),
    ]);
    expect(Number(visits.n)).toBeGreaterThan(100);
    expect(Number(days.n)).toBe(Number(visits.n));
  });

  test('is removed with everything that it brought, and leaves a demo account to sign in with', async () => {
    const { db, ownerUrl } = told.database;
    const ownerDb = makeDb(makePool({ url: ownerUrl, poolSize: 2, onIdleError: () => undefined }));
    try {
      await removeDemoWorld(ownerDb, db, realContext());
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'team_id'`.execute(ownerDb);
      const left = [];
      for (const { name } of rows) {
        const found = await sql`select from ${sql.table(name)} where team_id = ${teamId} limit 1`.execute(
          ownerDb,
        );
        if (found.rows.length) left.push(name);
      }
      expect(rows.length).toBeGreaterThan(100);
      expect(left).toEqual([]);
    } finally {
      await ownerDb.destroy();
    }
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
