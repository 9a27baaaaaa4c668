import { hashPassword } from '../../core/auth/password-hash.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { accountOfPhone, changeAccount, lockAccount } from '../accounts/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { spendPhoneCode } from '../phone-codes/service.ts';
import { liftLock } from './lock-out.ts';
import { provePassword } from './service.ts';
import type { TokenPair } from '../../../contract/identity/sign-in.ts';
import { endSessions, renewTokens } from './sessions/sessions.ts';

/**
 * All tokens end, also stolen ones; the caller goes on with the new pair.
 * @throws AppError wrong_old_password, same_password, unauthenticated
 */
export async function changePassword(
  db: Db,
  ctx: SignedIn,
  input: { oldPassword: string; password: string },
): Promise<TokenPair> {
  const { teamId, accountId, sessionId } = ctx.actor;
  await provePassword(db, ctx, input.oldPassword);
  if (input.oldPassword === input.password) throw new AppError('same_password');
  const password_hash = await hashPassword(input.password, ctx.randomBytes(16));
  return asTeam(db, teamId, async db => {
    const account = await lockAccount(db, ctx.actor);
    if (!account) throw new AppError('unauthenticated');
    const pair = await renewTokens(db, ctx, account, sessionId);
    await changeAccount(db, ctx.actor, { password_hash });
    const subject = { subject: 'account', subjectId: accountId };
    await recordOperation(db, ctx, teamId, { action: 'account.changePassword', ...subject });
    return pair;
  });
}

/** Sets a new password with a code sent to the phone. @throws AppError wrong_code */
export async function recoverPassword(
  db: Db,
  ctx: Context,
  input: { phone: string; code: string; password: string },
): Promise<void> {
  await spendPhoneCode(db, ctx, input.phone, input.code);
  const ids = await accountOfPhone(db, input.phone);
  if (!ids) throw new AppError('wrong_code');
  const password_hash = await hashPassword(input.password, ctx.randomBytes(16));
  await asTeam(db, ids.teamId, async db => {
    const account = await lockAccount(db, ids);
    if (!account) throw new AppError('wrong_code');
    await changeAccount(db, ids, { password_hash });
    await endSessions(db, ctx, ids, 'ended');
    await liftLock(db, account.username);
    await recordOperation(db, ctx, ids.teamId, {
      action: 'account.changePassword',
      by: account,
      subject: 'account',
      subjectId: account.id,
      after: { way: 'phone' },
    });
  });
}
