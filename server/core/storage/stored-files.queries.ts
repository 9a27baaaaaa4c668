import type { Db } from '../db/database.ts';

export interface NewFile {
  name: string;
  mediaType: string;
  expiresAt: Date;
}

export async function insertFile(
  db: Db,
  teamId: number,
  { name, mediaType, expiresAt }: NewFile,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('stored_files')
    .values({ team_id: teamId, name, media_type: mediaType, size: 0, created_at: at, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPart(
  db: Db,
  teamId: number,
  { fileId, part, bytes }: { fileId: number; part: number; bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('stored_file_parts')
    .values({ team_id: teamId, file_id: fileId, part, bytes })
    .execute();
}

export async function setFileSize(db: Db, teamId: number, id: number, size: number): Promise<void> {
  await db
    .updateTable('stored_files')
    .set({ size })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export function findFile(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('stored_files')
    .select(['name', 'media_type', 'size', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findPart(
  db: Db,
  teamId: number,
  fileId: number,
  part: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('stored_file_parts')
    .select('bytes')
    .where('team_id', '=', teamId)
    .where('file_id', '=', fileId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.bytes;
}

/** Deletes a file with its parts. */
export async function deleteFile(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('stored_files').where('team_id', '=', teamId).where('id', '=', id).execute();
}
