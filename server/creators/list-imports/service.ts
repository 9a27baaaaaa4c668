import { Readable } from 'node:stream';
import type { z } from 'zod';
import type {
  listListImports,
  ListImportRow,
  getListImport,
} from '../../../contract/creators/list-imports/list-imports.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { openFile } from '../../core/storage/stored-files.ts';
import { xlsxMediaType } from '../../core/storage/write-xlsx.ts';
import { failedFileName, writeFailedRows } from './rows/failed-rows.ts';
import { presentImport, presentRow } from './present-import.ts';
import { countImports, findImport, listImports, type ImportRow } from './queries.ts';
import { countRows, readRows } from './rows/rows.queries.ts';
import { makeTemplate, templateNames } from './sheet/import-template.ts';

type List = typeof listListImports;
type Show = typeof getListImport;

/** Returns imports into lists that the caller may see, newest first. */
export function loadImports(
  pool: Db,
  { actor }: SignedIn,
  { page, size, ...filter }: z.output<List['query']>,
): Promise<z.output<List['reply']>> {
  return asTeam(pool, actor.teamId, async db => {
    const rows = await listImports(db, actor, filter, { size, offset: (page - 1) * size });
    return { imports: rows.map(presentImport), total: await countImports(db, actor, filter) };
  });
}

async function requireImport(db: Db, { actor }: SignedIn, id: number): Promise<ImportRow> {
  const found = await findImport(db, actor, id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Returns one import with a page of its rows. @throws AppError not_found */
export function loadImport(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { outcome, page, size }: z.output<Show['query']>,
): Promise<z.output<Show['reply']>> {
  const { teamId } = ctx.actor;
  const ids = { teamId, importId: id };
  return asTeam(pool, teamId, async db => {
    const found = await requireImport(db, ctx, id);
    const rows = await readRows(db, ids, { outcome, size, offset: (page - 1) * size });
    const { attention, ...counts } = await countRows(db, ids);
    const total = outcome === 'attention' ? attention : outcome ? counts[outcome] : found.rows;
    const shown = rows.map(row => presentRow(row, found));
    return { import: presentImport(found), rows: shown, total, counts, attention };
  });
}

interface GivenFile {
  content: Readable | Buffer;
  mediaType: string;
  name: string;
}

/** Returns the uploaded file, byte for byte. @throws AppError not_found, also after it has expired */
export async function openOriginal(pool: Db, ctx: SignedIn, id: number): Promise<GivenFile> {
  const { teamId } = ctx.actor;
  const { file_id } = await asTeam(pool, teamId, db => requireImport(db, ctx, id));
  const file = await openFile(pool, teamId, file_id, ctx.now());
  if (!file) throw new AppError('not_found');
  return file;
}

/** @throws AppError not_found */
export async function openFailedRows(pool: Db, ctx: SignedIn, id: number): Promise<GivenFile> {
  const found = await asTeam(pool, ctx.actor.teamId, db => requireImport(db, ctx, id));
  const content = Readable.from(writeFailedRows(pool, ctx, found), { objectMode: false });
  return { content, mediaType: xlsxMediaType, name: failedFileName(found, ctx.lang) };
}

export async function openTemplate({ lang }: SignedIn): Promise<GivenFile> {
  return { content: await makeTemplate(lang), mediaType: xlsxMediaType, name: templateNames[lang] };
}

/** Pages are small because rows may be wide. */
const pageRows = 100;

/** Yields all rows of an import in file order, page by page. @throws AppError not_found */
export async function* importRows(
  pool: Db,
  ctx: SignedIn,
  importId: number,
): AsyncGenerator<ListImportRow, void> {
  const { teamId } = ctx.actor;
  const found = await asTeam(pool, teamId, db => requireImport(db, ctx, importId));
  for (let after = 0; ;) {
    const page = { after, size: pageRows };
    const rows = await asTeam(pool, teamId, db => readRows(db, { teamId, importId }, page));
    for (const row of rows) yield presentRow(row, found);
    after = rows.at(-1)?.row ?? after;
    if (rows.length < pageRows) return;
  }
}
