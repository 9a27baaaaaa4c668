import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { dropDue, putDue, workOffDue } from '../../db/due-work.ts';
import { asTeam } from '../../db/tenant.ts';
import { ownerOf } from '../accounts/service.ts';
import { notify } from '../notifications/service.ts';
import { recordOperation } from '../operation-records/service.ts';
import { monthsAfter } from './months.ts';
import { listPlanRows, lockTeam, setTeamPlan } from './queries.ts';
import { tellPlanChanged } from './service.ts';

const endOfPlan = 'plan.end';

/** Why a plan cannot be set: said by the command that was asked to. */
export class PlanChangeError extends Error {}

/**
 * Gives a team a plan for so many months from now on, or for ever; the operator's way until it is paid for.
 * @returns when it ends
 * @throws PlanChangeError for a plan or team that does not exist
 */
export async function changePlan(
  db: Db,
  ctx: Context,
  input: { teamId: number; plan: string; months: number | null },
): Promise<Date | null> {
  const { teamId, months } = input;
  const plans = await listPlanRows(db);
  if (!plans.some(plan => plan.code === input.plan)) {
    throw new PlanChangeError(
      `There is no plan ${input.plan}; there are ${plans.map(plan => plan.code).join(', ')}`,
    );
  }
  return asTeam(db, teamId, async db => {
    const team = await lockTeam(db, teamId);
    if (!team) throw new PlanChangeError(`There is no team ${teamId}`);
    const endsAt = months === null || input.plan === 'free' ? null : monthsAfter(ctx.now(), months);
    await setTeamPlan(db, teamId, { code: input.plan, endsAt });
    const due = { teamId, id: teamId };
    await (endsAt ? putDue(db, endOfPlan, due, endsAt) : dropDue(db, endOfPlan, due));
    await recordOperation(db, ctx, teamId, {
      action: 'plan.change',
      subject: 'team',
      subjectId: teamId,
      subjectName: team.name,
      before: { plan: team.plan, endsAt: team.plan_ends_at?.toISOString() ?? null },
      after: { plan: input.plan, endsAt: endsAt?.toISOString() ?? null },
    });
    const details = { plan: input.plan, ...(endsAt && { endsAt: endsAt.toISOString() }) };
    await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'plan.changed', details });
    await tellPlanChanged(db, teamId);
    return endsAt;
  });
}

/** Plans that have ended fall back to free; nothing is deleted (product §4). */
export async function endPlans(db: Db, ctx: Context): Promise<void> {
  await workOffDue(db, endOfPlan, ctx.now(), async (db, { teamId }) => {
    const team = await lockTeam(db, teamId);
    if (!team?.plan_ends_at || team.plan_ends_at > ctx.now()) return;
    await setTeamPlan(db, teamId, { code: 'free', endsAt: null });
    await recordOperation(db, ctx, teamId, {
      action: 'plan.end',
      subject: 'team',
      subjectId: teamId,
      subjectName: team.name,
      before: { plan: team.plan },
      after: { plan: 'free' },
    });
    const details = { plan: team.plan };
    await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'plan.ended', details });
    await tellPlanChanged(db, teamId);
  });
}
