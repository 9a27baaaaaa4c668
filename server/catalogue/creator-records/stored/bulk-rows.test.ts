import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { columnList, givenRows } from './bulk-rows.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const types = {
  id: 'bigint',
  platform: 'platform',
  name: 'text',
  tags: 'text[]',
  plays: 'bigint[]',
  figures: 'jsonb',
  is_paid: 'boolean',
  day: 'date',
  at: 'timestamptz',
  rate: 'integer',
};

const texts = [
  '',
  ' ',
  'NULL',
  'null',
  '{}',
  '{a,b}',
  '"',
  '\\',
  '\\"',
  'a\\',
  'a,b',
  'line\nline\r\n\ttab',
  '\u0001\u001f\u007f\u0085\u2028',
  "it's",
  '$1 ; drop',
  'Ẩm thực 美食 🧁‍♀️ \u{10ffff}',
  '[1,2]',
  '\\u0041 \\x41 \\n',
];

const rows = texts.map((name, at) => ({
  id: at * 2 ** 47 + 1,
  platform: 'tiktok',
  name,
  tags: at % 3 ? texts.slice(0, at) : [],
  plays: at % 2 ? [at, 2 ** 52 + at] : [],
  figures: { [name]: [name, at / 7, null, { deep: texts }] },
  is_paid: at % 2 === 0,
  day: '2026-02-03',
  at: new Date(1.7e12 + at * 37).toISOString(),
  rate: at ? -at : null,
}));

const bare = { id: 99, platform: null, rate: Number.NaN, tags: null, figures: null, name: undefined };

it('reads every value as it would read it from JSON', async () => {
  const { db } = database;
  const sent = [...rows, bare];
  const columns = sql.join(
    Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  const asJson = await sql`
    select ${columnList(types)} from json_to_recordset(${JSON.stringify(sent)}) as given (${columns})`.execute(
    db,
  );
  const asArrays = await sql`select ${columnList(types)} from ${givenRows(sent, types)}`.execute(db);
  expect(asArrays.rows).toEqual(asJson.rows);
  expect(asArrays.rows.slice(0, -1)).toMatchObject(
    rows.map(({ id, name, tags, plays, figures }) => ({ id, name, tags, plays, figures })),
  );
});

it('has no rows when none are given', async () => {
  const { rows: none } = await sql`select * from ${givenRows([], types)}`.execute(database.db);
  expect(none).toEqual([]);
});

it('refuses what does not fit with the states by which an import finds the bad row', async () => {
  const one = (row: object) => sql`select * from ${givenRows([row], types)}`.execute(database.db);
  await expect(one({ rate: 2 ** 40 })).rejects.toMatchObject({ code: '22003' });
  await expect(one({ at: '2026-02-31T00:00:00Z' })).rejects.toMatchObject({ code: '22008' });
  await expect(one({ id: 1.5 })).rejects.toMatchObject({ code: '22P02' });
});
