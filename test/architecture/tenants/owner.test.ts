import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { refuseUnsafeRole } from '../../../server/core/db/app-role.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { testContext } from '../../harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../harness/database/fresh-database.ts';
import { makeTwoTeams } from '../../fixtures/two-teams/two-teams.ts';

/** The owner of the tables is bound by no policy: these are the ways to become it, or to have it run something. */
let database: TestDatabase;
let app: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  await makeTwoTeams(database.db, testContext());
  app = new pg.Client({ connectionString: database.appUrl });
  await app.connect();
});

afterAll(async () => {
  await app.end();
  await database.drop();
});

const denied = { code: '42501' };
const rowsOf = async <T extends pg.QueryResultRow>(statement: string) => (await app.query<T>(statement)).rows;

describe('the application’s role', () => {
  test.each([
    'set role starbridge_owner',
    'set session authorization starbridge_owner',
    'grant starbridge_owner to starbridge_app',
    'create role another in role starbridge_owner',
    'alter role starbridge_app bypassrls',
    'alter database template1 owner to starbridge_app',
    'alter table accounts owner to starbridge_app',
    'alter table accounts disable row level security',
    'alter function inbox_threads_found(tsquery) owner to starbridge_app',
    'create policy everything on accounts using (true)',
    'create table public.mine (n int)',
    'create schema mine',
    `create function public.mine() returns int language sql security definer as 'select 1'`,
    'create trigger mine before update on accounts for each row execute function suppress_redundant_updates_trigger()',
    `copy accounts to program 'cat'`,
    `copy accounts to '/tmp/accounts'`,
    `insert into migrations (name, timestamp) values ('2026-01-01-nothing', '')`,
    `update migrations set name = name`,
    'delete from migrations',
    'truncate migrations',
    'update migrations_lock set is_locked = 1',
  ])('may not: %s', async statement => {
    await expect(app.query(statement)).rejects.toMatchObject(denied);
  });

  test('still reads which migrations ran', async () => {
    expect(await rowsOf('select name from migrations limit 1')).toHaveLength(1);
  });

  test('sees no other user, and may hand its rights to none', async () => {
    const [who] = await rowsOf<{ one: string; other: string }>(
      'select current_user as one, session_user as other',
    );
    expect(who).toEqual({ one: 'starbridge_app', other: 'starbridge_app' });
    const members = await rowsOf(
      `select r.rolname from pg_auth_members m join pg_roles r on r.oid = m.roleid
       where m.member = 'starbridge_app'::regrole`,
    );
    expect(members).toEqual([]);
  });
});

describe('what runs as the owner', () => {
  test('is one function, which looks at what the caller made only last', async () => {
    const definers = await rowsOf(
      `select proname as name, array_to_string(proconfig, '; ') as settings from pg_proc
       where prosecdef and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
    );
    expect(definers).toEqual([
      {
        name: 'inbox_threads_found',
        settings: expect.stringMatching(/search_path=pg_catalog, public, pg_temp(?:;|$)/) as string,
      },
    ]);
  });

  test('is no view: it would read past the policies', async () => {
    const views = await rowsOf(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('v', 'm') and n.nspname in ('public', 'pgboss')
         and not coalesce(c.reloptions @> array['security_invoker=true'], false)
         and has_table_privilege('starbridge_app', c.oid, 'select')`,
    );
    expect(views).toEqual([]);
  });

  test('does not take a table or a function that the caller made for its own', async () => {
    await app.query('begin');
    onTestFinished(async () => void (await app.query('rollback')));
    await app.query(
      `create function pg_temp.seen() returns bigint language plpgsql as
         $$ begin raise exception 'ran as %', current_user; end $$`,
    );
    await app.query(
      `create temp view inbox_words as
         select pg_temp.seen() as team_id, 1::bigint as thread_id, now() as at, 'word'::tsvector as words`,
    );
    await app.query('grant select on inbox_words to public');
    await app.query(`select set_config('app.team_id', '1', true)`);
    // Called by its own name, the stand-in is there: the test would see it.
    await app.query('savepoint before');
    await expect(app.query('select * from inbox_words')).rejects.toThrow('ran as starbridge_app');
    await app.query('rollback to before');
    expect((await app.query(`select * from inbox_threads_found('word')`)).rows).toEqual([]);
  });
});

const refusalOf = async (url: string) => {
  const db = makeDb(makePool({ url, poolSize: 1, onIdleError: () => undefined }));
  try {
    return await refuseUnsafeRole(db).then(
      role => `${role} may`,
      (error: Error) => error.message,
    );
  } finally {
    await db.destroy();
  }
};

const as = (name: string) => {
  const address = new URL(database.ownerUrl);
  address.username = name;
  return address.href;
};

describe('at the start', () => {
  let superuser: pg.Client;
  beforeAll(async () => {
    superuser = new pg.Client({ connectionString: inject('postgres').superuserUrl });
    await superuser.connect();
  });
  afterAll(() => superuser.end());

  test.each([
    ['passes', 'bypassrls'],
    ['creates_roles', 'createrole'],
    ['replicates', 'replication'],
    ['is_member', 'in role starbridge_owner'],
    ['is_member_without_rights', 'noinherit in role starbridge_owner'],
    ['runs_programs', 'in role pg_execute_server_program'],
    ['reads_files', 'in role pg_read_server_files'],
  ])('a role that %s is refused', async (name, rights) => {
    await superuser.query(`drop role if exists test_${name}`);
    await superuser.query(`create role test_${name} login password 'test' ${rights}`);
    onTestFinished(async () => void (await superuser.query(`drop role test_${name}`)));
    expect(await refusalOf(as(`test_${name}`))).toContain('could pass row security');
  });

  test('the owner and a superuser are refused, the application’s role is not', async () => {
    const asSuperuser = new URL(inject('postgres').superuserUrl);
    asSuperuser.pathname = new URL(database.ownerUrl).pathname;
    for (const url of [asSuperuser.href, database.ownerUrl]) {
      expect(await refusalOf(url)).toContain('could pass row security');
    }
    expect(await refusalOf(database.appUrl)).toBe('starbridge_app may');
  });
});
