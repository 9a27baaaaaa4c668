import type { TokenPair } from '../../../contract/identity/sign-in.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  fingerprintOf,
  openPendingSignIn,
  spendPendingSignIn,
  type PendingSignIn,
} from '../second-factors/pending-sign-in.ts';
import { takeCode } from '../second-factors/service.ts';
import { lockAdmissible, openFor } from './admit.ts';
import { countGuess, liftLock, refuseGuesser, takeAttempt } from './lock-out.ts';

/** Counted beside the user name: a right password, or a new one, must not give new guesses at the code. */
const counterOf = ({ teamId, accountId }: PendingSignIn) => `second factor ${teamId}/${accountId}`;

/**
 * Ends a sign-in with its second step. Guesses are counted like those at passwords.
 * @throws AppError second_step_over, wrong_second_factor, second_factor_locked, too_many_requests, account_disabled
 */
export async function finishSignIn(
  db: Db,
  ctx: Context,
  secrets: Secrets,
  { challenge, code }: { challenge: string; code: string },
): Promise<TokenPair> {
  const pending = await openPendingSignIn(db, ctx, challenge);
  if (!pending) throw new AppError('second_step_over');
  await refuseGuesser(db, ctx);
  await takeAttempt(db, ctx, counterOf(pending), 'second_factor_locked');
  const pair = await asTeam(db, pending.teamId, async db => {
    const account = await lockAdmissible(db, pending);
    if (fingerprintOf(account.password_hash) !== pending.password) throw new AppError('second_step_over');
    const secondFactor = await takeCode(db, ctx, secrets, pending, code);
    if (!secondFactor) return null;
    if (!(await spendPendingSignIn(db, ctx, pending))) throw new AppError('second_step_over');
    return openFor(db, ctx, account, { way: pending.way, secondFactor });
  });
  if (!pair) {
    await countGuess(db, ctx, counterOf(pending));
    throw new AppError('wrong_second_factor');
  }
  await liftLock(db, counterOf(pending));
  return pair;
}
