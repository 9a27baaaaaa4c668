import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { jobs } from '../../../server/schedule.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { pendingMigrations } from '../../../server/core/db/migrate.ts';
import { prepareDatabase } from '../../../server/boot/prepare-database.ts';

/** The SQL of docs/en/production.md, with role names that no other test uses: roles are global to the server. */
function documentedSql(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/en/production.md'), 'utf8');
  const block = /```sql\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  return block
    .replace(/\bstarbridge(?=\b|_)/g, 'documented')
    .split(/;\n/)
    .filter(Boolean);
}

test('the roles of docs/en/production.md are sufficient for the product, and safe', async () => {
  const { superuserUrl } = inject('postgres');
  const superuser = new pg.Client({ connectionString: superuserUrl });
  await superuser.connect();
  const clear = async () => {
    await superuser.query('drop database if exists documented with (force)');
    await superuser.query('drop role if exists documented_app');
    await superuser.query('drop role if exists documented_owner');
  };
  onTestFinished(async () => {
    await clear();
    await superuser.end();
  });
  await clear();
  const statements = documentedSql();
  expect(statements).toHaveLength(5);
  for (const statement of statements) await superuser.query(statement);

  const as = (name: string, password: string) => {
    const url = new URL(superuserUrl);
    [url.username, url.password, url.pathname] = [name, password, '/documented'];
    return url.href;
  };
  const db = makeDb(
    makePool({ url: as('documented_app', 'choose-another'), poolSize: 2, onIdleError: () => undefined }),
  );
  try {
    await prepareDatabase(as('documented_owner', 'choose-one'), db, jobs);
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await db.selectFrom('sources').select('code').execute()).not.toEqual([]);
  } finally {
    await db.destroy();
  }
});
