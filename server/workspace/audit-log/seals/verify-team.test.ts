import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startSealing,
  type SealedTeam,
  type Sealing,
} from '../../../../test/fixtures/workspace/sealed-team.ts';
import { sealAndVerify } from './service.ts';
import { hasSeal } from './verify-team.ts';

let sealing: Sealing;
let team: SealedTeam;

beforeAll(async () => {
  sealing = await startSealing();
});
afterAll(() => sealing.close());
/** Three records in two seals. */
beforeEach(async () => {
  team = await sealing.nextTeam();
  await team.record('a', 'b');
  await team.seal();
  await team.record('c');
  await team.seal();
  expect(await team.faults()).toEqual([]);
});

const insertEntry = `insert into audit_log_entries (team_id, at, action, subject) values ($1, $2, 'list.create', 'list')`;
const ago = (hours: number) => new Date(sealing.ctx.now().getTime() - hours * 60 * 60 * 1000);

async function deleteEntry(id: number): Promise<void> {
  await team.tamper('delete from audit_log_values where team_id = $1 and entry_id = $2', id);
  await team.tamper('delete from audit_log_entries where team_id = $1 and id = $2', id);
}

test.each([
  ['another action', `update audit_log_entries set action = 'list.delete' where team_id = $1 and id = $2`],
  ['another time', `update audit_log_entries set at = at - interval '1 day' where team_id = $1 and id = $2`],
  ['another account', `update audit_log_entries set account_id = 1 where team_id = $1 and id = $2`],
  ['other fields', `update audit_log_entries set fields = '{x}' where team_id = $1 and id = $2`],
])('finds %s', async (_what, statement) => {
  await team.tamper(statement, await team.entryAt(2));
  expect(await team.faults()).toEqual(['changed 2']);
});

test.each([
  ['another name', `update audit_log_values set subject_name = 'x' where team_id = $1 and entry_id = $2`],
  [
    'another value',
    `update audit_log_values set after = '{"name":"x"}' where team_id = $1 and entry_id = $2`,
  ],
  ['another origin', `update audit_log_values set address = '' where team_id = $1 and entry_id = $2`],
])('finds %s', async (_what, statement) => {
  await team.tamper(statement, await team.entryAt(2));
  expect(await team.faults()).toEqual(['valuesChanged 2']);
});

test('finds a record that is gone, again and again', async () => {
  await deleteEntry(await team.entryAt(2));
  expect(await team.faults()).toEqual(['missing 2']);
  expect(await team.faults()).toEqual(['missing 2']);
});

test('finds a record that is gone with its place in the chain', async () => {
  const id = await team.entryAt(2);
  await deleteEntry(id);
  await team.tamper('delete from audit_log_sealed_entries where team_id = $1 and entry_id = $2', id);
  expect(await team.faults()).toEqual(['sealChanged 1']);
});

test('finds a record that was inserted among those of an earlier time, also after it was sealed', async () => {
  await team.tamper(insertEntry, ago(6));
  expect(await team.faults()).toEqual([]);
  const { check } = await sealAndVerify(sealing.database.db, sealing.ctx, team.teamId);
  expect(check.faults).toEqual([{ kind: 'inserted', place: 4, entryId: await team.entryAt(4) }]);
  expect(await team.faults()).toEqual(['inserted 4']);
});

test.each([0, 4])(
  'finds a record that was inserted with place %i, and goes on although it cannot seal',
  async place => {
    await team.tamper(insertEntry, sealing.ctx.now());
    await team.tamper(
      `insert into audit_log_sealed_entries (team_id, place, entry_id, entry_hash)
     select $1, $2, max(id), '' from audit_log_entries where team_id = $1`,
      place,
    );
    await team.record('d');
    const { check, failure } = await sealAndVerify(sealing.database.db, sealing.ctx, team.teamId);
    expect(check.faults.map(({ kind, place }) => `${kind} ${place}`)).toEqual([`inserted ${place}`]);
    expect(failure === null).toBe(place === 0);
  },
);

test('finds a record that nobody sealed within a day', async () => {
  await team.tamper(insertEntry, ago(48));
  expect(await team.faults()).toEqual(['unsealed 0']);
});

test('finds a seal that is gone, and one that was made again', async () => {
  await team.tamper('delete from audit_log_seals where team_id = $1 and number = 1');
  expect((await team.faults()).toSorted()).toEqual(['sealChanged 2', 'sealMissing 1']);
  await team.tamper(`update audit_log_seals set hash = decode(repeat('ab', 32), 'hex') where team_id = $1`);
  expect(await team.faults()).toContain('sealChanged 2');
});

test('finds that the last records are gone with their seal, also when others took their place', async () => {
  const id = await team.entryAt(3);
  await team.tamper('delete from audit_log_seals where team_id = $1 and number = 2');
  await team.tamper('delete from audit_log_sealed_entries where team_id = $1 and place = 3');
  await deleteEntry(id);
  expect(await team.faults()).toEqual(['sealMissing 2']);
  await team.record('d');
  await team.seal();
  expect(await team.faults()).toEqual(['sealChanged 2']);
});

test('finds a whole chain that was made again, by the seal of the last check or one that was noted elsewhere', async () => {
  const { head } = await team.verify();
  if (!head) throw new Error('nothing was sealed');
  const { db } = sealing.database;
  expect(await hasSeal(db, team.teamId, head)).toBe(true);
  await team.tamper(
    `update audit_log_entries set action = 'list.delete' where team_id = $1 and id = $2`,
    await team.entryAt(1),
  );
  for (const table of ['audit_log_seals', 'audit_log_sealed_entries'])
    await team.tamper(`delete from ${table} where team_id = $1`);
  await team.seal();
  expect(await team.faults()).toEqual(['sealMissing 2']);
  // Whoever knows of that too leaves no trace in the database.
  await team.tamper('delete from audit_log_states where team_id = $1');
  expect(await team.faults()).toEqual([]);
  expect(await hasSeal(db, team.teamId, head)).toBe(false);
});

test('ends in time with a seal of an absurd number', async () => {
  await team.tamper('update audit_log_seals set number = 9000000000000000 where team_id = $1 and number = 2');
  const { faults } = await team.verify();
  expect(faults[0]).toEqual({ kind: 'sealMissing', place: 2, entryId: null });
  expect(faults).toHaveLength(1000);
});
