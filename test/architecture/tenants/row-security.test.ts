import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { grantAppRole } from '../../../server/core/db/app-role.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { testContext } from '../../harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../harness/database/fresh-database.ts';
import { makeTwoTeams, type Account } from '../../fixtures/two-teams/two-teams.ts';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let first: Account;
let second: Account;
let tables: string[];
let appendOnly: string[];

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
  [first, second] = await makeTwoTeams(database.db, testContext());
  tables = await tablesCommented('dist:team_id%');
  appendOnly = await tablesCommented('dist:team_id append-only%');
});

afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

async function tablesCommented(pattern: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and obj_description(oid, 'pg_class') like $1`,
    [pattern],
  );
  return rows.map(row => row.name);
}

async function teamsIn(client: pg.Client, table: string): Promise<number[]> {
  const { rows } = await client.query<{ team: string }>(
    `select distinct team_id::text as team from ${table} order by 1`,
  );
  return rows.map(row => Number(row.team));
}

async function asTeam<T>(teamId: number, work: () => Promise<T>): Promise<T> {
  await app.query('begin');
  try {
    await app.query(`select set_config('app.team_id', $1, true)`, [String(teamId)]);
    return await work();
  } finally {
    await app.query('rollback');
  }
}

test('both teams have rows in every tenant table: otherwise the following tests prove nothing', async () => {
  expect(tables.length).toBeGreaterThan(2);
  for (const table of tables) {
    expect([table, await teamsIn(owner, table)]).toEqual([table, [first.teamId, second.teamId]]);
  }
});

test('without a team nothing is visible, also after a transaction that had one', async () => {
  for (const table of tables) expect([table, await teamsIn(app, table)]).toEqual([table, []]);
  await asTeam(first.teamId, () => teamsIn(app, 'accounts'));
  for (const table of tables) expect([table, await teamsIn(app, table)]).toEqual([table, []]);
});

test('a team sees its own rows only', async () => {
  for (const { teamId } of [first, second]) {
    for (const table of tables) {
      expect([table, await asTeam(teamId, () => teamsIn(app, table))]).toEqual([table, [teamId]]);
    }
  }
});

/** A column that can be set to itself, so that an update shows which rows it reaches. */
async function plainColumn(table: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and attidentity = '' and attname <> 'team_id' and not attisdropped`,
    [table],
  );
  return rows[0]?.name ?? '';
}

test('a team can change or delete no row of another', async () => {
  const { teamId: other } = second;
  for (const table of tables.filter(name => !appendOnly.includes(name))) {
    const column = await plainColumn(table);
    await asTeam(first.teamId, async () => {
      const reached = async (statement: string) => (await app.query(statement, [other])).rowCount;
      expect(await reached(`update ${table} set ${column} = ${column} where team_id <> $1`)).toBeGreaterThan(
        0,
      );
      expect(await reached(`update ${table} set ${column} = ${column} where team_id = $1`)).toBe(0);
      expect(await reached(`delete from ${table} where team_id = $1`)).toBe(0);
    });
  }
});

/** All insertable columns; generated ones are left out. */
async function givenColumns(table: string): Promise<string> {
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    [table],
  );
  return rows[0]?.names ?? '';
}

test('a team can insert no row of another', async () => {
  const { teamId: other } = second;
  for (const table of tables) {
    const columns = await givenColumns(table);
    await asTeam(first.teamId, async () => {
      const copied = app.query(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from (
            select (jsonb_populate_record(t, jsonb_build_object('team_id', $1::bigint))).* from ${table} t
          ) as copy`,
        [other],
      );
      await expect(copied, table).rejects.toMatchObject({ code: '42501' });
    });
  }
});

/** As a team that has rows in the table. */
async function expectAppendOnly(table: string): Promise<void> {
  const column = await plainColumn(table);
  const changes = [
    `update ${table} set ${column} = ${column}`,
    `update ${table} set ${column} = ${column} where false`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `select from ${table} for update`,
    `drop table ${table} cascade`,
    `alter table ${table} disable row level security`,
  ];
  for (const statement of changes) {
    await asTeam(first.teamId, async () => {
      const changed = app.query(statement);
      await expect(changed, statement).rejects.toMatchObject({ code: '42501' });
    });
  }
}

test('append-only tables cannot be changed by the application, also after the rights are granted again', async () => {
  expect(appendOnly.toSorted()).toEqual(['audit_log_entries', 'audit_log_sealed_entries', 'audit_log_seals']);
  for (const table of appendOnly) await expectAppendOnly(table);
  const ownerDb = makeDb(makePool({ url: database.ownerUrl, poolSize: 1, onIdleError: () => undefined }));
  onTestFinished(() => ownerDb.destroy());
  await owner.query(`grant update, delete, truncate on audit_log_entries to starbridge_app`);
  await asTeam(first.teamId, async () => {
    expect((await app.query('delete from audit_log_entries where false')).rowCount).toBe(0);
  });
  await grantAppRole(ownerDb, 'starbridge_app');
  for (const table of appendOnly) await expectAppendOnly(table);
});

test('a row cannot be handed to another team', async () => {
  await asTeam(first.teamId, async () => {
    const handed = app.query('update sessions set team_id = $1', [second.teamId]);
    await expect(handed).rejects.toMatchObject({ code: '42501' });
  });
});
