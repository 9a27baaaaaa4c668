import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { addRotated, sealAnew, type Rotated } from '../../core/auth/reseal-secrets.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { changeAccount, listTeamIds, lockAccount, type AccountIds } from '../accounts/service.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotp,
  findPolicy,
  findTotp,
  lockAccounts,
  lockTotpSecrets,
  putRecoveryCodes,
  putTotp,
  setPolicy,
  setTotp,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';
import { deletePasskey, deletePasskeys, listPasskeys } from './passkeys.queries.ts';
import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/* All functions work in the caller's transaction as the team, unless they say otherwise. */

const placeOf = ({ teamId, accountId }: AccountIds) => `second factor ${teamId}/${accountId}`;

interface Passkey {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What an account can show in the second step. */
export interface Factors {
  totp: boolean;
  passkeys: Passkey[];
  recoveryCodes: number;
}

export async function loadFactors(db: Db, ids: AccountIds): Promise<Factors> {
  const totp = await findTotp(db, ids);
  const passkeys = (await listPasskeys(db, ids)).map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
  const recoveryCodes = await countRecoveryCodes(db, ids);
  return { totp: Boolean(totp?.confirmed_at), passkeys, recoveryCodes };
}

/** @returns the secret, which is good for nothing until a code of it was shown @throws AppError second_factor_state */
export async function beginTotp(
  db: Db,
  ctx: Context,
  secrets: Secrets,
  account: AccountIds & { username: string },
): Promise<{ secret: string; address: string }> {
  const known = await findTotp(db, account);
  if (known?.confirmed_at) throw new AppError('second_factor_state');
  const secret = newTotpSecret(ctx);
  await putTotp(db, account, secrets.seal(secret, placeOf(account)), ctx.now());
  return { secret, address: totpAddress(secret, account.username) };
}

/** @throws AppError second_factor_state, wrong_second_factor */
export async function confirmTotp(
  db: Db,
  ctx: Context,
  secrets: Secrets,
  ids: AccountIds,
  code: string,
): Promise<void> {
  const totp = await findTotp(db, ids);
  if (!totp || totp.confirmed_at) throw new AppError('second_factor_state');
  const step = stepOfCode(secrets.open(totp.secret, placeOf(ids)), code, ctx.now(), totp.last_step);
  if (step === null) throw new AppError('wrong_second_factor');
  await takeStep(db, ids, step);
  await setTotp(db, ids, { confirmed_at: ctx.now() });
}

/** New codes in the place of all earlier ones. @returns them in plain text, for once */
export async function makeRecoveryCodes(db: Db, ctx: Context, ids: AccountIds): Promise<string[]> {
  const codes = newRecoveryCodes(ctx);
  const hashes = codes.map(code => hashRecoveryCode(ids, readRecoveryCode(code) ?? code));
  await putRecoveryCodes(db, ids, hashes);
  return codes;
}

/**
 * After a factor was added or taken away: the account asks for a second step as long as it has one.
 * @returns the recovery codes that come with the first factor
 */
export async function settleFactors(db: Db, ctx: Context, ids: AccountIds): Promise<string[] | null> {
  const account = await lockAccount(db, ids);
  const { totp, passkeys } = await loadFactors(db, ids);
  const has = totp || passkeys.length > 0;
  if (account?.has_second_factor === has) return null;
  await changeAccount(db, ids, { has_second_factor: has });
  if (has) return makeRecoveryCodes(db, ctx, ids);
  await deleteRecoveryCodes(db, ids);
  return null;
}

/** @throws AppError second_factor_state */
export async function removeTotp(db: Db, ctx: Context, ids: AccountIds): Promise<void> {
  const totp = await findTotp(db, ids);
  if (!totp?.confirmed_at) throw new AppError('second_factor_state');
  await deleteTotp(db, ids);
  await settleFactors(db, ctx, ids);
}

/** @throws AppError not_found */
export async function removePasskey(db: Db, ctx: Context, ids: AccountIds, id: number): Promise<void> {
  if (!(await deletePasskey(db, ids, id))) throw new AppError('not_found');
  await settleFactors(db, ctx, ids);
}

/** Everything that an account can show in the second step goes. @returns false if it had nothing */
export async function removeFactors(db: Db, ctx: Context, ids: AccountIds): Promise<boolean> {
  const account = await lockAccount(db, ids);
  await deleteTotp(db, ids);
  await deletePasskeys(db, ids);
  await settleFactors(db, ctx, ids);
  return account?.has_second_factor === true;
}

/** Whether every account of the team has to have a second factor. */
export async function requiresFactor(db: Db, teamId: number): Promise<boolean> {
  return findPolicy(db, teamId);
}

/**
 * Requires a second factor of every account, or no more.
 * @returns what was required before, and the accounts without a second factor
 * @throws AppError own_factor_first, so that nobody requires what they do not have themselves
 */
export async function changePolicy(
  db: Db,
  { teamId, accountId }: AccountIds,
  isRequired: boolean,
): Promise<{ before: boolean; without: number[] }> {
  const accounts = await lockAccounts(db, teamId);
  const without = accounts.filter(account => !account.has_second_factor).map(({ id }) => id);
  if (isRequired && without.includes(accountId)) throw new AppError('own_factor_first');
  const before = await findPolicy(db, teamId);
  await setPolicy(db, teamId, isRequired);
  return { before, without };
}

/** Takes a code of the app, or a recovery code. @returns which of them it was; null for a wrong or used one */
export async function takeCode(
  db: Db,
  ctx: Context,
  secrets: Secrets,
  ids: AccountIds,
  code: string,
): Promise<'totp' | 'recovery' | null> {
  const recovery = readRecoveryCode(code);
  if (recovery) {
    const isTaken = await takeRecoveryCode(db, ids, hashRecoveryCode(ids, recovery), ctx.now());
    return isTaken ? 'recovery' : null;
  }
  const totp = await findTotp(db, ids);
  if (!totp?.confirmed_at) return null;
  const secret = secrets.open(totp.secret, placeOf(ids));
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), ctx.now(), totp.last_step);
  return step !== null && (await takeStep(db, ids, step)) ? 'totp' : null;
}

/** Seals with the current key what an old key sealed, team by team. */
export async function rotateSecondFactors(pool: Db, secrets: Secrets): Promise<Rotated> {
  const each: Rotated[] = [];
  for (const teamId of await listTeamIds(pool)) {
    const ofTeam = await asTeam(pool, teamId, async db => {
      const rows = (await lockTotpSecrets(db, teamId)).map(({ account_id: accountId, secret }) => ({
        accountId,
        sealed: secret,
        place: placeOf({ teamId, accountId }),
      }));
      return sealAnew(secrets, rows, ({ accountId }, secret) =>
        setTotp(db, { teamId, accountId }, { secret }),
      );
    });
    each.push(ofTeam);
  }
  return addRotated(each);
}
