import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');

/**
 * Splits a migration into statements, to run one by one, as a distributed database requires: each ends in `;` and an
 * empty line.
 */
export function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*\n(?=\s*\n|\s*$)/)
    .map(statement => statement.trim())
    .filter(Boolean);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await fs.readdir(folder)).filter(name => name.endsWith('.sql')).toSorted();
  const entries = names.map(async name => {
    const statements = statementsOf(await fs.readFile(path.join(folder, name), 'utf8'));
    const up = async (db: Db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    return [path.basename(name, '.sql'), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const migratorOf = (db: Db) =>
  new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });

/**
 * Brings the schema up to date as its owner. Several processes may call it at once: one migrates, the others wait.
 * @param last the last migration to run, for the schema of an earlier version; all of them if absent
 */
export async function runMigrations(ownerDb: Db, last?: string): Promise<string[]> {
  const migrator = migratorOf(ownerDb);
  const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) {
    const failed = results.find(result => result.status === 'Error')?.migrationName ?? 'migrations';
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new Error(`migration ${failed} failed: ${reason}`, { cause: error });
  }
  await sql`comment on table migrations is 'dist:local'`.execute(ownerDb);
  await sql`comment on table migrations_lock is 'dist:local'`.execute(ownerDb);
  return results.map(result => result.migrationName);
}

/** Lists the names of the migrations that the database still lacks. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await readMigrations();
  const done = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(done.rows.map(row => row.name));
  return Object.keys(known).filter(name => !applied.has(name));
}
