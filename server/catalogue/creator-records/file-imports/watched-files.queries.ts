import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { FoundFile } from './folder-files.ts';

/** Returns the folder that the file source watches; null if there is none or the source is turned off. */
export async function readWatchedFolder(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('source_settings')
    .select(['folder', 'is_on'])
    .where('source', '=', 'files')
    .executeTakeFirst();
  return row?.is_on ? row.folder || null : null;
}

export async function writeWatchedFolder(db: Db, folder: string): Promise<void> {
  await db
    .insertInto('source_settings')
    .values({ source: 'files', limits: JSON.stringify({}), folder })
    .onConflict(conflict =>
      conflict.column('source').doUpdateSet(row => ({ folder: row.ref('excluded.folder') })),
    )
    .execute();
}

/**
 * Stores files that are new or changed as waiting from now. Removes files that are gone, unless they are being
 * imported.
 */
export async function noteFiles(db: Db, files: readonly FoundFile[], now: Date): Promise<void> {
  await sql`
    insert into watched_files (path, size, changed_at, seen_at)
    select path, size, changed_at, ${now}
    from json_to_recordset(${JSON.stringify(files)}) as found (path text, size bigint, changed_at timestamptz)
    on conflict (path) do update
    set size = excluded.size, changed_at = excluded.changed_at, seen_at = excluded.seen_at, state = 'waiting'
    where (watched_files.size, watched_files.changed_at) is distinct from (excluded.size, excluded.changed_at)`.execute(
    db,
  );
  await sql`
    delete from watched_files
    where path <> all(${files.map(file => file.path)}::text[]) and (leased_until is null or leased_until < ${now})`.execute(
    db,
  );
}

/**
 * Locks a file that has not changed since `quietSince` for this worker, until the given time. Returns null if there is
 * none.
 */
export async function takeFile(
  db: Db,
  { now, quietSince, until }: { now: Date; quietSince: Date; until: Date },
): Promise<FoundFile | null> {
  const { rows } = await sql<FoundFile>`
    update watched_files set leased_until = ${until}
    where path = (
      select path from watched_files
      where state = 'waiting' and seen_at <= ${quietSince} and (leased_until is null or leased_until < ${now})
      order by seen_at, path
      for update skip locked
      limit 1)
    returning path, size, changed_at`.execute(db);
  return rows[0] ?? null;
}

/** Extends the lease of a file while its worker is alive. Does nothing once the file is settled. */
export async function keepFile(db: Db, path: string, until: Date): Promise<void> {
  await db
    .updateTable('watched_files')
    .set({ leased_until: until })
    .where('path', '=', path)
    .where('leased_until', 'is not', null)
    .execute();
}

/** A file that has changed meanwhile keeps waiting. */
export async function settleFile(db: Db, file: FoundFile, state: 'done' | 'failed'): Promise<void> {
  await sql`
    update watched_files
    set leased_until = null,
      state = case when size = ${file.size} and changed_at = ${file.changed_at} then ${state} else state end
    where path = ${file.path}`.execute(db);
}

/** Returns the folder for files of creators, also while the source is turned off. */
export async function readImportFolder(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('source_settings')
    .select('folder')
    .where('source', '=', 'files')
    .executeTakeFirst();
  return row?.folder || null;
}

/** Returns the files that are still to be imported; none while the source is turned off. */
export async function readUnimported(db: Db): Promise<Set<string>> {
  if ((await readWatchedFolder(db)) === null) return new Set();
  const rows = await db.selectFrom('watched_files').select('path').where('state', '=', 'waiting').execute();
  return new Set(rows.map(row => row.path));
}
