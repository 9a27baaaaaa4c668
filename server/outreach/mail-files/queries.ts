import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface NewMailFile {
  key: string;
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** The id of the stored file. */
  fileId: number;
  isImage: boolean;
}

/** The key of a picture opens it without a sign-in to the team. */
export async function insertMailFile(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  { key, name, mediaType, size, fileId, isImage }: NewMailFile,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('mail_files')
    .values({
      team_id: teamId,
      key,
      name,
      media_type: mediaType,
      size,
      file_id: fileId,
      is_image: isImage,
      created_by: accountId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isImage) await db.insertInto('mail_file_keys').values({ key, team_id: teamId, id }).execute();
  return id;
}

const columns = ['id', 'key', 'name', 'media_type', 'size', 'file_id', 'is_image'] as const;

export function findMailFiles(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('mail_files')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export function findMailPictures(db: Db, teamId: number, keys: readonly string[]) {
  return db
    .selectFrom('mail_files as f')
    .innerJoin('mail_file_keys as k', join =>
      join.onRef('k.team_id', '=', 'f.team_id').onRef('k.id', '=', 'f.id'),
    )
    .select(['f.id', 'f.key', 'f.name', 'f.media_type', 'f.size', 'f.file_id', 'f.is_image'])
    .where('f.team_id', '=', teamId)
    .where('k.key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

export function findTeamOfPicture(db: Db, key: string) {
  return db.selectFrom('mail_file_keys').select('team_id').where('key', '=', key).executeTakeFirst();
}
