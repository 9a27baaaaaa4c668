import type { SecondStep } from '../../../contract/core/errors.ts';
import type { TokenPair } from '../../../contract/identity/sign-in.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { AccountIds } from '../accounts/service.ts';
import { fingerprintOf, openPendingSignIn, spendPendingSignIn } from '../second-factors/pending-sign-in.ts';
import { passkeySiteOf } from '../second-factors/passkey-site.ts';
import { requestOptions, takePasskey } from '../second-factors/passkeys.ts';
import { takeCode } from '../second-factors/service.ts';
import { lockAdmissible, openFor } from './admit.ts';
import { countGuess, liftLock, refuseGuesser, takeAttempt } from './lock-out.ts';

/**
 * Ends a sign-in with its second step. Guesses are counted like those at passwords, and beside them: a right password,
 * or a new one, gives no new guesses here.
 * @param show takes what was shown, in the transaction of the team; null if it is wrong
 * @throws AppError second_step_over, wrong_second_factor, second_factor_locked, too_many_requests, account_disabled
 */
async function finish(
  db: Db,
  ctx: Context,
  challenge: string,
  show: (db: Db, ids: AccountIds) => Promise<SecondStep | null>,
): Promise<TokenPair> {
  const pending = await openPendingSignIn(db, ctx, challenge);
  if (!pending) throw new AppError('second_step_over');
  await refuseGuesser(db, ctx);
  await takeAttempt(db, ctx, pending);
  const pair = await asTeam(db, pending.teamId, async db => {
    const account = await lockAdmissible(db, pending);
    if (fingerprintOf(account.password_hash) !== pending.password) throw new AppError('second_step_over');
    const secondFactor = await show(db, pending);
    if (!secondFactor) return null;
    if (!(await spendPendingSignIn(db, ctx, pending))) throw new AppError('second_step_over');
    return openFor(db, ctx, account, { way: pending.way, secondFactor });
  });
  if (!pair) {
    await countGuess(db, ctx, pending);
    throw new AppError('wrong_second_factor');
  }
  await liftLock(db, pending);
  return pair;
}

export const finishSignIn = (
  db: Db,
  ctx: Context,
  secrets: Secrets,
  { challenge, code }: { challenge: string; code: string },
): Promise<TokenPair> => finish(db, ctx, challenge, (db, ids) => takeCode(db, ctx, secrets, ids, code));

/** @param publicUrl where people reach the product: passkeys belong to its host */
export function finishWithPasskey(
  db: Db,
  ctx: Context,
  publicUrl: string,
  { challenge: token, response }: { challenge: string; response: { id: string } },
): Promise<TokenPair> {
  const site = passkeySiteOf(publicUrl);
  return finish(db, ctx, token, async (db, ids) =>
    site ? takePasskey(db, ctx, site, ids, { token, response }) : null,
  );
}

/** What the browser needs to show a passkey. @throws AppError second_step_over */
export async function passkeyOptions(
  db: Db,
  ctx: Context,
  publicUrl: string,
  challenge: string,
): Promise<object> {
  const pending = await openPendingSignIn(db, ctx, challenge);
  const site = passkeySiteOf(publicUrl);
  if (!pending || !site) throw new AppError('second_step_over');
  return asTeam(db, pending.teamId, db => requestOptions(db, site, pending, challenge));
}
