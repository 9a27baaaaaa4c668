import { may } from '../../../contract/core/roles/permissions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { actorOf, readAccount } from '../../identity/accounts/service.ts';
import { exceededEntitlement, limitOf, readTeamPlan, type Taker } from '../../billing/plans/service.ts';
import { countOlder, lockSender, type SenderRow } from './queries.ts';

/** True for the account that connected it and for who manages colleagues' work. */
async function mayChange(db: Db, { actor }: Taker, sender: SenderRow): Promise<boolean> {
  if (sender.created_by === actor.accountId) return true;
  const account = await readAccount(db, actor);
  return account !== undefined && may(actorOf(account), 'work.all');
}

/**
 * Returns a sender that the caller may change, locked until the transaction ends.
 * @throws AppError not_found, also for another team's; forbidden
 */
export async function lockOwnSender(db: Db, ctx: Taker, id: number): Promise<SenderRow> {
  const sender = await lockSender(db, ctx.actor.teamId, id);
  if (!sender) throw new AppError('not_found');
  if (!(await mayChange(db, ctx, sender))) throw new AppError('forbidden', { who: 'maker' });
  return sender;
}

/** @throws AppError entitlement_exceeded for a sender beyond the current plan */
export async function refuseBeyondPlan(
  db: Db,
  ctx: Taker & Pick<Context, 'lang'>,
  sender: SenderRow,
): Promise<void> {
  const plan = await readTeamPlan(db, ctx);
  const older = await countOlder(db, ctx.actor.teamId, sender);
  if (older >= limitOf(plan, 'sender.count')) throw exceededEntitlement(ctx, 'sender.count', plan, older + 1);
}
