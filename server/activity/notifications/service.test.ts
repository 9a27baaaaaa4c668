import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { listenIn, type Ear } from '../../../test/harness/app/notices-heard.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Notification } from '../../../contract/activity/notifications.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { readEnv } from '../../core/settings/env.ts';
import { deleteOldNotificationsJob } from './jobs.ts';
import { notify, notifyTogether } from './service.ts';

const day = 24 * 3_600_000;
let app: TestApp;
let ear: Ear;
let owner: Account;
let member: Account;
let stranger: Account;
let tokens: { owner: string; member: string; stranger: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db, appUrl } = app.database;
  owner = await makeTeam(db, app.world, 'first');
  member = await makeMember(db, app.world, owner.teamId, 'first-member');
  stranger = await makeTeam(db, app.world, 'second');
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
  ear = await listenIn(appUrl);
});
afterAll(async () => {
  await ear.close();
  await app.close();
});

const listPath = '/office/api/notifications';

beforeEach(async () => {
  for (const token of Object.values(tokens)) {
    await app.inject({ method: 'POST', path: `${listPath}/read`, token });
  }
  await ear.heard();
});

const announceTo = (account: Account, name: string) =>
  asTeam(app.database.db, account.teamId, db => {
    const { teamId, accountId } = account;
    return notify(db, app.world, { teamId, accountId, kind: 'member.joined', details: { name } });
  });

async function list(token: string): Promise<{ notifications: Notification[]; unread: number }> {
  const reply = await app.inject({ method: 'GET', path: listPath, token });
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json<{ data: { notifications: Notification[]; unread: number } }>().data;
}

it('shows each account its own, newest first', async () => {
  await announceTo(owner, 'one');
  app.world.pass(1000);
  await announceTo(owner, 'two');
  await announceTo(member, 'three');
  const { notifications, unread } = await list(tokens.owner);
  expect(unread).toBe(2);
  expect(notifications.slice(0, 2)).toEqual([
    {
      id: expect.any(Number) as number,
      kind: 'member.joined',
      details: { name: 'two' },
      createdAt: app.world.now().toISOString(),
      read: false,
    },
    expect.objectContaining({ details: { name: 'one' } }),
  ]);
  const { notifications: ofMember, unread: unreadOfMember } = await list(tokens.member);
  expect([ofMember.map(each => each.details.name), unreadOfMember]).toEqual([['three'], 1]);
  expect(await list(tokens.stranger)).toEqual({ notifications: [], unread: 0 });
});

it('tells replies to one task together, even if they arrive at the same moment', async () => {
  const { teamId, accountId } = member;
  const replies = ['Ann', 'Bo', 'Cy'];
  let begun = 0;
  const all = Promise.withResolvers<void>();
  const reply = (who: string) =>
    asTeam(app.database.db, teamId, async db => {
      await sql`select 1`.execute(db);
      if (++begun === replies.length) all.resolve();
      await all.promise;
      const details = { who, taskId: 7 };
      await notifyTogether(db, app.world, { teamId, accountId, kind: 'mail.replied', details }, 'taskId');
    });
  await Promise.all(replies.map(reply));
  const { notifications, unread } = await list(tokens.member);
  expect([unread, notifications[0]?.details.times]).toEqual([1, 3]);
});

it('marks notifications as read for this account only, and updates its other pages', async () => {
  await announceTo(owner, 'four');
  await announceTo(member, 'five');
  await ear.heard();
  const read = () => app.inject({ method: 'POST', path: `${listPath}/read`, token: tokens.owner });
  expect((await read()).json()).toEqual({ code: 0, msg: '', data: {} });
  const { notifications, unread } = await list(tokens.owner);
  expect([unread, notifications.every(each => each.read)]).toEqual([0, true]);
  expect((await list(tokens.member)).unread).toBe(1);
  const { teamId, accountId } = owner;
  expect(await ear.heard()).toEqual([{ target: { teamId, accountId }, message: { code: 2001, id: null } }]);
  await read();
  expect(await ear.heard()).toEqual([]);
});

