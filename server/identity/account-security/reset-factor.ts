import { notify } from '../../activity/notifications/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { lockAccount, type AccountIds } from '../accounts/service.ts';
import { removeFactors } from '../second-factors/service.ts';
import { endSessionsOf } from '../sign-in/service.ts';

/**
 * Takes away everything that an account can show in the second step, for somebody who lost it. It is recorded and the
 * account is told, in the transaction of the team.
 * @returns the phone number to warn, after the commit @throws AppError not_found, second_factor_state if it has none
 */
export async function resetFactor(db: Db, ctx: Context, ids: AccountIds): Promise<string> {
  const account = await lockAccount(db, ids);
  if (!account) throw new AppError('not_found');
  if (!(await removeFactors(db, ctx, ids))) throw new AppError('second_factor_state');
  await endSessionsOf(db, ctx, ids);
  await notify(db, ctx, { ...ids, kind: 'account.factorReset', details: {} });
  await recordOperation(db, ctx, ids.teamId, {
    action: 'member.resetFactor',
    subject: 'member',
    subjectId: ids.accountId,
    subjectName: account.nickname,
  });
  return account.phone;
}
