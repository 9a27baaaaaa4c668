import type { SecondStep } from '../../../contract/core/errors.ts';
import type { TokenPair } from '../../../contract/identity/sign-in.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { makeHook } from '../../core/hooks.ts';
import { changeAccount, lockAccount, type AccountIds } from '../accounts/service.ts';
import { makePendingSignIn, pendingSeconds } from '../second-factors/pending-sign-in.ts';
import { loadFactors, type Factors } from '../second-factors/service.ts';
import { openSession, type SignInWay } from './sessions/sessions.ts';

/** Locks an account that may sign in. @throws AppError wrong_credentials, account_disabled */
export async function lockAdmissible(db: Db, ids: AccountIds) {
  const account = await lockAccount(db, ids);
  if (!account) throw new AppError('wrong_credentials');
  if (account.disabled_at) throw new AppError('account_disabled');
  return account;
}

type Locked = Awaited<ReturnType<typeof lockAdmissible>>;

/** A password or a phone was proved. A later context may refuse it, in the transaction of the team. */
export const passwordProved = makeHook<AccountIds>();

const recordedProof = (way: SignInWay, secondFactor: SecondStep) => ({ way, secondFactor });

/** Opens the session of a locked account that has shown all that it has to. */
export async function openFor(
  db: Db,
  ctx: Context,
  account: Locked,
  { way, secondFactor }: { way: SignInWay; secondFactor?: SecondStep },
): Promise<TokenPair> {
  const ids = { teamId: account.team_id, accountId: account.id };
  const pair = await openSession(db, ctx, account, way);
  await changeAccount(db, ids, { last_seen_at: ctx.now() });
  await recordOperation(db, ctx, ids.teamId, {
    action: 'account.signIn',
    by: account,
    subject: 'account',
    subjectId: account.id,
    after: secondFactor ? recordedProof(way, secondFactor) : { way },
  });
  return pair;
}

const waysOf = ({ totp, passkeys, recoveryCodes }: Factors): SecondStep[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys.length ? (['passkey'] as const) : []),
  ...(recoveryCodes ? (['recovery'] as const) : []),
];

/**
 * Opens a session for an account whose password or phone was proved.
 * @throws AppError second_factor_needed with a challenge, for an account that has a second factor; sso_required
 */
export async function admit(
  db: Db,
  ctx: Context,
  ids: AccountIds,
  way: Exclude<SignInWay, 'sso'>,
): Promise<TokenPair> {
  const admitted = await asTeam(db, ids.teamId, async db => {
    const account = await lockAdmissible(db, ids);
    await passwordProved.run(db, ctx, ids);
    if (!account.has_second_factor) return openFor(db, ctx, account, { way });
    return { passwordHash: account.password_hash, ways: waysOf(await loadFactors(db, ids)) };
  });
  if ('access_token' in admitted) return admitted;
  const { passwordHash, ways } = admitted;
  const challenge = await makePendingSignIn(db, ctx, { ...ids, way, passwordHash });
  const data = { challenge, ways, expiresIn: pendingSeconds };
  throw new AppError('second_factor_needed', {}, [], data);
}
