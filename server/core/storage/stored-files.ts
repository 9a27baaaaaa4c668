import { Readable } from 'node:stream';
import type { Db } from '../db/database.ts';
import { dropDue, putDue, processDue } from '../db/due-work/due-work.ts';
import { asTeam } from '../db/tenant.ts';
import { partsOf } from './file-parts.ts';
import {
  deleteFile,
  findFile,
  findPart,
  insertFile,
  insertPart,
  setFileSize,
  type NewFile,
} from './stored-files.queries.ts';

/** Files are stored in the database: every process sees them, and no shared disk is needed. */
const partBytes = 256 * 1024;

export interface FileToStore extends NewFile {
  content: AsyncIterable<Buffer | string>;
}

/**
 * Stores a stream, with one part in memory at a time and each in a short transaction. Nobody knows the id of a file
 * before it is complete; the rest of one whose process died is removed when it expires.
 * @returns its id
 */
export async function storeFile(pool: Db, teamId: number, file: FileToStore, at: Date): Promise<number> {
  const id = await asTeam(pool, teamId, async db => {
    const id = await insertFile(db, teamId, file, at);
    await putDue(db, 'storedFile.expiry', { teamId, id }, file.expiresAt);
    return id;
  });
  try {
    let part = 0;
    let size = 0;
    for await (const bytes of partsOf(file.content, partBytes)) {
      await asTeam(pool, teamId, db => insertPart(db, teamId, { fileId: id, part, bytes }));
      part++;
      size += bytes.length;
    }
    await asTeam(pool, teamId, db => setFileSize(db, teamId, id, size));
    return id;
  } catch (error) {
    await removeFile(pool, teamId, id);
    throw error;
  }
}

export async function removeFile(pool: Db, teamId: number, id: number): Promise<void> {
  await asTeam(pool, teamId, db => dropFile(db, teamId, id));
}

/** Works like `removeFile`, in the caller's transaction of the team. */
export async function dropFile(db: Db, teamId: number, id: number): Promise<void> {
  await dropDue(db, 'storedFile.expiry', { teamId, id });
  await deleteFile(db, teamId, id);
}

export interface StoredFile {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

/** Opens a file for reading. @returns null if the team has no such file, or it has expired */
export async function openFile(pool: Db, teamId: number, id: number, at: Date): Promise<StoredFile | null> {
  const file = await asTeam(pool, teamId, db => findFile(db, teamId, id));
  if (!file || (file.expires_at && file.expires_at <= at)) return null;
  const content = Readable.from(read(pool, teamId, id, file.size), { objectMode: false });
  return { name: file.name, mediaType: file.media_type, size: file.size, content };
}

async function* read(pool: Db, teamId: number, fileId: number, size: number): AsyncGenerator<Buffer, void> {
  for (let part = 0; part * partBytes < size; part++) {
    const bytes = await asTeam(pool, teamId, db => findPart(db, teamId, fileId, part));
    // A reader must not mistake a file that is being removed for a complete one.
    if (!bytes) throw new Error(`part ${part} of file ${fileId} is gone`);
    yield bytes;
  }
}

/** Removes the expired files of all teams. */
export async function removeExpiredFiles(pool: Db, at: Date): Promise<void> {
  const remove = () =>
    processDue(pool, 'storedFile.expiry', at, (db, { teamId, id }) => deleteFile(db, teamId, id));
  while (await remove());
}
