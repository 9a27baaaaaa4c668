import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { FoundFile } from './folder-files.ts';

/** Where the source of files looks; null where it looks nowhere, or was turned off. */
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

/** What is new or has changed waits, counted from now; what is gone is forgotten unless it is being imported. */
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
    where path <> all(${files.map(file => file.path)}::text[]) and (taken_until is null or taken_until < ${now})`.execute(
    db,
  );
}

/** A file that has been the same since `quietSince`, for this worker alone until then; null: there is none. */
export async function takeFile(
  db: Db,
  { now, quietSince, until }: { now: Date; quietSince: Date; until: Date },
): Promise<FoundFile | null> {
  const { rows } = await sql<FoundFile>`
    update watched_files set taken_until = ${until}
    where path = (
      select path from watched_files
      where state = 'waiting' and seen_at <= ${quietSince} and (taken_until is null or taken_until < ${now})
      order by seen_at, path
      for update skip locked
      limit 1)
    returning path, size, changed_at`.execute(db);
  return rows[0] ?? null;
}

/** The worker that has it lives; one that has settled it by now says nothing. */
export async function keepFile(db: Db, path: string, until: Date): Promise<void> {
  await db
    .updateTable('watched_files')
    .set({ taken_until: until })
    .where('path', '=', path)
    .where('taken_until', 'is not', null)
    .execute();
}

/** What has changed meanwhile goes on waiting. */
export async function settleFile(db: Db, file: FoundFile, state: 'done' | 'failed'): Promise<void> {
  await sql`
    update watched_files
    set taken_until = null,
      state = case when size = ${file.size} and changed_at = ${file.changed_at} then ${state} else state end
    where path = ${file.path}`.execute(db);
}
