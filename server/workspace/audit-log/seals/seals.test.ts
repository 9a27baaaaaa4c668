import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { startSealProcess } from '../../../../test/harness/processes/seal-process.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { erasePersonalValues, recordOperation } from '../../../activity/audit-log/service.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { hasSeal } from './known-seal.ts';
import { sealTeam } from './seal-team.ts';
import { readLastSeal, readSealedEntries, readSeals } from './seals.queries.ts';
import { verifyTeam } from './verify-team.ts';

let database: TestDatabase;
/** Past row security and append-only, as somebody who owns the database. */
let owner: pg.Client;
let ctx: TestContext;
let team: Account;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  ctx = testContext();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

let teams = 0;
beforeEach(async () => {
  team = await makeTeam(database.db, ctx, `sealed${++teams}`);
});

const as = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(database.db, team.teamId, work);
const acting = () => ({
  ...ctx,
  actor: { ...team, sessionId: 1, role: 'owner', isOperator: false } as const,
  from: { address: '192.0.2.7', agent: 'Firefox' },
});
const record = (name: string) =>
  as(db =>
    recordOperation(db, acting(), team.teamId, {
      action: 'list.create',
      subject: 'list',
      subjectId: 1,
      subjectName: name,
      after: { name },
    }),
  );
async function recordSome(...names: string[]): Promise<void> {
  for (const name of names) await record(name);
}
const seal = () => sealTeam(database.db, ctx, team.teamId);
const verify = () => verifyTeam(database.db, ctx, team.teamId);
const sealed = () => as(db => readSealedEntries(db, team.teamId, { first: 1, last: 1_000_000 }));
/** Entries of the team by what happened, as they stand in the seals. */
const entryOf = async (place: number) => (await sealed())[place - 1]?.entry_id ?? 0;
const tamper = (statement: string, id: number) => owner.query(statement, [team.teamId, id]);
const faults = async () => (await verify()).faults.map(({ kind, place }) => `${kind} ${place}`);

