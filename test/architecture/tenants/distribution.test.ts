import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../harness/database/fresh-database.ts';

const lint = readFileSync(join(import.meta.dirname, 'distribution-lint.sql'), 'utf8');

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function faults(): Promise<string[]> {
  const { rows } = await owner.query<{ table_name: string; fault: string }>(lint);
  return rows.map(({ table_name, fault }) => `${table_name}: ${fault}`);
}

/** The findings of the lint while the statements are applied. */
async function faultsAfter(statements: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(statements);
    return await faults();
  } finally {
    await owner.query('rollback');
  }
}

const wall = (table: string) => `
  alter table ${table} enable row level security;
  create policy ${table}_own on ${table} using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);`;

/** A correct tenant table, with additional columns or constraints. */
const tenant = (name: string, more = '') => `
  create table ${name} (team_id bigint not null, id bigint generated always as identity${more}, primary key (team_id, id));
  comment on table ${name} is 'dist:team_id';${wall(name)}`;

test('the migrated schema can be distributed, and teams are walled off', async () => {
  expect(await faults()).toEqual([]);
});

test('every tenant table was seen', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and obj_description(oid, 'pg_class') like 'dist:team_id%' order by 1`,
  );
  expect(rows.map(row => row.name)).toEqual(expect.arrayContaining(['accounts', 'sessions', 'teams']));
});

const cases: [what: string, statements: string, expected: string[]][] = [
  ['a tenant table as it should be', tenant('good'), []],
  ['no comment', 'create table bad (id bigint primary key)', ['public.bad: no dist: comment']],
  [
    'a comment that says no place',
    `create table bad (id bigint primary key); comment on table bad is 'local'`,
    ['public.bad: no dist: comment'],
  ],
  [
    'a schema of its own',
    'create schema more; create table more.bad (id bigint primary key)',
    ['more.bad: no dist: comment'],
  ],
  ['a table of the library', 'create table pgboss.more (id bigint primary key)', []],
  [
    'a distribution column that is not there',
    `create table bad (id bigint primary key); comment on table bad is 'dist:code'`,
    ['public.bad: distribution column code is missing'],
  ],
  [
    'a distribution column that may be null, in no primary key',
    `create table bad (code text); comment on table bad is 'dist:code'`,
    ['public.bad: distribution column code may be null', 'public.bad: no primary key'],
  ],
  [
    'a unique index without it',
    `${tenant('bad', ', name text')} create unique index bad_name on bad (name)`,
    ['public.bad: key bad_name lacks team_id'],
  ],
  [
    'an exclusion without it',
    `${tenant('bad', ', name text')} alter table bad add constraint bad_name exclude (name with =)`,
    ['public.bad: key bad_name lacks team_id'],
  ],
  [
    'team_id second in the primary key',
    `create table bad (team_id bigint not null, id bigint not null, constraint bad_pk primary key (id, team_id));
      comment on table bad is 'dist:team_id';${wall('bad')}`,
    ['public.bad: key bad_pk does not begin with team_id'],
  ],
  [
    'a foreign key inside the team',
    tenant(
      'good',
      ', account_id bigint, foreign key (team_id, account_id) references accounts (team_id, id)',
    ),
    [],
  ],
  [
    'a foreign key across teams',
    tenant(
      'bad',
      ', other_id bigint, constraint bad_fk foreign key (other_id, id) references accounts (team_id, id)',
    ),
    ['public.bad: foreign key bad_fk to public.accounts does not pair the distribution columns'],
  ],
  [
    'a foreign key from a team to a creator',
    tenant('bad', ', creator_id bigint, constraint bad_fk foreign key (creator_id) references creators (id)'),
    ['public.bad: foreign key bad_fk to public.creators does not pair the distribution columns'],
  ],
  ['a foreign key to a reference table', tenant('good', ', source text references sources (code)'), []],
  [
    'a foreign key from a local table to a distributed one',
    `create table bad (id bigint primary key, creator_id bigint, constraint bad_fk foreign key (creator_id) references creators (id));
      comment on table bad is 'dist:local'`,
    ['public.bad: foreign key bad_fk from a local table to the distributed public.creators'],
  ],
  [
    'a foreign key to a local table',
    tenant('bad', ', run_id bigint, constraint bad_fk foreign key (run_id) references import_runs (id)'),
    ['public.bad: foreign key bad_fk from a team_id table to the local public.import_runs'],
  ],
  [
    'a foreign key that sets the team to null',
    tenant(
      'bad',
      ', a bigint, constraint bad_fk foreign key (team_id, a) references accounts (team_id, id) on delete set null (a)',
    ),
    ['public.bad: foreign key bad_fk changes team_id'],
  ],
  [
    'a trigger',
    `${tenant('bad')} create function nothing() returns trigger language plpgsql as 'begin return new; end';
      create trigger bad_trigger before insert on bad for each row execute function nothing()`,
    ['public.bad: trigger bad_trigger'],
  ],
  [
    'serial and small identities, and times of the database',
    `create table bad (id serial primary key, n int generated always as identity, at timestamptz default now());
      comment on table bad is 'dist:local'`,
    [
      'public.bad: at takes time or randomness from the database',
      'public.bad: id is serial, not an identity',
      'public.bad: identity n is not bigint',
    ],
  ],
  [
    'a narrow team_id',
    `create table bad (team_id int not null, primary key (team_id)); comment on table bad is 'dist:team_id';${wall('bad')}`,
    ['public.bad: team_id is not bigint'],
  ],
  [
    'row security off',
    'alter table accounts disable row level security',
    ['public.accounts: row security is off'],
  ],
  ['no policy', 'drop policy accounts_own on accounts', ['public.accounts: no policy']],
  [
    'a policy that lets everybody in',
    'create policy everybody on accounts using (true)',
    ['public.accounts: policy everybody does not compare team_id with app.team_id'],
  ],
  [
    'a table that holds teams and is not listed',
    `create table bad (code text primary key, team_id bigint); comment on table bad is 'dist:code'`,
    ['public.bad: holds team_id but is not distributed by it, and is no known look-up table'],
  ],
  [
    'a look-up table that holds more than ids',
    'alter table usernames add phone text',
    ['public.usernames: look-up table holds phone, more than a value and ids'],
  ],
  [
    'a listed table that is gone',
    'drop table usernames',
    ['public.usernames: is listed as a look-up table but does not exist'],
  ],
];

describe('the lint names', () => {
  test.each(cases)('%s', async (_what, statements, expected) => {
    expect(await faultsAfter(statements)).toEqual(expected);
  });
});
