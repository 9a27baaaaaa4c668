import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';

export interface NewCredentialRow {
  source: SourceCode;
  name: string;
  quota_group: string;
  shown: Record<string, string>;
  created_at: Date;
}

/** Inserts a credential without its secret, because the secret is sealed for the id that this returns. */
export async function insertCredential(db: Db, { shown, ...row }: NewCredentialRow): Promise<number> {
  const { id } = await db
    .insertInto('source_credentials')
    .values({ ...row, shown: JSON.stringify(shown), sealed: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locked until the caller's transaction ends. */
export const lockCredential = (db: Db, id: number) =>
  db.selectFrom('source_credentials').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks all credentials until the caller's transaction ends. */
export const lockSealed = (db: Db) =>
  db.selectFrom('source_credentials').select(['id', 'sealed']).orderBy('id').forUpdate().execute();

export const findCredential = (db: Db, id: number) =>
  db
    .selectFrom('source_credentials')
    .select(['id', 'source', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();

export interface CredentialRowChange {
  name?: string;
  shown?: Record<string, string>;
  sealed?: string;
  state?: 'ok' | 'off' | 'refused';
  refused_text?: string;
  free_at?: Date | null;
}

export async function setCredential(
  db: Db,
  id: number,
  { shown, ...change }: CredentialRowChange,
): Promise<void> {
  const columns = { ...change, ...(shown && { shown: JSON.stringify(shown) }) };
  if (!Object.keys(columns).length) return;
  await db.updateTable('source_credentials').set(columns).where('id', '=', id).execute();
}

/** @returns false if it does not exist */
export async function deleteCredential(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('source_credentials')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
