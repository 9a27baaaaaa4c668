import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';

export type ImportRun = Selectable<Schema['import_runs']>;
export type ImportKey = Pick<ImportRun, 'file_name' | 'content_hash' | 'mapping'>;

/** Finds or creates the run of a file, and registers its source. */
export async function ensureRun(
  db: Db,
  run: ImportKey & Pick<ImportRun, 'source' | 'file_path' | 'started_at'>,
  sourceNames: { zh: string; en: string },
): Promise<ImportRun> {
  await db
    .insertInto('sources')
    .values({ code: run.source, name_zh: sourceNames.zh, name_en: sourceNames.en })
    .onConflict(conflict => conflict.column('code').doNothing())
    .execute();
  await db
    .insertInto('import_runs')
    .values({ ...run, state: 'running' })
    .onConflict(conflict => conflict.columns(['content_hash', 'mapping', 'file_name']).doNothing())
    .execute();
  return db
    .selectFrom('import_runs')
    .selectAll()
    .where('content_hash', '=', run.content_hash)
    .where('mapping', '=', run.mapping)
    .where('file_name', '=', run.file_name)
    .executeTakeFirstOrThrow();
}

export function readRun(db: Db, id: number): Promise<ImportRun> {
  return db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Resets a finished run, so that the file is read from its beginning. */
export async function restartRun(db: Db, id: number, startedAt: Date): Promise<void> {
  await db.deleteFrom('import_refusals').where('run_id', '=', id).execute();
  await db
    .updateTable('import_runs')
    .set({ rows_read: 0, creators_written: 0, posts_written: 0, unchanged: 0, refused: 0 })
    .set({ state: 'running', started_at: startedAt, finished_at: null, failure: null })
    .where('id', '=', id)
    .execute();
}

export interface RunProgress {
  items: number;
  creators: number;
  posts: number;
  unchanged: number;
  refused: number;
}

/** @returns false if the run is not at the position `from`: another process has continued it */
export async function advanceRun(db: Db, id: number, from: number, by: RunProgress): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_runs')
    .set(run => ({
      rows_read: run('rows_read', '+', by.items),
      creators_written: run('creators_written', '+', by.creators),
      posts_written: run('posts_written', '+', by.posts),
      unchanged: run('unchanged', '+', by.unchanged),
      refused: run('refused', '+', by.refused),
    }))
    .where('id', '=', id)
    .where('rows_read', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endRun(
  db: Db,
  id: number,
  end: Pick<ImportRun, 'state' | 'failure'> & { at: Date },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ state: end.state, failure: end.failure, finished_at: end.at })
    .where('id', '=', id)
    .execute();
}

export interface Refusal {
  line: number;
  column: string;
  reason: string;
}

export async function insertRefusals(db: Db, runId: number, refusals: readonly Refusal[]): Promise<void> {
  if (!refusals.length) return;
  await sql`
    insert into import_refusals (run_id, line, col, reason)
    select ${runId}::bigint, line, "column", reason
    from json_to_recordset(${JSON.stringify(refusals)}) as given (line bigint, "column" text, reason text)
    on conflict (run_id, line, col) do nothing`.execute(db);
}

/** Returns the refused rows after the given one, in file order. */
export async function readRefusals(
  db: Db,
  runId: number,
  limit: number,
  after: Pick<Refusal, 'line' | 'column'> = { line: -1, column: '' },
): Promise<Refusal[]> {
  return db
    .selectFrom('import_refusals')
    .select(['line', 'col as column', 'reason'])
    .where('run_id', '=', runId)
    .where(sql<boolean>`(line, col) > (${after.line}, ${after.column})`)
    .orderBy('line')
    .orderBy('col')
    .limit(limit)
    .execute();
}
