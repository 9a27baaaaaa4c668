import type { Db } from '../../core/db/database.ts';
import type { AccountIds } from '../accounts/service.ts';

const idsOf = ({ teamId, accountId }: AccountIds) => ({ team_id: teamId, account_id: accountId });

export function findTotp(db: Db, { teamId, accountId }: AccountIds) {
  return db
    .selectFrom('totp_factors')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Puts an unconfirmed secret in the place of another unconfirmed one. */
export async function putTotp(db: Db, ids: AccountIds, secret: string, at: Date): Promise<void> {
  const row = { secret, last_step: 0, created_at: at, confirmed_at: null };
  await db
    .insertInto('totp_factors')
    .values({ ...idsOf(ids), ...row })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id']).doUpdateSet(row))
    .execute();
}

export async function setTotp(
  db: Db,
  { teamId, accountId }: AccountIds,
  change: { confirmed_at?: Date; secret?: string },
): Promise<void> {
  await db
    .updateTable('totp_factors')
    .set(change)
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes a step of the clock. @returns false if it or a later one was taken before */
export async function takeStep(db: Db, { teamId, accountId }: AccountIds, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTotp(db: Db, { teamId, accountId }: AccountIds): Promise<void> {
  await db
    .deleteFrom('totp_factors')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether every account of the team has to have a second factor. */
export async function findPolicy(db: Db, teamId: number): Promise<boolean> {
  const team = await db
    .selectFrom('teams')
    .select('requires_second_factor')
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return team.requires_second_factor;
}

export async function setPolicy(db: Db, teamId: number, isRequired: boolean): Promise<void> {
  await db
    .updateTable('teams')
    .set({ requires_second_factor: isRequired })
    .where('team_id', '=', teamId)
    .execute();
}

/** Locked: no sign-in of the team is under way. */
export function lockAccounts(db: Db, teamId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'has_second_factor'])
    .where('team_id', '=', teamId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locked, to seal them with another key. */
export function lockTotpSecrets(db: Db, teamId: number) {
  return db
    .selectFrom('totp_factors')
    .select(['account_id', 'secret'])
    .where('team_id', '=', teamId)
    .forUpdate()
    .execute();
}

/** In the place of the earlier ones. */
export async function putRecoveryCodes(db: Db, ids: AccountIds, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, ids);
  const rows = hashes.map(code_hash => ({ ...idsOf(ids), code_hash, used_at: null }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** @returns false for a wrong and for a used one */
export async function takeRecoveryCode(
  db: Db,
  { teamId, accountId }: AccountIds,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, { teamId, accountId }: AccountIds): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function deleteRecoveryCodes(db: Db, { teamId, accountId }: AccountIds): Promise<void> {
  await db
    .deleteFrom('recovery_codes')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}
