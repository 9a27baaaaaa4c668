import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSealProcess } from '../../../../test/harness/processes/seal-process.ts';
import {
  startSealing,
  type SealedTeam,
  type Sealing,
} from '../../../../test/fixtures/workspace/sealed-team.ts';
import { eraseOldValues, erasePersonalValues } from '../../../activity/audit-log/service.ts';
import { readLastSeal, readSeals } from './seals.queries.ts';

let sealing: Sealing;
let team: SealedTeam;

beforeAll(async () => {
  sealing = await startSealing();
});
afterAll(() => sealing.close());
beforeEach(async () => {
  team = await sealing.nextTeam();
});

const minute = 60_000;

/** Somebody who is in the middle of something, as the application. */
async function inTransaction(statement: string, ...values: unknown[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: sealing.database.appUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('app.team_id', $1, true)`, [String(team.teamId)]);
  await client.query(statement, [team.teamId, ...values]);
  return client;
}

test('puts every record into the chain once, in the order in which they happened', async () => {
  const { record, seal, as, teamId } = team;
  await record('a', 'b');
  await seal();
  const first = await as(db => readLastSeal(db, teamId));
  await record('c');
  await seal();
  await seal();
  const seals = await as(db => readSeals(db, teamId, { after: 0, size: 10 }));
  expect(seals.map(each => [each.number, each.first_place, each.last_place])).toEqual([
    [1, 1, 2],
    [2, 3, 3],
  ]);
  expect(seals[1]?.previous_hash).toEqual(first?.hash);
  expect(await team.verify()).toMatchObject({ entries: 3, erased: 0, faults: [], head: { number: 2 } });
});

test('takes a record that was seen only after others of a later time', async () => {
  const { record, recordLate, seal } = team;
  await record('a');
  await seal();
  await recordLate(10 * minute);
  await seal();
  expect(await team.sealed()).toHaveLength(2);
  expect(await team.faults()).toEqual([]);
});

test('takes one of long before with the next whole round, which a check then tells', async () => {
  const { record, recordLate, seal } = team;
  await record('a');
  await seal();
  await recordLate(180 * minute);
  await seal();
  expect(await team.sealed()).toHaveLength(1);
  await seal({ isWhole: true });
  expect(await team.sealed()).toHaveLength(2);
  expect(await team.faults()).toEqual(['inserted 2']);
});

test('takes everything from before there were seals, also if it was interrupted', async () => {
  const insert = `insert into audit_log_entries (team_id, at, action, subject)
    select $1, $2::timestamptz - make_interval(hours => n), 'list.create', 'list' from generate_series(1, 2500) n`;
  await team.tamper(insert, sealing.ctx.now());
  // The first batch was sealed, and then the process ended.
  await startSealProcess({ appUrl: sealing.database.appUrl, teamId: team.teamId, statements: 9 });
  const before = (await team.sealed()).length;
  expect([0, 1000]).toContain(before);
  await team.seal();
  expect(await team.sealed()).toHaveLength(2500);
  expect(await team.verify()).toMatchObject({ entries: 2500, erased: 2500, faults: [], head: { number: 3 } });
});

test('by several at once seals nothing twice', async () => {
  const { record, seal } = team;
  await record('a', 'b', 'c');
  await Promise.all([seal(), seal(), seal()]);
  await seal();
  expect((await team.sealed()).map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(await team.faults()).toEqual([]);
});

test('lets records be written meanwhile', async () => {
  await team.record('a');
  const recording = await inTransaction(
    `insert into audit_log_entries (team_id, at, action, subject) values ($1, $2, 'list.create', 'list')`,
    sealing.ctx.now(),
  );
  await team.seal();
  expect(await team.sealed()).toHaveLength(1);
  await recording.query('commit');
  await recording.end();
  await team.seal();
  expect(await team.sealed()).toHaveLength(2);
});

test('holds up nobody who records something', async () => {
  await team.record('a');
  const other = await inTransaction(
    `insert into audit_log_seals (team_id, number, first_place, last_place, sealed_at, previous_hash, hash)
     values ($1, 1, 1, 1, $2, '', '')`,
    sealing.ctx.now(),
  );
  await team.record('b');
  await other.query('rollback');
  await other.end();
  await team.seal();
  expect(await team.sealed()).toHaveLength(2);
});

test('that is killed anywhere leaves a whole batch or none', async () => {
  await team.record('a', 'b');
  let code: number | null = null;
  for (let statements = 0; code === null && statements < 30; statements++) {
    code = await startSealProcess({ appUrl: sealing.database.appUrl, teamId: team.teamId, statements });
    expect([statements, await team.faults()]).toEqual([statements, []]);
    expect([0, 2]).toContain((await team.sealed()).length);
  }
  expect(code).toBe(0);
  await team.seal();
  expect(await team.sealed()).toHaveLength(2);
});

test('who is erased leaves the chain whole, and no hash by which somebody could find who it was', async () => {
  const { record, seal, as, teamId, accountId } = team;
  await record('a', 'b');
  await seal();
  await as(db => erasePersonalValues(db, teamId, accountId));
  expect(await team.verify()).toMatchObject({ entries: 2, erased: 2, faults: [] });
  const { rows } = await team.tamper('select salt from audit_log_values where team_id = $1');
  expect(rows).toEqual([{ salt: null }, { salt: null }]);
});

test('what is too old to be kept leaves the chain whole as well', async () => {
  const { record, seal, as, teamId } = team;
  await record('a');
  await seal();
  const before = new Date(sealing.ctx.now().getTime() + minute);
  await as(db => eraseOldValues(db, teamId, { before, after: 0, max: 100 }));
  expect(await team.verify()).toMatchObject({ entries: 1, erased: 1, faults: [] });
  const { rows } = await team.tamper('select salt from audit_log_values where team_id = $1');
  expect(rows).toEqual([{ salt: null }]);
});

test('what is erased before it is sealed is sealed without it', async () => {
  const { record, seal, as, teamId, accountId } = team;
  await record('a');
  await as(db => erasePersonalValues(db, teamId, accountId));
  await seal();
  expect((await team.sealed()).map(({ values_hash }) => values_hash)).toEqual([null]);
  expect(await team.verify()).toMatchObject({ entries: 1, erased: 1, faults: [] });
});
