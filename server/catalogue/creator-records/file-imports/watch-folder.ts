import path from 'node:path';
import { openCatalogueFile, type OpenedFile } from '../../../outside/connectors/files/open-catalogue-file.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { filesIn, type FoundFile } from './folder-files.ts';
import { importOpened, ImportTakenOverError } from './import-file.ts';
import { endRun, ensureRun } from './imports.queries.ts';
import { recomputePeers, computeDueFigures } from '../derived/compute-due-figures.ts';
import { keepFile, noteFiles, readWatchedFolder, settleFile, takeFile } from './watched-files.queries.ts';

const source = 'files';
const quietMs = 60_000;
/** A worker without a sign of life for this long is considered dead. */
const leaseMs = 5 * 60_000;

const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Imports files in the watched folder that are new or changed, once they have not changed for a minute. The files stay
 * as they are. If the installation is at fault, the file keeps waiting and the error is thrown after the other files
 * are done.
 */
export async function importWatchedFiles(db: Db, ctx: Context): Promise<void> {
  const folder = await readWatchedFolder(db);
  const found = folder === null ? null : await filesIn(folder);
  if (!found) return;
  await noteFiles(db, found, ctx.now());
  const faults: unknown[] = [];
  let isNew = false;
  for (let file = await take(db, ctx); file; file = await take(db, ctx)) {
    try {
      isNew = (await importOne(db, ctx, file)) || isNew;
    } catch (error) {
      faults.push(error);
    }
  }
  if (isNew) {
    await computeDueFigures(db, ctx);
    await recomputePeers(db, ctx);
  }
  if (faults.length > 0) throw faults[0];
}

function take(db: Db, ctx: Context): Promise<FoundFile | null> {
  const now = ctx.now();
  return takeFile(db, { now, quietSince: inMs(now, -quietMs), until: inMs(now, leaseMs) });
}

/** @returns whether the file had new content */
async function importOne(db: Db, ctx: Context, file: FoundFile): Promise<boolean> {
  const opened = await open(file.path);
  if (opened instanceof Error) {
    await announceUnread(db, ctx, file, opened.message);
    return false;
  }
  try {
    const { run, isKnown } = await importOpened(db, ctx, opened, {
      path: file.path,
      source,
      onProgress: () => void keepFile(db, file.path, inMs(ctx.now(), leaseMs)).catch(() => undefined),
    });
    await settleFile(db, file, run.state === 'failed' ? 'failed' : 'done');
    return !isKnown && run.state !== 'failed';
  } catch (error) {
    if (error instanceof ImportTakenOverError) return false;
    if (!isOfTheDisk(error)) throw error;
    await settleFile(db, file, 'failed');
    return false;
  }
}

async function open(place: string): Promise<OpenedFile | Error> {
  try {
    return await openCatalogueFile(place);
  } catch (error) {
    if (isOfTheDisk(error)) return error;
    throw error;
  }
}

const readingCalls = ['open', 'read', 'stat', 'lstat', 'scandir'];
const isOfTheDisk = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && readingCalls.includes(String(error.syscall));

/** Reports a file that could not be opened, by a run without content. */
async function announceUnread(db: Db, ctx: Context, file: FoundFile, failure: string): Promise<void> {
  const run = await ensureRun(
    db,
    {
      file_name: path.join(path.basename(path.dirname(file.path)), path.basename(file.path)),
      file_path: file.path,
      content_hash: '',
      mapping: '',
      source,
      started_at: ctx.now(),
    },
    { zh: '', en: '' },
  );
  await endRun(db, run.id, { state: 'failed', failure, at: ctx.now() });
  await settleFile(db, file, 'failed');
}
