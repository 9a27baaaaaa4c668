import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readTables } from '../../../server/core/db/personal-data/table-facts.ts';
import { declaredTables, type TableDeclaration } from '../../../server/core/db/personal-data/declarations.ts';
import { watchFolder } from '../../../server/catalogue/creator-records/service.ts';
import {
  findErasure,
  readHeld,
  requestErasure,
  runErasures,
} from '../../../server/workspace/erasures/service.ts';
import { certificateOf } from '../../../server/workspace/erasures/certificate.ts';
import { startErasureProcess } from '../../harness/processes/erasure-process.ts';
import { testContext } from '../../harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../harness/database/fresh-database.ts';
import { withDatabase } from '../../harness/database/copy-database.ts';
import {
  insertRow,
  plantedPerson,
  quotingRow,
  readSchema,
  rowsByKey,
  wholeRow,
  type Planted,
  type Schema,
} from './planted-rows.ts';

const ctx = testContext();
const gone = plantedPerson('zzgone', 501);
const stays = plantedPerson('zzstays', 502);
const teams = [1, 2];

let database: TestDatabase;
let owner: pg.Client;
let schema: Schema;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  const url = withDatabase(
    inject('postgres').superuserUrl,
    path.basename(new URL(database.ownerUrl).pathname),
  );
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  // What a value means is not what is tested here: any text may stand in any column.
  const { rows } = await owner.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f')`,
  );
  for (const { drop } of rows) await owner.query(drop);
  await owner.query('truncate creators, sources cascade');
  schema = await readSchema(owner, await readTables(database.db));
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'erasure-'));
});
afterEach(async () => {
  await owner.end();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const isOfTeams = ({ table }: TableDeclaration) => schema.tables.get(table)?.isOfTeams ?? false;
const own = new Set([
  'erasures',
  'erased_keys',
  'erasure_marks',
  'migrations',
  'migrations_lock',
  'signing_keys',
  'due_work',
]);
const planted = () => declaredTables().filter(({ table }) => !own.has(table));

async function plant(of: Planted): Promise<void> {
  for (const table of planted())
    for (const teamId of isOfTeams(table) ? teams : [1]) {
      if (table.rows) await insertRow(owner, wholeRow(table, of, teamId, schema));
      for (const row of rowsByKey(table, of, teamId, schema)) await insertRow(owner, row);
      await insertRow(owner, quotingRow(table, of, teamId, schema));
    }
  // Rankings name creators by their ids, and posts by both.
  await owner.query(
    `update rankings set places = '[["501", 3], ["9", 2], ["501:zzgone", 1]]', details = '[["a"], ["b"], ["c"]]'`,
  );
  await owner.query(
    `update ranking_tags set facts = '{"days": [1], "posts": [[501, "zzgone"], [9, "p"]], "early": [[501, "at", 1]]}'`,
  );
  await owner.query(`update lists l set members = (
    select count(*) from list_members m where m.team_id = l.team_id and m.list_id = l.id)`);
  await owner.query(`insert into usernames (username, team_id, account_id) values ('one', 1, 1), ('two', 2, 2)
    on conflict do nothing`);
}

async function rowsWith(mark: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  );
  const hex = Buffer.from(mark).toString('hex');
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select t::text as row from ${name} as t where lower(t::text) like $1 or t::text like $2 order by 1`,
      [`%${mark}%`, `%${hex}%`],
    );
    if (rows.length)
      found.set(
        name,
        rows.map(({ row }) => row),
      );
  }
  return found;
}

async function countRows(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table } of planted()) {
    const { rows } = await owner.query<{ rows: number }>(`select count(*)::int as rows from "${table}"`);
    counts.set(table, rows[0]?.rows ?? 0);
  }
  return counts;
}

function putFiles(): void {
  const line = (name: string) =>
    `${JSON.stringify({ type: 'creator', platform: 'tiktok', handle: `${name}handle` })}\n`;
  fs.writeFileSync(path.join(folder, 'both.ndjson'), line(gone.mark) + line('other'));
  fs.writeFileSync(path.join(folder, 'other.ndjson'), line('other'));
  fs.writeFileSync(path.join(folder, 'notes.txt'), `write to ${gone.person.addresses[0]}`);
}

/** Tables in which nobody's rows may become fewer: something counts them. */
const keptTables = () =>
  planted()
    .filter(({ rows = [] }) => rows.every(({ action }) => action !== 'delete'))
    .map(({ table }) => table);

test('erases a person from every table, file and journal, and leaves everybody else alone', async () => {
  await plant(gone);
  await plant(stays);
  await watchFolder(database.db, folder);
  await owner.query(`update source_settings set is_on = false where source = 'files'`);
  putFiles();
  const others = await rowsWith(stays.mark);
  const before = await countRows();
  const traces = await rowsWith(gone.mark);
  for (const table of planted().filter(({ rows = [], quotes = [] }) => rows.length + quotes.length > 0)) {
    const isById = table.rows?.every(({ by }) => by.every(key => 'creator' in key || 'within' in key));
    if (!isById) expect([...traces.keys()]).toContain(`public.${table.table}`);
  }
  const held = await readHeld(database.db, ctx, gone.person);
  const holding = planted()
    .filter(({ rows = [] }) => rows.length > 0)
    .map(({ table }) => table);
  expect(new Set(held.filter(({ rows }) => rows.length > 0).map(({ table }) => table))).toEqual(
    new Set(holding),
  );
  expect(await owner.query('select from erasure_marks')).toMatchObject({ rowCount: 0 });

  const id = await requestErasure(database.db, ctx, gone.person);
  await runErasures(database.db, ctx);

  expect(Object.fromEntries(await rowsWith(gone.mark))).toEqual({});
  expect(Object.fromEntries(await rowsWith(stays.mark))).toEqual(Object.fromEntries(others));
  const after = await countRows();
  // Each team is told in its operation records; those who follow the catalogue are told the id, with the rows that go
  // and once all of them are gone.
  const told = (table: string) =>
    table === 'creator_changes' ? 2 : /^audit_log_(entries|values)$/.test(table) ? teams.length : 0;
  for (const table of keptTables())
    expect([table, after.get(table)]).toEqual([table, (before.get(table) ?? 0) + told(table)]);
  const { rows: ranked } = await owner.query('select distinct places::text, details::text from rankings');
  expect(ranked).toEqual([{ places: '[["9", 2]]', details: '[["b"]]' }]);
  const { rows: tags } = await owner.query<{ facts: object }>('select facts from ranking_tags limit 1');
  expect(tags[0]?.facts).toEqual({ days: [1], posts: [[9, 'p']], early: [] });
  expect(fs.readdirSync(folder)).toEqual(['other.ndjson']);
  const row = await findErasure(database.db, ctx, id);
  expect(row).toMatchObject({ state: 'done', person: null });
  for (const lang of ['zh', 'en'] as const) expect(certificateOf(row, lang)).not.toContain(gone.mark);
  expect(certificateOf(row, 'en')).toMatch(/Inbox and one-to-one emails: \d+ deleted/);
  const rest = await readHeld(database.db, ctx, gone.person);
  // Rows that stay are known by an id that names nobody any longer.
  expect(rest.filter(({ quoting }) => quoting > 0)).toEqual([]);
});

test('goes on after it was killed, as often as it takes', async () => {
  await plant(gone);
  await plant(stays);
  const others = await rowsWith(stays.mark);
  const id = await requestErasure(database.db, ctx, gone.person);
  for (const transactions of [3, 40, 120, 200]) {
    const code = await startErasureProcess({
      appUrl: database.appUrl,
      transactions,
      work: 'erasures',
      now: ctx.now(),
    });
    expect(code).toBeNull();
  }
  // The database may take a moment to see that the killed process has gone, and with it its lock.
  await expect
    .poll(
      async () => {
        await runErasures(database.db, ctx);
        return (await findErasure(database.db, ctx, id)).state;
      },
      { timeout: 60_000 },
    )
    .toBe('done');
  expect(Object.fromEntries(await rowsWith(gone.mark))).toEqual({});
  expect(Object.fromEntries(await rowsWith(stays.mark))).toEqual(Object.fromEntries(others));
  await runErasures(database.db, ctx);
  expect(Object.fromEntries(await rowsWith(stays.mark))).toEqual(Object.fromEntries(others));
});
