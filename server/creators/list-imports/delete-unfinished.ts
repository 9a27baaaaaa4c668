import type { Db } from '../../core/db/database.ts';
import { goesOnAfter, type OldRows } from '../../core/db/personal-data/old-rows.ts';
import { dropFile } from '../../core/storage/stored-files.ts';
import { deleteImport, lockUnfinished } from './queries.ts';

/** Deletes old imports that nobody started, with their rows and the uploaded file; the lists never had any of it. */
export async function deleteUnfinished(db: Db, teamId: number, rows: OldRows): Promise<number | null> {
  const { old, ...read } = await lockUnfinished(db, teamId, rows);
  for (const { id, file_id: fileId } of old) {
    await dropFile(db, teamId, fileId);
    await deleteImport(db, teamId, id);
  }
  return goesOnAfter(read, rows);
}
