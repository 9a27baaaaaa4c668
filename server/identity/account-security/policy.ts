import { recordOperation } from '../../activity/audit-log/service.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import * as factors from '../second-factors/service.ts';
import { changeFactorNeed } from '../sign-in/service.ts';

/**
 * Requires a second factor of everybody in the team, or no more. It holds at once, also in sessions that are open: an
 * account without one can do nothing but set one up. @throws AppError own_factor_first
 */
export async function changePolicy(db: Db, ctx: SignedIn, isOn: boolean): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const { before, without } = await factors.changePolicy(db, ctx.actor, isOn);
    if (before === isOn) return;
    await changeFactorNeed(db, teamId, without, isOn);
    await recordOperation(db, ctx, teamId, {
      action: 'team.secondFactor',
      subject: 'team',
      subjectId: teamId,
      before: { isOn: before },
      after: { isOn },
    });
  });
}
