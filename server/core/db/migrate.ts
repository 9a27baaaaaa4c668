import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');

/** One statement a call (scale.md A, rule 11): a semicolon at a line's end, followed by an empty line. */
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
 * Brings the schema up to date as its owner. Ten processes may call it together: one works, the others wait.
 * @param last up to which migration, for a schema of former times; without it all of them
 */
export async function migrate(ownerDb: Db, last?: string): Promise<string[]> {
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

/** The names of migrations that this code has and the database does not. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await readMigrations();
  const done = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(done.rows.map(row => row.name));
  return Object.keys(known).filter(name => !applied.has(name));
}
