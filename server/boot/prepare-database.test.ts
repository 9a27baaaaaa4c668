import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { jobs } from '../schedule.ts';
import { makeDb, makePool } from '../core/db/database.ts';
import { statementsOf, pendingMigrations } from '../core/db/migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

async function emptyDatabase() {
  const { superuserUrl, ownerUrl, appUrl } = inject('postgres');
  const superuser = new pg.Client({ connectionString: superuserUrl });
  await superuser.connect();
  const name = `prepare_${randomBytes(6).toString('hex')}`;
  await superuser.query(`create database ${name} owner starbridge_owner`);
  const on = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const db = makeDb(makePool({ url: on(appUrl), poolSize: 4, onIdleError: () => undefined }));
  onTestFinished(async () => {
    await db.destroy();
    await superuser.query(`drop database ${name} with (force)`);
    await superuser.end();
  });
  return { db, ownerUrl: on(ownerUrl) };
}

it('migrates once when ten processes start together', async () => {
  const { db, ownerUrl } = await emptyDatabase();
  const ran = await Promise.all(Array.from({ length: 10 }, () => prepareDatabase(ownerUrl, db, jobs)));
  expect(ran.filter(names => names.length)).toHaveLength(1);
  expect(await pendingMigrations(db)).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(db);
  expect(rows.map(row => row.name)).toEqual(expect.arrayContaining(jobs.map(job => job.name)));
});

it('cuts a migration into its statements', () => {
  const text =
    'create table a (\n  x int\n);\n\n-- why\ncreate index b on a (x);\n\ninsert into a values\n  (1);\n';
  expect(statementsOf(text)).toEqual([
    'create table a (\n  x int\n)',
    '-- why\ncreate index b on a (x)',
    'insert into a values\n  (1)',
  ]);
});
