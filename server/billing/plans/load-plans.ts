import {
  entitlementKeys,
  entitlements,
  type EntitlementKey,
  type EntitlementUse,
  type Plan,
  type listPlans,
  type getEquity,
  type getMemberUsage,
  type getUsage,
} from '../../../contract/billing/plans.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { day } from '../../../contract/core/format.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { daysBefore, renewsAt, scopeOf } from './counting-periods.ts';
import { listOwnQuotas } from './member-quotas.ts';
import {
  listPlanRows,
  listPlanValues,
  listTeamAccounts,
  listTerms,
  listUses,
  teamPlan,
  usesByDay,
} from './queries.ts';

async function readPlans(db: Db): Promise<Plan[]> {
  const [rows, values] = [await listPlanRows(db), await listPlanValues(db)];
  return rows.map(plan => ({
    code: plan.code,
    nameZh: plan.name_zh,
    nameEn: plan.name_en,
    monthlyFen: plan.monthly_fen,
    values: Object.fromEntries(
      entitlementKeys.map(key => [
        key,
        values.find(value => value.plan === plan.code && value.key === key)?.value ?? '0',
      ]),
    ) as Plan['values'],
  }));
}

export async function loadPlans(db: Db): Promise<ReplyOf<typeof listPlans>> {
  const terms = await listTerms(db);
  return {
    plans: await readPlans(db),
    terms: terms.map(({ months, discount_bp }) => ({ months, discountBp: discount_bp })),
  };
}

/** An ended plan is shown as its successor. */
const endOf = ({ code, plan_ends_at }: { code: string; plan_ends_at: Date | null }) =>
  code === 'free' ? null : (plan_ends_at?.toISOString() ?? null);

/** @throws AppError forbidden for another team */
export async function describeEquity(
  db: Db,
  ctx: SignedIn,
  teamId = ctx.actor.teamId,
): Promise<ReplyOf<typeof getEquity>> {
  if (teamId !== ctx.actor.teamId) throw new AppError('forbidden', { who: 'team' });
  const [plan, values] = await asTeam(db, teamId, async db => [
    await teamPlan(db, teamId, ctx.now()),
    await listPlanValues(db),
  ]);
  const flag = values.find(value => value.plan === plan.code && value.key === 'red_center.save_koc_task');
  return {
    red_center: { save_koc_task: flag?.value === '1' ? '1' : '0' },
    equityVersion: {
      versionCode: plan.code,
      versionName: ctx.lang === 'zh' ? plan.name_zh : plan.name_en,
      endsAt: endOf(plan),
      hasHigher: plan.has_higher,
    },
  };
}

interface Known {
  at: Date;
  timeZone: string;
  uses: readonly { key: string; scope: string; used: number }[];
}

/** A limit per list or project has no single use: each subject has its own. */
function useOf(key: EntitlementKey, value: string, { at, timeZone, uses }: Known): EntitlementUse {
  const entitlement = entitlements[key];
  if (entitlement.kind !== 'counted')
    return { key, value, limit: null, used: null, remaining: null, renewsAt: null };
  const limit = Number(value);
  if (entitlement.per === 'each') return { key, value, limit, used: null, remaining: null, renewsAt: null };
  const scope = scopeOf(entitlement.per, at, timeZone);
  const used = uses.find(use => use.key === key && use.scope === scope)?.used ?? 0;
  const renewal = renewsAt(entitlement.per, at, timeZone);
  return {
    key,
    value,
    limit,
    used,
    remaining: Math.max(0, limit - used),
    renewsAt: renewal?.toISOString() ?? null,
  };
}

export async function describeUsage(db: Db, ctx: SignedIn): Promise<ReplyOf<typeof getUsage>> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  const plans = await readPlans(db);
  return asTeam(db, teamId, async db => {
    const row = await teamPlan(db, teamId, at);
    const plan = plans.find(({ code }) => code === row.code);
    if (!plan) throw new AppError('not_found');
    const timeZone = row.time_zone;
    const today = day(at.toISOString(), timeZone);
    const uses = await listUses(db, teamId, ['', today, today.slice(0, 7)]);
    const byDay = await usesByDay(db, teamId, daysBefore(today, 29), today);
    return {
      plan,
      endsAt: endOf(row),
      uses: entitlementKeys.map(key => useOf(key, plan.values[key], { at, timeZone, uses })),
      days: summed(byDay),
      quotas: (await listOwnQuotas(db, ctx, timeZone)).map(({ renewsAt, ...quota }) => ({
        ...quota,
        renewsAt: renewsAt.toISOString(),
      })),
    };
  });
}

/** The sums over a team's accounts. */
function summed(rows: readonly { day: string; key: string; used: string }[]) {
  const sums = new Map<string, { day: string; key: EntitlementKey; used: number }>();
  for (const { day, key, used } of rows) {
    const sum = sums.get(`${day} ${key}`) ?? { day, key: key as EntitlementKey, used: 0 };
    sum.used += Number(used);
    sums.set(`${day} ${key}`, sum);
  }
  return [...sums.values()];
}

const longest = 366;

/** @throws AppError invalid_request for more than a year, or a reversed range */
export async function describeMemberUsage(
  db: Db,
  ctx: SignedIn,
  query: QueryOf<typeof getMemberUsage>,
): Promise<ReplyOf<typeof getMemberUsage>> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const { time_zone } = await teamPlan(db, teamId, ctx.now());
    const to = query.to ?? day(ctx.now().toISOString(), time_zone);
    const from = query.from ?? daysBefore(to, 29);
    if (from > to || from < daysBefore(to, longest)) {
      const reason =
        ctx.lang === 'zh' ? '应早于结束日期，且不超过一年' : 'must be before the end, at most a year';
      throw new AppError('invalid_request', {}, [{ field: 'from', reason }]);
    }
    const accounts = await listTeamAccounts(db, teamId);
    const known = new Set(accounts.map(account => account.id));
    const days = (await usesByDay(db, teamId, from, to)).map(row => ({
      day: row.day,
      accountId: known.has(row.account_id) ? row.account_id : null,
      key: row.key as EntitlementKey,
      used: Number(row.used),
    }));
    const usedBy = (accountId: number | null) =>
      entitlementKeys.flatMap(key => {
        const own = days.filter(row => row.accountId === accountId && row.key === key);
        return own.length ? [{ key, used: own.reduce((sum, row) => sum + row.used, 0) }] : [];
      });
    const members = accounts.map(account => ({
      accountId: account.id as number | null,
      username: account.username,
      nickName: account.nickname,
      avatar: account.avatar_url,
      used: usedBy(account.id),
    }));
    const gone = { accountId: null, username: '', nickName: '', avatar: '', used: usedBy(null) };
    return { from, to, members: [...members, ...(gone.used.length ? [gone] : [])], days };
  });
}
