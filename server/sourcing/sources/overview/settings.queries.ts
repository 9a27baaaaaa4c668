import type { SourceCode, SourceMode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';

export const listSettings = (db: Db) => db.selectFrom('source_settings').selectAll().execute();
export type SettingRow = Awaited<ReturnType<typeof listSettings>>[number];

/** Inserts defaults if there are no settings, and locks them until the caller's transaction ends. */
export async function lockSetting(db: Db, source: SourceCode): Promise<SettingRow> {
  await db
    .insertInto('source_settings')
    .values({ source, limits: JSON.stringify({}) })
    .onConflict(conflict => conflict.column('source').doNothing())
    .execute();
  return db
    .selectFrom('source_settings')
    .selectAll()
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface SettingChange {
  is_on?: boolean;
  mode?: SourceMode;
  limits?: Record<string, number>;
  failures?: number;
  open_until?: Date | null;
}

/** Omitted fields stay. */
export async function setSetting(
  db: Db,
  source: SourceCode,
  { limits, ...change }: SettingChange,
): Promise<void> {
  await db
    .updateTable('source_settings')
    .set({ ...change, ...(limits && { limits: JSON.stringify(limits) }) })
    .where('source', '=', source)
    .execute();
}
