import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { changeAccount, changePhoneOf, lockAccount, refuseTaken } from '../../accounts/service.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { spendPhoneCode } from '../../phone-codes/service.ts';

export async function updateProfile(
  db: Db,
  ctx: SignedIn,
  after: { nickname: string; company: string },
): Promise<void> {
  const { actor } = ctx;
  await asTeam(db, actor.teamId, async db => {
    const account = await lockAccount(db, actor);
    await changeAccount(db, actor, after);
    await recordOperation(db, ctx, actor.teamId, {
      action: 'account.updateProfile',
      subject: 'account',
      subjectId: actor.accountId,
      before: { nickname: account?.nickname ?? '', company: account?.company ?? '' },
      after,
    });
  });
}

/** Twenty tries an hour: a try tells whether a number has an account. @throws AppError too_many_requests, wrong_code, taken */
export async function changePhone(
  db: Db,
  ctx: SignedIn,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const { actor } = ctx;
  const key = `phone-change:${actor.teamId}/${actor.accountId}`;
  const wait = await consumeRateLimit(db, ctx.now(), { key, max: 20, seconds: 3600 });
  if (wait > 0) throw new AppError('too_many_requests', { seconds: wait });
  await refuseTaken(db, ctx, { phone });
  await spendPhoneCode(db, ctx, phone, code);
  await asTeam(db, actor.teamId, async db => {
    const account = await lockAccount(db, actor);
    await changePhoneOf(db, ctx, actor, phone);
    await recordOperation(db, ctx, actor.teamId, {
      action: 'account.changePhone',
      subject: 'account',
      subjectId: actor.accountId,
      before: { phone: account?.phone ?? '' },
      after: { phone },
    });
  });
}
