import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { runMigrations } from '../../server/core/db/migrate.ts';
import { asSuperuser, withDatabase } from '../harness/database/copy-database.ts';
import type { TestDatabase } from '../harness/database/fresh-database.ts';
import { copyIn, type DatabaseText } from './tables-as-text.ts';

export interface RestoredDatabase extends TestDatabase {
  superuserUrl: string;
}

const open = (url: string): Db => makeDb(makePool({ url, poolSize: 6, onIdleError: () => undefined }));

function lastMigration({ tables }: DatabaseText): string {
  const [done] = tables.filter(({ name }) => name === 'migrations');
  const place = done?.columns.indexOf('name') ?? 0;
  const last = done?.lines.map(line => line.split('\t')[place] ?? '').toSorted();
  return last?.at(-1) ?? '';
}

/** A database with the old schema and rows, as an updated installation finds it. */
export async function restoreDatabase(then: DatabaseText): Promise<RestoredDatabase> {
  const server = inject('postgres');
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server.superuserUrl, client =>
    client.query(`create database ${name} owner starbridge_owner`),
  );
  const superuserUrl = withDatabase(server.superuserUrl, name);
  const ownerUrl = withDatabase(server.ownerUrl, name);
  const appUrl = withDatabase(server.appUrl, name);
  const ownerDb = open(ownerUrl);
  await runMigrations(ownerDb, lastMigration(then));
  await ownerDb.destroy();
  await asSuperuser(superuserUrl, client => copyIn(client, then));
  const db = open(appUrl);
  return {
    db,
    appUrl,
    ownerUrl,
    superuserUrl,
    async drop() {
      await db.destroy();
      await asSuperuser(server.superuserUrl, client => client.query(`drop database ${name} with (force)`));
    },
  };
}
