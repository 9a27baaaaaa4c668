import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { processDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { ownerOf } from '../../identity/accounts/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { monthsAfter } from './add-months.ts';
import type { PlanPeriod } from './plan-periods.ts';
import { insertPeriod, updatePeriod } from './plan-periods.queries.ts';
import { holdTime, moveUp, settleTime } from './plan-time.ts';
import { listPlanRows } from './queries.ts';

/** Why a plan cannot be set; shown by the command. */
export class PlanChangeError extends Error {}

/**
 * Replaces a team's plan by hand, for N months from now or without end.
 * @returns when it ends
 * @throws PlanChangeError if the plan or team does not exist
 */
export async function changePlan(
  db: Db,
  ctx: Context,
  input: { teamId: number; plan: string; months: number | null },
): Promise<Date | null> {
  const { teamId, months, plan } = input;
  const plans = await listPlanRows(db);
  if (!plans.some(({ code }) => code === plan)) {
    const codes = plans.map(({ code }) => code).join(', ');
    throw new PlanChangeError(`There is no plan ${plan}; there are ${codes}`);
  }
  return asTeam(db, teamId, async db => {
    const held = await holdTime(db, ctx, teamId);
    if (!held) throw new PlanChangeError(`There is no team ${teamId}`);
    const { team, periods } = held;
    const now = ctx.now();
    for (const { id } of periods) {
      if (id !== null) await updatePeriod(db, { teamId, id }, { ended_at: now });
    }
    const endsAt = months === null || plan === 'free' ? null : monthsAfter(now, months);
    const given: PlanPeriod[] = [];
    if (plan !== 'free') {
      const row = { team_id: teamId, order_id: null, plan, fen: 0, given_by: null, given_at: now };
      await insertPeriod(db, { ...row, begins_at: now, ends_at: endsAt });
      const [beginsAt, end] = [now.getTime(), endsAt?.getTime() ?? null];
      given.push({ id: null, orderId: null, plan, fen: 0, beginsAt, endsAt: end, givenAt: beginsAt });
    }
    await settleTime(db, ctx, { team, periods: given });
    await recordOperation(db, ctx, teamId, {
      action: 'plan.change',
      subject: 'team',
      subjectId: teamId,
      subjectName: team.name,
      before: { plan: team.plan, endsAt: team.plan_ends_at?.toISOString() ?? null },
      after: { plan, endsAt: endsAt?.toISOString() ?? null },
    });
    const details = { plan, ...(endsAt && { endsAt: endsAt.toISOString() }) };
    await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'plan.changed', details });
    return endsAt;
  });
}

/** Moves ended plans to the next given time, otherwise to free; nothing is deleted. */
export async function endPlans(db: Db, ctx: Context): Promise<void> {
  await processDue(db, 'plan.end', ctx.now(), async (db, { teamId }) => {
    const held = await holdTime(db, ctx, teamId);
    if (!held?.team.plan_ends_at || held.team.plan_ends_at > ctx.now()) return;
    const { team } = held;
    const { plan, endsAt } = await moveUp(db, ctx, held);
    const goesOn = plan !== 'free';
    await recordOperation(db, ctx, teamId, {
      action: goesOn ? 'plan.change' : 'plan.end',
      subject: 'team',
      subjectId: teamId,
      subjectName: team.name,
      before: { plan: team.plan },
      after: { plan },
    });
    const details = { plan: goesOn ? plan : team.plan, ...(endsAt && { endsAt: endsAt.toISOString() }) };
    const kind = goesOn ? 'plan.changed' : 'plan.ended';
    await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind, details });
  });
}
