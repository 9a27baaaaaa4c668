import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { jobs } from '../server/app.ts';
import { makeDb, makePool, type Db } from '../server/db/database.ts';
import { prepareDatabase } from '../server/prepare.ts';

/** A database of a test's own: a copy of one that was migrated once for the whole run. */
export interface TestDatabase {
  /** Signed in as the application: row security holds. */
  db: Db;
  appUrl: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

const template = 'starbridge_template';
const lockKey = 7_305_112;

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whichever test file comes first migrates the template; the others wait for it. */
async function ensureTemplate(client: pg.Client, ownerUrl: string, appUrl: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (rowCount) return;
  await client.query(`drop database if exists ${template}`);
  await client.query(`create database ${template} owner starbridge_owner`);
  const db = open(withDatabase(appUrl, template));
  try {
    await prepareDatabase(withDatabase(ownerUrl, template), db, jobs);
  } finally {
    await db.destroy();
  }
  await client.query(`alter database ${template} is_template true`);
}

function open(url: string): Db {
  return makeDb(makePool({ url, poolSize: 6, onIdleError: () => undefined }));
}

export async function freshDatabase(): Promise<TestDatabase> {
  const { superuserUrl, ownerUrl, appUrl } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(superuserUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureTemplate(client, ownerUrl, appUrl);
    await client.query(`create database ${name} template ${template} owner starbridge_owner`);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  });
  const own = withDatabase(appUrl, name);
  const db = open(own);
  return {
    db,
    appUrl: own,
    ownerUrl: withDatabase(ownerUrl, name),
    async drop() {
      await db.destroy();
      await asSuperuser(superuserUrl, client => client.query(`drop database ${name} with (force)`));
    },
  };
}
