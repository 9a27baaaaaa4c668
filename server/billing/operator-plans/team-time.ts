import type { BodyOf, QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { giveTime, listExpiring, getTeamTime } from '../../../contract/billing/operator-plans.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { ownerOf } from '../../identity/accounts/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { listPeriods, planPrices } from '../plans/service.ts';
import { giveTimeByHand, holdTime } from '../plans/plan-time.ts';
import { expiringPage, findTeamRow } from './team-time.queries.ts';

const dayMs = 24 * 3_600_000;
const maxPeriods = 200;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** @throws AppError not_found if the team or plan does not exist, plan_not_offered */
export async function giveByHand(
  pool: Db,
  ctx: SignedIn,
  teamId: number,
  body: BodyOf<typeof giveTime>,
): Promise<ReplyOf<typeof giveTime>> {
  const price = (await planPrices(pool)).plans.get(body.plan);
  if (!price) throw new AppError('not_found');
  return asTeam(pool, teamId, async db => {
    const held = await holdTime(db, ctx, teamId);
    if (!held) throw new AppError('not_found');
    const { team } = held;
    const given = await giveTimeByHand(db, ctx, held, { ...body, by: ctx.actor.accountId });
    const endsAt = given.endsAt.toISOString();
    await recordOperation(db, ctx, teamId, {
      action: 'plan.give',
      subject: 'team',
      subjectId: teamId,
      subjectName: team.name,
      before: { plan: team.plan, endsAt: iso(team.plan_ends_at) },
      after: { plan: body.plan, days: body.days, endsAt, reason: body.reason },
    });
    const details = { plan: body.plan, endsAt };
    await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'plan.changed', details });
    return { beginsAt: given.beginsAt.toISOString(), endsAt };
  });
}

/** @throws AppError not_found */
export function timeOf(pool: Db, ctx: Context, teamId: number): Promise<ReplyOf<typeof getTeamTime>> {
  return asTeam(pool, teamId, async db => {
    const team = await findTeamRow(db, teamId);
    if (!team) throw new AppError('not_found');
    const isOver = team.plan_ends_at !== null && team.plan_ends_at <= ctx.now();
    const periods = await listPeriods(db, teamId, maxPeriods);
    return {
      teamId,
      teamName: team.name,
      owner: team.username ?? '',
      plan: isOver ? 'free' : team.plan,
      endsAt: isOver ? null : iso(team.plan_ends_at),
      periods: periods.map(period => ({
        plan: period.plan,
        paidFen: period.fen,
        number: period.number,
        beginsAt: period.begins_at.toISOString(),
        endsAt: iso(period.ends_at),
        endedAt: iso(period.ended_at),
        reason: period.reason,
      })),
    };
  });
}

/** Teams whose plan ends within this many days. */
export async function listExpiringTeams(
  pool: Db,
  ctx: Context,
  { days, ...page }: QueryOf<typeof listExpiring>,
): Promise<ReplyOf<typeof listExpiring>> {
  const until = new Date(ctx.now().getTime() + days * dayMs);
  const { rows, total } = await expiringPage(pool, until, page);
  const teams: ReplyOf<typeof listExpiring>['teams'] = [];
  for (const { team_id: teamId, due_at: due } of rows) {
    const team = await asTeam(pool, teamId, db => findTeamRow(db, teamId));
    if (!team) continue;
    const endsAt = (team.plan_ends_at ?? due).toISOString();
    teams.push({ teamId, teamName: team.name, owner: team.username ?? '', plan: team.plan, endsAt });
  }
  return { teams, total };
}
