import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { lockAccount } from '../../identity/accounts/service.ts';
import { changeRole, provePassword } from '../../identity/sign-in/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { removeQuotas } from '../../billing/plans/member-quotas.ts';
import { wakeTasksOf } from '../../outreach/mail-tasks/service.ts';

const disabledTexts = { zh: '已停用的子账号不能成为主账号，请先启用', en: 'is disabled. Enable it first.' };

/** Locks both in the order of their ids, so that two who hand over to each other never deadlock. */
async function lockBoth(db: Db, ctx: SignedIn, targetId: number) {
  const { teamId, accountId } = ctx.actor;
  const ids = [accountId, targetId].toSorted((a, b) => a - b);
  for (const id of ids) await lockAccount(db, { teamId, accountId: id });
  const owner = await lockAccount(db, ctx.actor);
  if (owner?.role !== 'owner') throw new AppError('forbidden', { who: 'owner' });
  const target = await lockAccount(db, { teamId, accountId: targetId });
  if (!target) throw new AppError('not_found');
  if (target.id === owner.id) throw new AppError('not_possible_for_owner');
  return { owner, target };
}

/**
 * Makes a sub-account the main account and the caller a sub-account. Sessions continue with the new rights. The
 * operator of the installation stays the same.
 * @throws AppError wrong_old_password, sign_in_locked, not_found, not_possible_for_owner;
 * invalid_request for a disabled account; forbidden if the caller has handed over meanwhile
 */
export async function handOver(
  db: Db,
  ctx: SignedIn,
  { id, password }: { id: number; password: string },
): Promise<void> {
  await provePassword(db, ctx, password);
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const { owner, target } = await lockBoth(db, ctx, id);
    if (target.disabled_at) {
      throw new AppError('invalid_request', {}, [{ field: 'id', reason: disabledTexts[ctx.lang] }]);
    }
    const [from, to] = [ctx.actor, { teamId, accountId: id }];
    // The order matters: a team must never have two main accounts, not even during a statement.
    await changeRole(db, from, 'member');
    await changeRole(db, to, 'owner');
    await removeQuotas(db, to);
    await wakeTasksOf(db, to, ctx.now());
    await recordOperation(db, ctx, teamId, {
      action: 'team.handOver',
      subject: 'member',
      subjectId: id,
      subjectName: target.nickname,
    });
    const kind = 'team.handedOver';
    const byOwner = { nickName: owner.nickname, accountId: owner.id };
    await notify(db, ctx, { ...to, kind, details: byOwner });
    const toTarget = { nickName: target.nickname, accountId: target.id, context: 'given' };
    await notify(db, ctx, { teamId, accountId: owner.id, kind, details: toTarget });
  });
}
