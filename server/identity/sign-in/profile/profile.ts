import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { refuseBeyondRates } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { changeAccount, changePhoneOf, lockAccount, refuseTaken } from '../../accounts/service.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import type { SmsSender } from '../../../outside/sms/sms-sender.ts';
import { spendPhoneCode } from '../../phone-codes/service.ts';
import { sendWarning } from '../../phone-codes/warnings.ts';
import { provePassword } from '../service.ts';

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

/**
 * With the password, since whoever has the phone can set a new one. Twenty tries an hour: a try tells whether a number
 * has an account.
 * @throws AppError too_many_requests, wrong_old_password, sign_in_locked, wrong_code, taken
 */
export async function changePhone(
  db: Db,
  ctx: SignedIn,
  sms: Pick<SmsSender, 'sendNotice'>,
  { phone, code, password }: { phone: string; code: string; password: string },
): Promise<void> {
  const { actor } = ctx;
  const key = `phone-change:${actor.teamId}/${actor.accountId}`;
  await refuseBeyondRates(db, ctx.now(), { key, max: 20, seconds: 3600 });
  await provePassword(db, ctx, password);
  await refuseTaken(db, ctx, { phone });
  await spendPhoneCode(db, ctx, phone, code);
  const former = await asTeam(db, actor.teamId, async db => {
    const account = await lockAccount(db, actor);
    await changePhoneOf(db, ctx, actor, phone);
    await recordOperation(db, ctx, actor.teamId, {
      action: 'account.changePhone',
      subject: 'account',
      subjectId: actor.accountId,
      before: { phone: account?.phone ?? '' },
      after: { phone },
    });
    return account?.phone ?? '';
  });
  if (former !== phone) await sendWarning(ctx, sms, former, 'phoneChanged');
}
