import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { uploadListImport } from '../../../contract/creators/list-imports/list-imports.ts';
import { readSheet } from '../../outside/connectors/spreadsheets/read-sheet.ts';
import type { Sheet } from '../../outside/connectors/spreadsheets/sheet.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeFile, storeFile } from '../../core/storage/stored-files.ts';
import { listForChange, roomIn } from '../lists/service.ts';
import { presentImport } from './present-import.ts';
import { proposeMapping, type Proposal } from './sheet/propose-mapping.ts';
import { findImport, findMapping, insertImport, updateImport } from './queries.ts';
import { insertRows } from './rows/rows.queries.ts';
import { refusalOf, unreadableSheet } from './sheet/sheet-faults.ts';
import { headingsKey, takeRows } from './sheet/take-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownRows = 10;
const shownLength = 200;
const nameLength = 200;

const shown = (cell: string) => cell.slice(0, shownLength).toWellFormed();

export interface SheetFile {
  name: string;
  bytes: Buffer;
  /** How long the original can be downloaded. */
  keptDays: number;
}

type Uploaded = z.output<(typeof uploadListImport)['reply']>;

/** A browser may send a path, and a name may contain anything. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/\p{Cc}/gu, '')
      .slice(-nameLength)
      .toWellFormed() || 'file'
  );
}

interface Storing {
  listId: number;
  fileName: string;
  fileId: number;
}

async function storeRows(
  db: Db,
  ctx: SignedIn,
  { listId, fileName, fileId }: Storing,
  sheet: Sheet,
): Promise<{ importId: number; proposal: Proposal; sample: string[][] }> {
  const { teamId, accountId } = ctx.actor;
  const importId = await insertImport(db, { teamId, accountId, listId, fileName, fileId, at: ctx.now() });
  const taken = await takeRows(sheet.rows, batch => insertRows(db, { teamId, importId }, batch));
  if (taken.rows === 0) throw unreadableSheet(ctx.lang, fileName, taken.skip > 0 ? 'headingsOnly' : 'empty');
  const headings = Array.from({ length: taken.width }, (_, at) => shown(taken.headings[at] ?? '').trim());
  const key = headingsKey(headings);
  const remembered = key === null ? null : await findMapping(db, teamId, key);
  const cells = taken.sample.map(row => row.cells);
  const proposal = proposeMapping(headings, cells, remembered);
  await updateImport(db, teamId, importId, { headings, rows: taken.rows, mapping: proposal.mapping });
  return { importId, proposal, sample: cells.slice(0, shownRows).map(row => row.map(shown)) };
}

/**
 * Stores a file and its rows for an import into a list, and proposes what each column contains. The list does not
 * change yet.
 * @throws AppError unreadable_file, with how to fix it; those of `listForChange`
 */
export async function uploadFile(
  pool: Db,
  ctx: SignedIn,
  listId: number,
  file: SheetFile,
): Promise<Uploaded> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, db => listForChange(db, ctx, listId));
  const fileName = plainName(file.name);
  const refuse = (error: unknown) => {
    throw refusalOf(ctx.lang, fileName, error);
  };
  const sheet = await readSheet(file.bytes, fileName).catch(refuse);
  const at = ctx.now();
  const original = {
    name: fileName,
    mediaType: 'application/octet-stream',
    content: Readable.from([file.bytes]),
    expiresAt: new Date(at.getTime() + file.keptDays * dayMs),
  };
  const fileId = await storeFile(pool, teamId, original, at);
  const storing = { listId, fileName, fileId };
  try {
    return await asTeam(pool, teamId, async db => {
      const { importId, proposal, sample } = await storeRows(db, ctx, storing, sheet);
      const made = await findImport(db, ctx.actor, importId);
      if (!made) throw new Error(`the new import ${importId} is not there`);
      const { basis } = proposal;
      return { import: presentImport(made), sample, basis, room: await roomIn(db, ctx, listId) };
    });
  } catch (error) {
    await removeFile(pool, teamId, fileId);
    return refuse(error);
  }
}