describe('sealing', () => {
  test('puts every record into the chain once, in the order in which they happened', async () => {
    await recordSome('a', 'b');
    await seal();
    const first = await as(db => readLastSeal(db, team.teamId));
    await record('c');
    await seal();
    await seal();
    const seals = await as(db => readSeals(db, team.teamId, { after: 0, size: 10 }));
    expect(seals.map(each => [each.number, each.first_place, each.last_place])).toEqual([
      [1, 1, 2],
      [2, 3, 3],
    ]);
    expect(seals[1]?.previous_hash).toEqual(first?.hash);
    expect(await verify()).toMatchObject({ entries: 3, erased: 0, faults: [], head: { number: 2 } });
  });

  test('takes a record that was seen late, at the latest with the next whole round', async () => {
    await record('a');
    await seal();
    const late = { ...acting(), now: () => new Date(ctx.now().getTime() - 3 * 60 * 60 * 1000) };
    await as(db => recordOperation(db, late, team.teamId, { action: 'list.create', subject: 'list' }));
    await seal();
    expect(await sealed()).toHaveLength(1);
    await sealTeam(database.db, ctx, team.teamId, { isWhole: true });
    expect(await sealed()).toHaveLength(2);
    expect(await faults()).toEqual([]);
  });

  test('by several at once seals nothing twice', async () => {
    await recordSome('a', 'b', 'c');
    await Promise.all([seal(), seal(), seal()]);
    await seal();
    expect((await sealed()).map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(await faults()).toEqual([]);
  });

  test('lets records be written meanwhile', async () => {
    await recordSome('a');
    const holding = new pg.Client({ connectionString: database.appUrl });
    await holding.connect();
    // A call that has recorded something and is not done yet.
    await holding.query('begin');
    await holding.query(`select set_config('app.team_id', $1, true)`, [String(team.teamId)]);
    await holding.query(
      `insert into audit_log_entries (team_id, at, action, subject) values ($1, $2, 'list.create', 'list')`,
      [team.teamId, ctx.now()],
    );
    await seal();
    expect(await sealed()).toHaveLength(1);
    await holding.query('commit');
    await holding.end();
    await seal();
    expect(await sealed()).toHaveLength(2);
  });

  test('holds up nobody who records something', async () => {
    await recordSome('a');
    const sealing = new pg.Client({ connectionString: database.appUrl });
    await sealing.connect();
    // Another process that seals, and has not committed yet.
    await sealing.query('begin');
    await sealing.query(`select set_config('app.team_id', $1, true)`, [String(team.teamId)]);
    await sealing.query(
      `insert into audit_log_seals (team_id, number, first_place, last_place, sealed_at, previous_hash, hash)
       values ($1, 1, 1, 1, $2, '', '')`,
      [team.teamId, ctx.now()],
    );
    await record('b');
    await sealing.query('rollback');
    await sealing.end();
    await seal();
    expect(await sealed()).toHaveLength(2);
  });

  test('that is killed anywhere leaves a whole batch or none', async () => {
    await recordSome('a', 'b');
    let code: number | null = null;
    for (let statements = 0; code === null && statements < 30; statements++) {
      code = await startSealProcess({ appUrl: database.appUrl, teamId: team.teamId, statements });
      expect([statements, await faults()]).toEqual([statements, []]);
      expect([0, 2]).toContain((await sealed()).length);
    }
    expect(code).toBe(0);
    await seal();
    expect(await sealed()).toHaveLength(2);
  }, 120_000);
});

describe('a check finds', () => {
  beforeEach(async () => {
    await recordSome('a', 'b');
    await seal();
    await recordSome('c');
    await seal();
    expect(await faults()).toEqual([]);
  });

  test.each([
    ['another action', `update audit_log_entries set action = 'list.delete' where team_id = $1 and id = $2`],
    ['another time', `update audit_log_entries set at = at - interval '1 day' where team_id = $1 and id = $2`],
    ['another account', `update audit_log_entries set account_id = 1 where team_id = $1 and id = $2`],
    ['other fields', `update audit_log_entries set fields = '{x}' where team_id = $1 and id = $2`],
  ])('%s', async (_what, statement) => {
    await tamper(statement, await entryOf(2));
    expect(await faults()).toEqual(['changed 2']);
  });

  test.each([
    ['another name', `update audit_log_values set subject_name = 'x' where team_id = $1 and entry_id = $2`],
    ['another value', `update audit_log_values set after = '{"name":"x"}' where team_id = $1 and entry_id = $2`],
    ['another origin', `update audit_log_values set address = '' where team_id = $1 and entry_id = $2`],
  ])('%s', async (_what, statement) => {
    await tamper(statement, await entryOf(2));
    expect(await faults()).toEqual(['valuesChanged 2']);
  });

  test('a record that is gone', async () => {
    const id = await entryOf(2);
    await tamper('delete from audit_log_values where team_id = $1 and entry_id = $2', id);
    await tamper('delete from audit_log_entries where team_id = $1 and id = $2', id);
    expect(await faults()).toEqual(['missing 2']);
  });

  test('a record that is gone with its place in the chain', async () => {
    const id = await entryOf(2);
    await tamper('delete from audit_log_values where team_id = $1 and entry_id = $2', id);
    await tamper('delete from audit_log_entries where team_id = $1 and id = $2', id);
    await tamper('delete from audit_log_sealed_entries where team_id = $1 and entry_id = $2', id);
    expect(await faults()).toEqual(['sealChanged 1']);
  });

  test('a seal that is gone, and one that was made again', async () => {
    await tamper('delete from audit_log_seals where team_id = $1 and number = $2', 1);
    expect((await faults()).toSorted()).toEqual(['sealChanged 2', 'sealMissing 1']);
    await tamper(`update audit_log_seals set hash = decode(repeat('ab', 32), 'hex') where team_id = $1 and number = $2`, 2);
    expect(await faults()).toContain('sealChanged 2');
  });

  test('a whole chain that was made again, by a seal that somebody noted elsewhere', async () => {
    const noted = (await verify()).head;
    if (!noted) throw new Error('nothing was sealed');
    const known = { teamId: team.teamId, ...noted };
    expect(await hasSeal(database.db, known)).toBe(true);
    await tamper(`update audit_log_entries set action = 'list.delete' where team_id = $1 and id = $2`, await entryOf(1));
    for (const table of ['audit_log_seals', 'audit_log_sealed_entries'])
      await owner.query(`delete from ${table} where team_id = $1`, [team.teamId]);
    await seal();
    expect(await faults()).toEqual([]);
    expect(await hasSeal(database.db, known)).toBe(false);
  });

  test('a record that was never sealed', async () => {
    const at = new Date(ctx.now().getTime() - 2 * 24 * 60 * 60 * 1000);
    await owner.query(
      `insert into audit_log_entries (team_id, at, action, subject) values ($1, $2, 'list.create', 'list')`,
      [team.teamId, at],
    );
    expect(await faults()).toEqual(['unsealed 0']);
  });
});

test('who is erased leaves the chain whole, and no hash by which somebody could find who it was', async () => {
  await recordSome('a', 'b');
  await seal();
  await as(db => erasePersonalValues(db, team.teamId, team.accountId));
  expect(await verify()).toMatchObject({ entries: 2, erased: 2, faults: [] });
  const { rows } = await owner.query('select salt from audit_log_values where team_id = $1', [team.teamId]);
  expect(rows).toEqual([{ salt: null }, { salt: null }]);
});

test('what is erased before it is sealed is sealed without it', async () => {
  await record('a');
  await as(db => erasePersonalValues(db, team.teamId, team.accountId));
  await seal();
  expect((await sealed()).map(({ values_hash }) => values_hash)).toEqual([null]);
  expect(await verify()).toMatchObject({ entries: 1, erased: 1, faults: [] });
});
