import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/workspace/closures.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { untilOneWaits } from '../../../test/harness/database/until-one-waits.ts';
import {
  makeMember,
  makeTeam,
  makeTwoTeams,
  type Account,
} from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { declaredTables } from '../../core/db/personal-data/declarations.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { readTables } from '../../core/db/personal-data/table-facts.ts';
import { startErasureProcess } from '../../../test/harness/processes/erasure-process.ts';
import { blankTeam } from './queries.ts';
import { closeDue } from './service.ts';

const dayMs = 24 * 60 * 60 * 1000;
let app: TestApp;
let owner: pg.Client;
let first: Account;
let second: Account;
let member: Account;

beforeAll(async () => {
  app = await startTestApp();
  [first, second] = await makeTwoTeams(app.database.db, app.world);
  member = await makeMember(app.database.db, app.world, first.teamId, 'leaving');
  owner = new pg.Client({ connectionString: app.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const sealed = (password: string) => disguise(password, app.env.AUTH_PASSWORD_KEY);
const run = () => closeDue(app.database.db, app.world);
const closure = async (token: string) => (await callApp(app, contract.getClosure, { token })).data;
const closeAccount = (token: string, password: string) =>
  callApp(app, contract.closeAccount, { token, body: { password: sealed(password) } });
const closeTeam = (token: string, password: string, confirmation: string) =>
  callApp(app, contract.closeTeam, { token, body: { password: sealed(password), confirmation } });

/** How many rows each table has of a team, also behind row security. */
async function rowsOf(teamId: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, columns } of (await readTables(app.database.db)).values()) {
    if (!columns.has('team_id')) continue;
    const { rows } = await owner.query<{ rows: number }>(
      `select count(*)::int as rows from "${table}" where team_id = $1`,
      [teamId],
    );
    if (rows[0]?.rows) counts.set(table, rows[0].rows);
  }
  return counts;
}

const kept = () =>
  new Set(declaredTables().flatMap(({ table, staysWithoutTeam }) => (staysWithoutTeam ? [table] : [])));

const linesOf = async (path: string, token: string) => {
  const reply = await app.inject({ method: 'GET', path, token });
  return reply.body
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { table: string; row: Record<string, unknown> });
};

test('an account is deleted when its time is over, and stays when it was taken back', async () => {
  const token = await app.signInAs(member);
  expect((await closeAccount(token, 'wrong password 1')).code).toBe(1009);
  const { data } = await closeAccount(token, member.password);
  const closesAt = new Date(app.world.now().getTime() + 14 * dayMs).toISOString();
  expect(data.closesAt).toBe(closesAt);
  expect(await closure(token)).toEqual({ accountClosesAt: closesAt, teamClosesAt: null, graceDays: 14 });
  await callApp(app, contract.keepAccount, { token });
  app.world.pass(15 * dayMs);
  await run();
  const again = await app.signInAs(member);
  expect(await closure(again)).toMatchObject({ accountClosesAt: null });
  await closeAccount(again, member.password);
  app.world.pass(13 * dayMs);
  await run();
  await app.signInAs(member);
  app.world.pass(2 * dayMs);
  await run();
  await expect(app.signInAs(member)).rejects.toThrow();
});

test('the main account closes the team instead, and only the main account', async () => {
  const token = await app.signInAs(first);
  expect((await closeAccount(token, first.password)).code).not.toBe(0);
  const other = await makeMember(app.database.db, app.world, first.teamId, 'other');
  const theirs = await app.signInAs(other);
  expect((await closeTeam(theirs, other.password, 'first team')).status).toBe(403);
  expect((await closeTeam(token, first.password, 'another team')).fields).toEqual(['confirmation']);
});

test('the exports hold what is asked for, without secrets', async () => {
  const token = await app.signInAs(first);
  const team = await linesOf(contract.exportTeam.path, token);
  expect(new Set(team.map(({ table }) => table))).toContain('lists');
  expect(team.every(({ row }) => row.team_id === first.teamId)).toBe(true);
  expect(JSON.stringify(team)).not.toMatch(/password_hash|"secret"/);
  const own = await linesOf(contract.exportAccount.path, token);
  expect(own.find(({ table }) => table === 'accounts')?.row.username).toBe('first');
  expect(own.length).toBeLessThan(team.length);
});

/** What all teams together ask of the catalogue because of this one. */
async function askedFor(teamId: number) {
  const { rows } = await owner.query<{ lists: number; campaigns: number; monitors: number; polls: number }>(
    `select (select count(*)::int from list_members where team_id = $1) as lists,
       (select count(*)::int from collaborations where team_id = $1) as campaigns,
       (select count(*)::int from monitor_follows f join monitor_projects p on p.team_id = f.team_id and p.id = f.project_id
         where f.team_id = $1 and f.creator_id is not null and p.state = 'open') as monitors,
       (select count(*)::int from metric_polls m
         where not exists (select from post_watchers w where w.key = m.key)) as polls`,
    [teamId],
  );
  return rows[0];
}

async function interest(): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ kind: string; amount: number }>(
    `select kind, sum(amount)::int as amount from creator_interest_changes where kind <> 'view' group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

test('a team that closes leaves nothing but what the books need, and no trace in others', async () => {
  const token = await app.signInAs(first);
  const before = await rowsOf(second.teamId);
  await closeTeam(token, first.password, 'first team');
  await callApp(app, contract.keepTeam, { token });
  app.world.pass(15 * dayMs);
  await run();
  await closeTeam(await app.signInAs(first), first.password, 'first team');
  app.world.pass(15 * dayMs);
  const [asked, interested] = [await askedFor(first.teamId), await interest()];
  expect(asked).toMatchObject({ polls: 0 });
  await run();
  const after = await interest();
  const lowered = (kind: string) => (interested[kind] ?? 0) - (after[kind] ?? 0);
  expect([lowered('list'), lowered('campaign'), lowered('monitor')]).toEqual([
    asked?.lists,
    asked?.campaigns,
    asked?.monitors,
  ]);
  expect(asked?.lists).toBeGreaterThan(0);
  expect(await askedFor(first.teamId)).toEqual({ lists: 0, campaigns: 0, monitors: 0, polls: 0 });
  const left = await rowsOf(first.teamId);
  expect([...left.keys()].filter(table => !kept().has(table))).toEqual([]);
  expect(left.get('orders')).toBe(1);
  const { rows } = await owner.query(`select name from teams where team_id = $1`, [first.teamId]);
  expect(rows).toEqual([{ name: '' }]);
  expect(await rowsOf(second.teamId)).toEqual(before);
  await expect(app.signInAs(first)).rejects.toThrow();
  await run();
});

test('taking it back waits for a deletion that has begun, and does not hold it up', async () => {
  const { db } = app.database;
  const late = await makeTeam(db, app.world, 'late');
  const token = await app.signInAs(late);
  await closeTeam(token, late.password, 'late team');
  let keeping: Promise<{ code: number }> | undefined;
  await asTeam(db, late.teamId, async held => {
    await dropDue(held, 'team.close', { teamId: late.teamId, id: late.teamId });
    keeping = callApp(app, contract.keepTeam, { token });
    await untilOneWaits(db);
    await blankTeam(held, late.teamId);
  });
  expect((await keeping)?.code).toBe(0);
  const { rows } = await owner.query(`select name from teams where team_id = $1`, [late.teamId]);
  expect(rows).toEqual([{ name: '' }]);
});

test('what is written while a team is deleted goes too', async () => {
  const { db } = app.database;
  const third = await makeTeam(db, app.world, 'third');
  const at = app.world.now();
  await asTeam(db, third.teamId, db =>
    db
      .insertInto('team_roles')
      .values({ team_id: third.teamId, name: 'before', permissions: [], created_at: at })
      .execute(),
  );
  await closeTeam(await app.signInAs(third), third.password, 'third team');
  app.world.pass(15 * dayMs);
  const written = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const writing = asTeam(db, third.teamId, async db => {
    const made = { created_by: third.accountId, created_at: at };
    await db
      .insertInto('short_domains')
      .values({ team_id: third.teamId, host: 'late.example', token: 'x', ...made })
      .execute();
    await db.updateTable('team_roles').set({ name: 'after' }).execute();
    written.resolve();
    await release.promise;
  });
  await written.promise;
  const running = run();
  await untilOneWaits(db);
  release.resolve();
  await Promise.all([writing, running]);
  expect([...(await rowsOf(third.teamId)).keys()].filter(table => !kept().has(table))).toEqual([]);
});

test('closing a team goes on after it was killed, as often as it takes', async () => {
  const others = await rowsOf(first.teamId);
  await closeTeam(await app.signInAs(second), second.password, 'second team');
  app.world.pass(15 * dayMs);
  const whole = (await rowsOf(second.teamId)).size;
  for (const transactions of [3, 20, 60]) {
    const { appUrl } = app.database;
    const now = app.world.now();
    expect(await startErasureProcess({ appUrl, transactions, work: 'closures', now })).toBeNull();
  }
  const half = (await rowsOf(second.teamId)).size;
  expect(half).toBeLessThan(whole);
  // The database may take a moment to see that the killed process has gone, and with it its claim.
  await expect
    .poll(
      async () => {
        await run();
        return [...(await rowsOf(second.teamId)).keys()].filter(table => !kept().has(table));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
  expect(await rowsOf(first.teamId)).toEqual(others);
});
