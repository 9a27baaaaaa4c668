import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

test('a connection lost between two statements fails its transaction, and nothing else', async () => {
  const { db } = database;
  const superuser = new pg.Client({ connectionString: inject('postgres').superuserUrl });
  await superuser.connect();
  const lost = db.transaction().execute(async db => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await superuser.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    // Wait until this process has noticed the end of the connection.
    await new Promise(resolve => setImmediate(resolve));
    await superuser.query('select 1');
    await sql`select 1`.execute(db);
  });
  await expect(lost).rejects.toThrow();
  await superuser.end();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
