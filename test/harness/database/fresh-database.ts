import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { jobs } from '../../../server/schedule.ts';
import { makeDb, makePool, type Db } from '../../../server/core/db/database.ts';
import { prepareDatabase } from '../../../server/boot/prepare-database.ts';
import { asSuperuser, copyDatabase, withDatabase } from './copy-database.ts';

/** A database for one test: a copy of a template that is migrated once per run. */
export interface TestDatabase {
  /** Signed in as the application: row security applies. */
  db: Db;
  appUrl: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

const template = 'starbridge_template';
const lockKey = 7_305_112;

/** The first test file migrates the template; the others wait for it. */
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
    await copyDatabase(client, template, name);
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
