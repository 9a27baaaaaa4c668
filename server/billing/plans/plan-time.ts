import type { GivingHow } from '../../../contract/billing/operator-order-kinds.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { setDue } from '../../core/db/due-work/due-work.ts';
import { AppError } from '../../core/errors.ts';
import { announce } from '../../core/realtime/announce.ts';
import { monthsAfter } from './add-months.ts';
import { lastEnd, layOut, planAt, postponePeriod, type PlanPeriod } from './plan-periods.ts';
import { insertPeriod, livePeriods, updatePeriod } from './plan-periods.queries.ts';
import { listPlanRows, lockTeam, setTeamPlan } from './queries.ts';
import { nextReminder } from './plan-reminders.ts';

/** A team's periods with its row locked: changes of one team's plan are serialised. */
export interface HeldTime {
  team: NonNullable<Awaited<ReturnType<typeof lockTeam>>>;
  periods: PlanPeriod[];
}

const ms = (moment: Date | null) => moment?.getTime() ?? null;
const momentOf = (at: number | null) => (at === null ? null : new Date(at));

/** In the team's transaction; null if the team does not exist. */
export async function holdTime(db: Db, ctx: Context, teamId: number): Promise<HeldTime | null> {
  const team = await lockTeam(db, teamId);
  if (!team) return null;
  const now = ctx.now();
  const rows = await livePeriods(db, teamId, now);
  const periods: PlanPeriod[] = rows.map(row => ({
    id: row.id,
    orderId: row.order_id,
    plan: row.plan,
    fen: row.fen,
    beginsAt: row.begins_at.getTime(),
    endsAt: ms(row.ends_at),
    givenAt: row.given_at.getTime(),
  }));
  const isOver = team.plan === 'free' || (team.plan_ends_at !== null && team.plan_ends_at <= now);
  if (!isOver && !planAt(periods, now.getTime())) {
    const endsAt = ms(team.plan_ends_at);
    const beginsAt = now.getTime();
    periods.unshift({ id: null, orderId: null, plan: team.plan, fen: 0, beginsAt, endsAt, givenAt: 0 });
  }
  return { team, periods };
}

/** Stores the team's plan according to its periods, and when it must be updated next. */
export async function settleTime(db: Db, ctx: Context, { team, periods }: HeldTime) {
  const [teamId, now] = [team.team_id, ctx.now()];
  const present = planAt(periods, now.getTime());
  const endsAt = momentOf(present?.endsAt ?? null);
  await setTeamPlan(db, teamId, { code: present?.plan ?? 'free', endsAt });
  const reminder = endsAt && nextReminder(endsAt, now);
  await setDue(db, { teamId, id: teamId }, { 'plan.end': endsAt, 'plan.remind': reminder });
  await announce(db, { teamId }, { code: realtimeCodes.plan });
  return { plan: present?.plan ?? 'free', endsAt };
}

interface NewTime {
  orderId: number | null;
  plan: string;
  fen: number;
  givenBy: number | null;
  reason: string;
}

async function write(db: Db, ctx: Context, teamId: number, time: NewTime, beginsAt: number, endsAt: number) {
  await insertPeriod(db, {
    team_id: teamId,
    order_id: time.orderId,
    plan: time.plan,
    fen: time.fen,
    begins_at: new Date(beginsAt),
    ends_at: new Date(endsAt),
    given_by: time.givenBy,
    reason: time.reason,
    given_at: ctx.now(),
  });
}

async function place(db: Db, ctx: Context, teamId: number, period: PlanPeriod): Promise<void> {
  const places = { begins_at: new Date(period.beginsAt), ends_at: momentOf(period.endsAt), fen: period.fen };
  if (period.id !== null) return updatePeriod(db, { teamId, id: period.id }, places);
  const row = { team_id: teamId, order_id: null, plan: period.plan, given_by: null, given_at: ctx.now() };
  await insertPeriod(db, { ...row, ...places });
}

