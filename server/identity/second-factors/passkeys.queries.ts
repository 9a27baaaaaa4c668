import type { Db } from '../../core/db/database.ts';
import type { AccountIds } from '../accounts/service.ts';

export function listPasskeys(db: Db, { teamId, accountId }: AccountIds) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

interface NewPasskey {
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** @returns false if the account has this one already */
export async function insertPasskey(
  db: Db,
  { teamId, accountId }: AccountIds,
  passkey: NewPasskey,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({ team_id: teamId, account_id: accountId, ...passkey, created_at: at, last_used_at: null })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id', 'credential_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function notePasskeyUse(
  db: Db,
  { teamId }: AccountIds,
  id: number,
  use: { counter: number; last_used_at: Date },
): Promise<void> {
  await db.updateTable('passkeys').set(use).where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** @returns false if the account has none of this id */
export async function deletePasskey(db: Db, { teamId, accountId }: AccountIds, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeys(db: Db, { teamId, accountId }: AccountIds): Promise<void> {
  await db.deleteFrom('passkeys').where('team_id', '=', teamId).where('account_id', '=', accountId).execute();
}
