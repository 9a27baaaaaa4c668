import type { SecondFactor } from '../../../contract/identity/account-security.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SecondStep } from '../../../contract/core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { lockAccount } from '../accounts/service.ts';
import { passkeySiteOf, type PasskeySite } from '../second-factors/passkey-site.ts';
import { addPasskey, creationOptions } from '../second-factors/passkeys.ts';
import * as factors from '../second-factors/service.ts';
import { liftLock, takeAttempt } from '../sign-in/lock-out.ts';
import { changeFactorNeed, provePassword } from '../sign-in/service.ts';

export async function loadSecondFactor(db: Db, ctx: SignedIn, publicUrl: string): Promise<SecondFactor> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const { totp, passkeys, recoveryCodes } = await factors.loadFactors(db, ctx.actor);
    const isRequired = await factors.requiresFactor(db, teamId);
    const passkeyHost = passkeySiteOf(publicUrl)?.id ?? '';
    return { totp, passkeys, passkeyHost, recoveryCodesLeft: recoveryCodes, isRequired };
  });
}

const recorded = (db: Db, ctx: SignedIn, action: OperationAction, secondFactor: SecondStep) =>
  recordOperation(db, ctx, ctx.actor.teamId, {
    action,
    subject: 'account',
    subjectId: ctx.actor.accountId,
    after: { secondFactor },
  });

/** A first factor opens the product to an account that had to set one up. @returns the recovery codes that come with it */
async function settle(db: Db, ctx: SignedIn): Promise<string[] | null> {
  const { teamId, accountId } = ctx.actor;
  const recoveryCodes = await factors.settleFactors(db, ctx, ctx.actor);
  if (recoveryCodes) await changeFactorNeed(db, teamId, [accountId], false);
  return recoveryCodes;
}

/** @throws AppError second_factor_required if the last factor was taken away where the team requires one */
async function refuseNone(db: Db, ctx: SignedIn): Promise<void> {
  const account = await lockAccount(db, ctx.actor);
  if (account?.has_second_factor) return;
  if (await factors.requiresFactor(db, ctx.actor.teamId)) throw new AppError('second_factor_required');
}

/** With the password, as every change here: a stolen session must not lock the person out. */
export async function beginTotp(
  db: Db,
  ctx: SignedIn,
  secrets: Secrets,
  password: string,
): Promise<{ secret: string; address: string }> {
  await provePassword(db, ctx, password);
  return asTeam(db, ctx.actor.teamId, async db => {
    const account = await lockAccount(db, ctx.actor);
    if (!account) throw new AppError('unauthenticated');
    return factors.beginTotp(db, ctx, secrets, { ...ctx.actor, username: account.username });
  });
}

/**
 * Guesses are counted like those at the second step of a sign-in: with a stolen session somebody could otherwise try all
 * codes of a secret that was never confirmed, and get the recovery codes.
 * @returns the recovery codes that come with the first factor
 * @throws AppError wrong_second_factor, second_factor_locked, second_factor_state
 */
export async function confirmTotp(
  db: Db,
  ctx: SignedIn,
  secrets: Secrets,
  code: string,
): Promise<string[] | null> {
  await takeAttempt(db, ctx, ctx.actor);
  const recoveryCodes = await asTeam(db, ctx.actor.teamId, async db => {
    await lockAccount(db, ctx.actor);
    await factors.confirmTotp(db, ctx, secrets, ctx.actor, code);
    await recorded(db, ctx, 'account.addFactor', 'totp');
    return settle(db, ctx);
  });
  await liftLock(db, ctx.actor);
  return recoveryCodes;
}

/** @throws AppError second_factor_required, second_factor_state */
export async function removeTotp(db: Db, ctx: SignedIn, password: string): Promise<void> {
  await provePassword(db, ctx, password);
  await asTeam(db, ctx.actor.teamId, async db => {
    await lockAccount(db, ctx.actor);
    await factors.removeTotp(db, ctx, ctx.actor);
    await refuseNone(db, ctx);
    await recorded(db, ctx, 'account.removeFactor', 'totp');
  });
}

/** @throws AppError second_factor_state where browsers allow no passkeys */
function siteFor(publicUrl: string): PasskeySite {
  const site = passkeySiteOf(publicUrl);
  if (!site) throw new AppError('second_factor_state');
  return site;
}

/** What the browser needs to make a passkey. */
export async function beginPasskey(
  db: Db,
  ctx: SignedIn,
  publicUrl: string,
  password: string,
): Promise<object> {
  await provePassword(db, ctx, password);
  const site = siteFor(publicUrl);
  return asTeam(db, ctx.actor.teamId, async db => {
    const account = await lockAccount(db, ctx.actor);
    if (!account) throw new AppError('unauthenticated');
    return creationOptions(db, ctx, site, { ...ctx.actor, username: account.username });
  });
}

/** @returns the recovery codes that come with the first factor @throws AppError wrong_second_factor, second_factor_state */
export async function keepPasskey(
  db: Db,
  ctx: SignedIn,
  publicUrl: string,
  made: { name: string; response: unknown },
): Promise<string[] | null> {
  const site = siteFor(publicUrl);
  return asTeam(db, ctx.actor.teamId, async db => {
    await lockAccount(db, ctx.actor);
    await addPasskey(db, ctx, site, ctx.actor, made);
    await recorded(db, ctx, 'account.addFactor', 'passkey');
    return settle(db, ctx);
  });
}

/** @throws AppError not_found, second_factor_required */
export async function removePasskey(
  db: Db,
  ctx: SignedIn,
  { id, password }: { id: number; password: string },
): Promise<void> {
  await provePassword(db, ctx, password);
  await asTeam(db, ctx.actor.teamId, async db => {
    await lockAccount(db, ctx.actor);
    await factors.removePasskey(db, ctx, ctx.actor, id);
    await refuseNone(db, ctx);
    await recorded(db, ctx, 'account.removeFactor', 'passkey');
  });
}

/** @throws AppError second_factor_state for an account without a second factor */
export async function renewRecoveryCodes(db: Db, ctx: SignedIn, password: string): Promise<string[]> {
  await provePassword(db, ctx, password);
  return asTeam(db, ctx.actor.teamId, async db => {
    const account = await lockAccount(db, ctx.actor);
    if (!account?.has_second_factor) throw new AppError('second_factor_state');
    await recorded(db, ctx, 'account.recoveryCodes', 'recovery');
    return factors.makeRecoveryCodes(db, ctx, ctx.actor);
  });
}