/** Inserts a period at `beginsAt`; a period in its way continues after it. */
async function putIn(
  db: Db,
  ctx: Context,
  { team, periods }: HeldTime,
  time: NewTime,
  { beginsAt, endsAt }: { beginsAt: number; endsAt: number },
) {
  const [teamId, now] = [team.team_id, ctx.now().getTime()];
  const isBefore = (period: PlanPeriod) =>
    period.beginsAt < beginsAt || (period.endsAt ?? endsAt) <= beginsAt;
  const before = beginsAt > now ? periods.filter(isBefore) : [];
  let end = endsAt;
  const after = periods
    .filter(period => !before.includes(period))
    .map(period => {
      const moved = postponePeriod(period, now, end);
      end = moved.endsAt ?? end;
      return moved;
    });
  for (const period of after) await place(db, ctx, teamId, period);
  await write(db, ctx, teamId, time, beginsAt, endsAt);
  const added = { id: null, orderId: time.orderId, plan: time.plan, fen: time.fen, givenAt: now };
  const all = [...before, { ...added, beginsAt, endsAt }, ...after];
  return settleTime(db, ctx, { team, periods: all });
}

async function costsMore(db: Db, plan: string, other: string): Promise<boolean> {
  const prices = new Map((await listPlanRows(db)).map(row => [row.code, row.monthly_fen]));
  return (prices.get(plan) ?? 0) > (prices.get(other) ?? 0);
}

/**
 * Gives the time that an order paid for: after the same plan, or at once instead of a cheaper one, whose time the
 * order's price credits. Time given since the order was not credited: it continues afterwards.
 */
export async function givePaidTime(
  db: Db,
  ctx: Context,
  held: HeldTime,
  order: { id: number; plan: string; months: number; fen: number; orderedAt: Date },
): Promise<{ beginsAt: Date; endsAt: Date; planEndsAt: Date | null }> {
  const now = ctx.now().getTime();
  const present = planAt(held.periods, now);
  let [periods, beginsAt] = [held.periods, now];
  if (present && present.plan === order.plan) beginsAt = present.endsAt ?? now;
  else if (present && !(await costsMore(db, order.plan, present.plan)))
    beginsAt = lastEnd(periods, now) ?? now;
  else {
    const counted = periods.filter(({ givenAt }) => givenAt <= order.orderedAt.getTime());
    for (const { id } of counted) {
      if (id !== null) await updatePeriod(db, { teamId: held.team.team_id, id }, { ended_at: ctx.now() });
    }
    periods = periods.filter(period => !counted.includes(period));
  }
  const endsAt = monthsAfter(new Date(beginsAt), order.months).getTime();
  const time = { orderId: order.id, plan: order.plan, fen: order.fen, givenBy: null, reason: '' };
  const settled = await putIn(db, ctx, { ...held, periods }, time, { beginsAt, endsAt });
  return { beginsAt: new Date(beginsAt), endsAt: new Date(endsAt), planEndsAt: settled.endsAt };
}

const dayMs = 24 * 3_600_000;

/** @throws AppError plan_not_offered if the team's plan has no end */
export async function giveTimeByHand(
  db: Db,
  ctx: Context,
  held: HeldTime,
  input: { plan: string; days: number; how: GivingHow; reason: string; by: number },
): Promise<{ beginsAt: Date; endsAt: Date }> {
  const now = ctx.now().getTime();
  const last = lastEnd(held.periods, now);
  if (last === null) throw new AppError('plan_not_offered');
  const beginsAt = input.how === 'now' ? now : last;
  const endsAt = beginsAt + input.days * dayMs;
  const time = { orderId: null, plan: input.plan, fen: 0, givenBy: input.by, reason: input.reason };
  await putIn(db, ctx, held, time, { beginsAt, endsAt });
  return { beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) };
}

/** Revokes the time of an order; other paid time moves up. */
export async function takeTimeBack(db: Db, ctx: Context, held: HeldTime, orderId: number) {
  const teamId = held.team.team_id;
  const gone = held.periods.filter(period => period.orderId === orderId);
  for (const { id } of gone) {
    if (id !== null) await updatePeriod(db, { teamId, id }, { ended_at: ctx.now() });
  }
  return moveUp(db, ctx, { ...held, periods: held.periods.filter(period => !gone.includes(period)) });
}

/** Moves the remaining periods up to the earliest possible begin. */
export async function moveUp(db: Db, ctx: Context, { team, periods }: HeldTime) {
  const moved = layOut(periods, ctx.now().getTime());
  for (const period of moved) await place(db, ctx, team.team_id, period);
  const places = new Map(moved.map(period => [period.id, period]));
  return settleTime(db, ctx, { team, periods: periods.map(each => places.get(each.id) ?? each) });
}
