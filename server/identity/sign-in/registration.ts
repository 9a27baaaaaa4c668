import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { accountOfPhone, createTeam, refuseTaken, type AccountIds } from '../accounts/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { spendPhoneCode } from '../phone-codes/service.ts';

export interface Registration {
  username: string;
  phone: string;
  code: string;
  password: string;
  nickname: string;
  company: string;
}

/** Thirty an hour from a network, for each call that tells whether a number or a name has an account. */
const countQuestion = (db: Db, ctx: Context, what: 'phone-asked' | 'registration'): Promise<void> =>
  refuseBeyondRates(db, ctx.now(), { key: `${what}:${callerNetwork(ctx)}`, max: 30, seconds: 3600 });

/**
 * Creates a team with its main account, on the free plan. Taken names are reported before the code is used up, so that
 * another name can be tried with the same code; hence every try is counted first.
 * @throws AppError too_many_requests, taken, wrong_code
 */
export async function registerTeam(db: Db, ctx: Context, input: Registration): Promise<AccountIds> {
  const { code, ...account } = input;
  await countQuestion(db, ctx, 'registration');
  await refuseTaken(db, ctx, account);
  await spendPhoneCode(db, ctx, account.phone, code);
  const team = { ...account, teamName: account.company, isOperator: false };
  return createTeam(db, ctx, team, (db, { teamId, accountId }) =>
    recordOperation(db, ctx, teamId, {
      action: 'account.register',
      by: { id: accountId, username: account.username, nickname: account.nickname },
      subject: 'account',
      subjectId: accountId,
      subjectName: account.username,
    }),
  );
}

/** Tells whether a number has an account. @throws AppError too_many_requests */
export async function isPhoneRegistered(db: Db, ctx: Context, phone: string): Promise<boolean> {
  await countQuestion(db, ctx, 'phone-asked');
  return (await accountOfPhone(db, phone)) !== null;
}
