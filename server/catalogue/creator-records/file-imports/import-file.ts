import path from 'node:path';
import { faultText } from '../../../outside/connectors/files/formats/import-fault.ts';
import type { FileItem, OpenedFile } from '../../../outside/connectors/files/open-catalogue-file.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { batchesOf } from './import-batches.ts';
import {
  advanceRun,
  endRun,
  ensureRun,
  insertRefusals,
  readRefusals,
  readRun,
  restartRun,
  type ImportRun,
  type Refusal,
} from './imports.queries.ts';
import { observeRecord, type Observation } from '../../observations/observe-record.ts';
import { hasUndated, observationTime } from './observation-time.ts';
import { withoutErased } from '../writing/without-erased.ts';
import { writeBatch } from '../writing/write-batch.ts';

export interface ImportOptions {
  path: string;
  /** Code of the source; by default the name of the mapping. */
  source?: string;
  /** Imports a file again that was imported before. */
  again?: boolean;
  /** When the rows were seen that do not say it. */
  observedAt?: Date | undefined;
  /** Called after each committed batch. */
  onProgress?: (run: ImportRun) => void;
}

export interface ImportOutcome {
  run: ImportRun;
  /** The file was imported before, so nothing was done. */
  isKnown: boolean;
}

/** Another process has continued this run. */
export class ImportTakenOverError extends Error {
  constructor() {
    super('another process is importing this file');
  }
}

/** The source of a file that no mapping recognises. */
const unknownSource = 'file';

/** Finds or creates the run of an opened file. Two folders may contain files with the same name. */
export function registerImport(
  db: Db,
  ctx: Context,
  file: OpenedFile,
  options: ImportOptions,
): Promise<ImportRun> {
  const full = path.resolve(options.path);
  const run = {
    file_name: path.join(path.basename(path.dirname(full)), path.basename(full)),
    file_path: full,
    content_hash: file.contentHash,
    mapping: file.mapping,
    source: options.source ?? (file.mapping || unknownSource),
    started_at: ctx.now(),
  };
  return ensureRun(db, run, file.source);
}

/**
 * Imports a file in batches. Each batch is one transaction that also stores the progress of the run, so that an import
 * that was killed continues after its last committed batch. Refused rows are stored with their reasons.
 * @throws ImportTakenOverError, and errors of the file or the database: the run is then marked as failed and can be
 * resumed
 */
export async function importOpened(
  db: Db,
  ctx: Context,
  file: OpenedFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  let run = await registerImport(db, ctx, file, options);
  if (run.state === 'done' && !options.again && !isRefused(run)) return { run, isKnown: true };
  if (run.state === 'done' || isRefused(run)) {
    await restartRun(db, run.id, ctx.now());
    run = await readRun(db, run.id);
  }
  try {
    await writeItems(db, ctx, run, file, options);
  } catch (error) {
    if (error instanceof ImportTakenOverError) throw error;
    const failure = error instanceof Error ? error.message : String(error);
    await endRun(db, run.id, { state: 'failed', failure, at: ctx.now() });
    throw error;
  }
  const ended = await readRun(db, run.id);
  const failure = isRefused(ended) ? await reasonOf(db, ctx, ended) : null;
  await endRun(db, run.id, { state: failure === null ? 'done' : 'failed', failure, at: ctx.now() });
  return { run: await readRun(db, run.id), isKnown: false };
}

/** Whether nothing of the file could be read: then it is not imported, and is read again when it comes again. */
const isRefused = (run: ImportRun): boolean =>
  run.refused > 0 && run.creators_written + run.posts_written + run.unchanged === 0;

/** A file that nobody can read has one reason; of one with wrong rows only, the first stands for all. */
async function reasonOf(db: Db, { lang }: Context, run: ImportRun): Promise<string> {
  const [first] = await readRefusals(db, run.id, 1);
  const reason = first?.reason ?? '';
  return run.mapping === '' ? reason : faultText(lang, { code: 'nothing-read', value: reason });
}

/** A row of the file, ready to be written: an observation, or the reason why the row is refused. */
interface ReadItem {
  line: number;
  observations: Observation[];
  refusal?: Refusal;
}

function readItem(item: FileItem, source: string, seenAt: Date, lang: Context['lang']): ReadItem {
  const { line } = item;
  if ('records' in item)
    return {
      line,
      observations: item.records.map(record => observeRecord(record, { source, via: null, now: seenAt })),
    };
  const refusal = { line, column: item.column, reason: faultText(lang, item.fault) };
  return { line, observations: [], refusal };
}

/** Reads the next batch while the current one is being written. */
async function writeItems(
  db: Db,
  ctx: Context,
  run: ImportRun,
  file: OpenedFile,
  { onProgress, observedAt }: ImportOptions,
): Promise<void> {
  let seenAt = run.started_at;
  let isDated = false;
  let at = run.rows_read;
  let writing = Promise.resolve();
  const write = async (batch: ReadItem[]) => {
    await commit(db, ctx, run, at, batch);
    at += batch.length;
    onProgress?.(await readRun(db, run.id));
  };
  try {
    for await (const batch of batchesOf(file.items(), run.rows_read)) {
      if (!isDated && batch.some(hasUndated)) {
        seenAt = observedAt ?? (await observationTime(file));
        isDated = true;
      }
      const read = batch.map(item => readItem(item, run.source, seenAt, ctx.lang));
      await writing;
      writing = write(read);
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}

/**
 * Writes items. If the database refuses them, halves the batch until the faulty item is found, and refuses that one.
 */
async function commit(db: Db, ctx: Context, run: ImportRun, at: number, items: ReadItem[]): Promise<void> {
  try {
    await db.transaction().execute(db => commitTogether(db, ctx, run, at, items));
  } catch (error) {
    const reason = dataFault(error);
    const [only] = items;
    if (!reason || !only) throw error;
    if (items.length === 1) {
      await db.transaction().execute(async db => {
        await insertRefusals(db, run.id, [{ line: only.line, column: '', reason }]);
        await advance(db, run.id, at, { items: 1, creators: 0, posts: 0, unchanged: 0, refused: 1 });
      });
      return;
    }
    const half = items.length >> 1;
    await commit(db, ctx, run, at, items.slice(0, half));
    await commit(db, ctx, run, at + half, items.slice(half));
  }
}

async function commitTogether(
  db: Db,
  ctx: Context,
  run: ImportRun,
  at: number,
  items: ReadItem[],
): Promise<void> {
  const { kept, erased } = await withoutErased(
    db,
    items.flatMap(item => item.observations),
  );
  const refusals = items.flatMap(({ line, refusal, observations }) => {
    if (refusal) return refusal;
    const isErased = observations.some(observation => erased.has(observation));
    return isErased ? { line, column: '', reason: faultText(ctx.lang, { code: 'erased' }) } : [];
  });
  const { creators, posts } = await writeBatch(db, ctx.now(), kept);
  await insertRefusals(db, run.id, refusals);
  await advance(db, run.id, at, {
    items: items.length,
    creators: creators.created + creators.changed,
    posts: posts.created + posts.changed,
    unchanged: creators.unchanged + posts.unchanged,
    refused: refusals.length,
  });
}

async function advance(...[db, id, from, by]: Parameters<typeof advanceRun>): Promise<void> {
  if (!(await advanceRun(db, id, from, by))) throw new ImportTakenOverError();
}

/** Returns the reason if the data is at fault and not the installation: SQLSTATE classes 22 and 54. */
function dataFault(error: unknown): string | null {
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' && /^(?:22|54)/.test(code) ? (message ?? code) : null;
}
