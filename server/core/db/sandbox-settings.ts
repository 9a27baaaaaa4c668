import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Values that all processes of a sandbox share. `furnished` marks its database: samples and public accounts are in it. */
export type SandboxSetting = 'clock' | 'smtpPort' | 'demoWorld' | 'furnished';

export async function readSandboxSetting(db: Db, name: SandboxSetting): Promise<number | null> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Whether a sandbox was ever started on this database, and its data were not removed since. */
export const isFurnished = async (db: Db): Promise<boolean> =>
  (await readSandboxSetting(db, 'furnished')) !== null;

/** Adds under the lock of the row, so that concurrent additions both count. @returns the sum */
export async function addToSandboxSetting(db: Db, name: SandboxSetting, more: number): Promise<number> {
  const { value } = await db
    .insertInto('sandbox_settings')
    .values({ name, value: more })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({ value: sql<number>`sandbox_settings.value + excluded.value` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

export async function putSandboxSetting(db: Db, name: SandboxSetting, value: number): Promise<void> {
  await db
    .insertInto('sandbox_settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Replaces the value that the caller has seen. @returns false if it has changed since */
export async function replaceSandboxSetting(
  db: Db,
  name: SandboxSetting,
  { seen, value }: { seen: number | null; value: number },
): Promise<boolean> {
  if (seen === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sandbox_settings')
      .values({ name, value })
      .onConflict(conflict => conflict.column('name').doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }
  const { numUpdatedRows } = await db
    .updateTable('sandbox_settings')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
