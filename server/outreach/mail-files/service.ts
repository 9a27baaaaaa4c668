import { buffer } from 'node:stream/consumers';
import type { MailFile } from '../../../contract/outreach/mail-content.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { openFile, type StoredFile } from '../../core/storage/stored-files.ts';
import { presentFile } from './present-file.ts';
import { findMailFiles, findMailPictures, findTeamOfPicture } from './queries.ts';

/** Returns the named files in the order of their ids; ids that are no file of the team have no entry. */
export async function mailFilesOf(db: Db, teamId: number, ids: readonly number[]): Promise<MailFile[]> {
  if (!ids.length) return [];
  const rows = new Map((await findMailFiles(db, teamId, ids)).map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [presentFile(row)] : [];
  });
}

/** A file with its bytes, to be attached to a message. */
export interface ReadMailFile {
  id: number;
  key: string;
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  content: Buffer;
}

type FoundFile = Awaited<ReturnType<typeof findMailFiles>>[number];

async function read(pool: Db, ctx: Context, teamId: number, row: FoundFile): Promise<ReadMailFile> {
  const file = await openFile(pool, teamId, row.file_id, ctx.now());
  if (!file) throw new Error(`the contents of mail file ${row.id} are gone`);
  const { id, key, name, media_type: mediaType, size } = row;
  return { id, key, name, mediaType, size, content: await buffer(file.content) };
}

async function readAll(
  pool: Db,
  ctx: Context,
  teamId: number,
  rows: readonly FoundFile[],
): Promise<ReadMailFile[]> {
  const files: ReadMailFile[] = [];
  for (const row of rows) files.push(await read(pool, ctx, teamId, row));
  return files;
}

/**
 * Reads files with their contents, in the order of `ids`, each in short transactions of its own. @throws AppError
 * not_found
 */
export async function readMailFiles(
  pool: Db,
  ctx: Context,
  teamId: number,
  ids: readonly number[],
): Promise<ReadMailFile[]> {
  if (!ids.length) return [];
  const rows = await asTeam(pool, teamId, db => findMailFiles(db, teamId, ids));
  const found = ids.map(id => rows.find(row => row.id === id));
  if (found.includes(undefined)) throw new AppError('not_found');
  return readAll(
    pool,
    ctx,
    teamId,
    found.flatMap(row => row ?? []),
  );
}

/** Reads pictures of the team by the keys in their addresses; unknown keys have no entry. */
export async function readMailPictures(
  pool: Db,
  ctx: Context,
  teamId: number,
  keys: readonly string[],
): Promise<ReadMailFile[]> {
  if (!keys.length) return [];
  const rows = await asTeam(pool, teamId, db => findMailPictures(db, teamId, keys));
  return readAll(pool, ctx, teamId, rows);
}

/** Opens a picture for anybody who has its address. @throws AppError not_found */
export async function openPicture(pool: Db, ctx: Context, key: string): Promise<StoredFile> {
  const place = await findTeamOfPicture(pool, key);
  const teamId = place?.team_id;
  const [row] = teamId ? await asTeam(pool, teamId, db => findMailPictures(db, teamId, [key])) : [];
  const file = teamId && row ? await openFile(pool, teamId, row.file_id, ctx.now()) : null;
  if (!file) throw new AppError('not_found');
  return file;
}