it('notifies the pages of the account on commit, and not after a rollback', async () => {
  const { teamId, accountId } = member;
  await announceTo(member, 'six');
  const [newest] = (await list(tokens.member)).notifications;
  expect(await ear.heard()).toEqual([
    { target: { teamId, accountId }, message: { code: 2001, id: newest?.id } },
  ]);
  const rolledBack = asTeam(app.database.db, teamId, async db => {
    await notify(db, app.world, { teamId, accountId, kind: 'plan.ended', details: {} });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await ear.heard()).toEqual([]);
  expect((await list(tokens.member)).notifications[0]?.id).toBe(newest?.id);
});

it('shows the latest fifty and counts all that are unread', async () => {
  for (let number = 1; number <= 60; number++) await announceTo(stranger, `n${number}`);
  const { notifications, unread } = await list(tokens.stranger);
  expect([notifications.length, unread]).toEqual([50, 60]);
  expect([notifications[0]?.details.name, notifications[49]?.details.name]).toEqual(['n60', 'n11']);
});

it.each([
  ['GET', listPath],
  ['POST', `${listPath}/read`],
] as const)('%s %s wants a sign-in', async (method, path) => {
  expect((await app.inject({ method, path })).statusCode).toBe(401);
});

it('deletes after 180 days, of every team', async () => {
  const { db } = app.database;
  const deleteOld = () => deleteOldNotificationsJob.run(db, app.world, {});
  const countOf = ({ teamId }: Account) =>
    asTeam(db, teamId, async db => (await db.selectFrom('notifications').select('id').execute()).length);
  const before = await countOf(stranger);
  app.world.pass(180 * day - 1000);
  await announceTo(stranger, 'young');
  await deleteOld();
  expect(await countOf(stranger)).toBe(before + 1);
  app.world.pass(1000);
  await deleteOld();
  await deleteOld();
  expect([await countOf(stranger), await countOf(owner)]).toEqual([1, 0]);
});

it('deletes after the currently set number of days, whenever it was written', async () => {
  const { db } = app.database;
  const deleteOld = (days: string) =>
    deleteOldNotificationsJob.run(
      db,
      app.world,
      {},
      {
        settings: readEnv({ NOTIFICATION_RETENTION_DAYS: days }),
      },
    );
  const names = async () =>
    asTeam(db, stranger.teamId, async db =>
      (await db.selectFrom('notifications').select('details').orderBy('id').execute()).map(
        ({ details }) => details.name,
      ),
    );
  await announceTo(stranger, 'older');
  app.world.pass(10 * day);
  await announceTo(stranger, 'newer');
  app.world.pass(20 * day);
  await deleteOld('31');
  expect(await names()).toEqual(['young', 'older', 'newer']);
  await deleteOld('30');
  expect(await names()).toEqual(['newer']);
  await deleteOld('20');
  expect(await names()).toEqual([]);
});

it('keeps the age of rows that stored the day of their end', async () => {
  const { db } = app.database;
  await announceTo(stranger, 'one');
  const dueAt = async () =>
    (
      await db
        .selectFrom('due_work')
        .select('due_at')
        .where('kind', '=', 'notification.old')
        .where('team_id', '=', stranger.teamId)
        .execute()
    ).map(row => row.due_at);
  expect(await dueAt()).toEqual([app.world.now()]);
  const ends = new Date(app.world.now().getTime() + 180 * day);
  await db.updateTable('due_work').set({ due_at: ends }).where('kind', '=', 'notification.old').execute();
  const migration = path.join(app.env.root, 'migrations/2026-11-29-01-notification-age.sql');
  await sql.raw(readFileSync(migration, 'utf8')).execute(db);
  expect(await dueAt()).toEqual([app.world.now()]);
});
