import type { Lang } from '../../../contract/core/error-texts.ts';
import { entitlementNames } from '../../../contract/billing/entitlement-texts.ts';
import { entitlements, type EntitlementKey, type KeyOf } from '../../../contract/billing/plans.ts';
import { day } from '../../../contract/core/format.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Actor, Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { announce } from '../../core/realtime/announce.ts';
import { renewsAt, scopeOf } from './counting-periods.ts';
import { holdQuota, leftOf, quotaOf, refuseBeyondQuota } from './member-quotas.ts';
import {
  addToDay,
  deleteUsesBefore,
  findUse,
  releaseUse,
  listPlanRows,
  listTerms,
  planValues,
  insertUse,
  teamPlan,
  usesByAccount,
} from './queries.ts';
import { listPeriods } from './plan-periods.queries.ts';

export { listPeriods };

/** The account that uses something: the caller's, or the one that an anonymous call acts for. */
export type Taker = Omit<Context, 'actor'> & { actor: Pick<Actor, 'teamId' | 'accountId'> };

/** The current plan of the caller's team, as of one transaction. */
export interface TeamPlan {
  /** In the caller's language. */
  name: string;
  timeZone: string;
  /** A team with the highest plan cannot upgrade. */
  hasHigher: boolean;
  /** By entitlement key. */
  values: Record<string, string>;
}

export async function readTeamPlan(db: Db, ctx: Taker): Promise<TeamPlan> {
  const plan = await teamPlan(db, ctx.actor.teamId, ctx.now());
  return {
    name: ctx.lang === 'zh' ? plan.name_zh : plan.name_en,
    timeZone: plan.time_zone,
    hasHigher: plan.has_higher,
    values: await planValues(db, plan.code),
  };
}

const advice: Record<Lang, { higher: string; top: string }> = {
  zh: { higher: '请升级权益', top: '已是最高版本，如需更多请联系客服' },
  en: {
    higher: 'Please upgrade your membership to use this feature',
    top: 'You’re on the highest plan. Contact us if you need more.',
  },
};
const adviceOn = ({ lang }: Pick<Context, 'lang'>, { hasHigher }: TeamPlan): string =>
  advice[lang][hasHigher ? 'higher' : 'top'];

function missing(ctx: Pick<Context, 'lang'>, key: EntitlementKey, plan: TeamPlan): AppError {
  return new AppError('entitlement_missing', {
    entitlement: entitlementNames[ctx.lang][key],
    plan: plan.name,
    advice: adviceOn(ctx, plan),
  });
}

/** The limit of a plan for a key. */
export const limitOf = (plan: TeamPlan, key: KeyOf<'counted'>): number => Number(plan.values[key] ?? 0);

/** @throws AppError entitlement_missing if the plan does not offer all `choices`; for a flag the choice is "1" */
export function requireChoices(
  ctx: Context,
  plan: TeamPlan,
  key: KeyOf<'choice' | 'flag'>,
  choices: readonly string[],
): void {
  const offered = plan.values[key]?.split(',') ?? [];
  if (!offered.includes('all') && !choices.every(choice => offered.includes(choice))) {
    throw missing(ctx, key, plan);
  }
}

/** Whether the team's plan has "1" for a flag. */
export async function hasFlag(db: Db, ctx: Taker, key: KeyOf<'flag'>): Promise<boolean> {
  return (await readTeamPlan(db, ctx)).values[key] === '1';
}

export function exceededEntitlement(
  ctx: Pick<Context, 'lang'>,
  key: KeyOf<'counted'>,
  plan: TeamPlan,
  used: number,
): AppError {
  return new AppError('entitlement_exceeded', {
    entitlement: entitlementNames[ctx.lang][key],
    plan: plan.name,
    limit: limitOf(plan, key).toLocaleString('en-US'),
    used: used.toLocaleString('en-US'),
    advice: adviceOn(ctx, plan),
  });
}

/** What was taken is given back within days: after this many a day or a month is over for good. */
const keptDays = 62;

/** Deletes what was used of a key on days or in months long past: with the first use of a new one. */
async function deletePastUses(db: Db, teamId: number, key: KeyOf<'counted'>, at: Date): Promise<void> {
  const { per } = entitlements[key];
  if (per !== 'day' && per !== 'month') return;
  const oldest = new Date(at.getTime() - keptDays * 86_400_000);
  await deleteUsesBefore(db, teamId, key, scopeOf(per, oldest, 'UTC'));
}

/**
 * Takes N of an entitlement if the plan and the account's own quota allow it, in the caller's transaction as the team,
 * so that concurrent requests never exceed a limit and a rolled-back action takes nothing.
 * @param options.subject the list or project of a limit per subject; `amount` is 1 by default
 * @returns the use afterwards
 * @throws AppError entitlement_exceeded (code 430) naming limit, use and plan; entitlement_missing; quota_exceeded
 */
export async function consumeEntitlement(
  db: Db,
  ctx: Taker,
  key: KeyOf<'counted'>,
  { amount = 1, subject = '' }: { amount?: number; subject?: string } = {},
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const plan = await readTeamPlan(db, ctx);
  if (plan.values[key] === undefined) throw missing(ctx, key, plan);
  const scope = scopeOf(entitlements[key].per, ctx.now(), plan.timeZone, subject);
  const used = await insertUse(db, teamId, { key, scope, amount, limit: limitOf(plan, key) });
  if (used === null) throw exceededEntitlement(ctx, key, plan, await findUse(db, teamId, key, scope));
  // After the team's row, in the same order everywhere: two who wait for each other would wait for ever.
  refuseBeyondQuota(ctx, await holdQuota(db, ctx, key, plan.timeZone), amount, plan.timeZone);
  if (used === amount) await deletePastUses(db, teamId, key, ctx.now());
  const today = day(ctx.now().toISOString(), plan.timeZone);
  await addToDay(db, teamId, { key, day: today, account_id: accountId, used: amount });
  return used;
}

/**
 * Checks whether N more would fit, without taking them, to avoid useless work. Only `consumeEntitlement` is safe
 * against concurrent requests.
 * @throws AppError entitlement_exceeded, quota_exceeded
 */
export async function requireRoom(db: Db, ctx: Taker, key: KeyOf<'counted'>, amount = 1): Promise<void> {
  const plan = await readTeamPlan(db, ctx);
  const scope = scopeOf(entitlements[key].per, ctx.now(), plan.timeZone);
  const used = await findUse(db, ctx.actor.teamId, key, scope);
  if (used + amount > limitOf(plan, key)) throw exceededEntitlement(ctx, key, plan, used);
  refuseBeyondQuota(ctx, await quotaOf(db, ctx, key, plan.timeZone), amount, plan.timeZone);
}

/** The names of all plans in a language, by code. */
export async function planNames(db: Db, lang: Lang): Promise<Map<string, string>> {
  const plans = await listPlanRows(db);
  return new Map(plans.map(plan => [plan.code, lang === 'zh' ? plan.name_zh : plan.name_en]));
}

/** Prices: monthly, in fen by plan, and discounts in basis points by months. */
export async function planPrices(db: Db) {
  const [plans, terms] = [await listPlanRows(db), await listTerms(db)];
  return {
    plans: new Map(plans.map(plan => [plan.code, plan.monthly_fen])),
    terms: new Map(terms.map(term => [term.months, term.discount_bp])),
  };
}

/** How much more would fit, also into the account's own quota, without taking it; never below 0. */
export async function roomFor(
  db: Db,
  ctx: Taker,
  key: KeyOf<'counted'>,
  { subject = '' }: { subject?: string } = {},
): Promise<number> {
  const plan = await readTeamPlan(db, ctx);
  const scope = scopeOf(entitlements[key].per, ctx.now(), plan.timeZone, subject);
  const left = Math.max(0, limitOf(plan, key) - (await findUse(db, ctx.actor.teamId, key, scope)));
  return Math.min(left, leftOf(await quotaOf(db, ctx, key, plan.timeZone)));
}

/** Returns what was taken of a stock or a subject's count and no longer exists: a deleted list, a removed member. */
export async function releaseEntitlement(
  db: Db,
  teamId: number,
  key: KeyOf<'counted'>,
  { amount = 1, subject = '' }: { amount?: number; subject?: string } = {},
): Promise<void> {
  await releaseUse(db, teamId, { key, scope: subject, amount });
}

/** The state of a daily or monthly count after taking from it. */
export interface Volume {
  taken: number;
  used: number;
  limit: number;
  /** When the team's day or month ends. */
  renewsAt: Date;
  /** When the account's own quota renews, if nothing is left of it; else null. */
  quotaRenewsAt: Date | null;
}

/**
 * Takes what is left of a daily count and of the account's own quota, at most `amount`; concurrent requests never exceed
 * either.
 * @param options.plan as read in the same transaction
 */
export async function consumeUpTo(
  db: Db,
  ctx: Taker,
  key: KeyOf<'counted'>,
  { amount, plan }: { amount: number; plan: TeamPlan },
): Promise<Volume> {
  const { teamId, accountId } = ctx.actor;
  const limit = limitOf(plan, key);
  const scope = scopeOf('day', ctx.now(), plan.timeZone);
  const volume = { limit, renewsAt: endOfDay(ctx.now(), plan.timeZone) };
  for (;;) {
    const used = await findUse(db, teamId, key, scope);
    const taken = Math.min(amount, Math.max(0, limit - used));
    if (taken === 0) return { ...volume, taken, used, quotaRenewsAt: null };
    const usedThen = await insertUse(db, teamId, { key, scope, amount: taken, limit });
    if (usedThen === null) continue;
    if (usedThen === taken) await deletePastUses(db, teamId, key, ctx.now());
    const quota = await holdQuota(db, ctx, key, plan.timeZone);
    const own = Math.min(taken, leftOf(quota));
    if (own < taken) await releaseUse(db, teamId, { key, scope, amount: taken - own });
    if (own) await addToDay(db, teamId, { key, day: scope, account_id: accountId, used: own });
    const quotaRenewsAt = quota && quota.used + own >= quota.max ? quota.renewsAt : null;
    return { ...volume, taken: own, used: usedThen - (taken - own), quotaRenewsAt };
  }
}

/** The state of a daily or monthly count of the team, without taking from it. */
export async function volumeOf(
  db: Db,
  ctx: Taker,
  key: KeyOf<'counted'>,
): Promise<Pick<Volume, 'used' | 'limit' | 'renewsAt'>> {
  const plan = await readTeamPlan(db, ctx);
  const [{ per }, now] = [entitlements[key], ctx.now()];
  const used = await findUse(db, ctx.actor.teamId, key, scopeOf(per, now, plan.timeZone));
  return { used, limit: limitOf(plan, key), renewsAt: renewsAt(per, now, plan.timeZone) ?? now };
}

/** Returns what was taken on the day of `at` and not used. */
export async function releaseOfDay(
  db: Db,
  { actor: { teamId, accountId } }: Taker,
  key: KeyOf<'counted'>,
  { amount, at, timeZone }: { amount: number; at: Date; timeZone: string },
): Promise<void> {
  const scope = scopeOf('day', at, timeZone);
  await releaseUse(db, teamId, { key, scope, amount });
  await addToDay(db, teamId, { key, day: scope, account_id: accountId, used: -amount });
}

/** When the day of a moment ends in a time zone. */
export function endOfDay(at: Date, timeZone: string): Date {
  return renewsAt('day', at, timeZone) ?? at;
}

/** The number of items of a stock. */
export const usedOfStock = (db: Db, ctx: Taker, key: KeyOf<'counted'>): Promise<number> =>
  findUse(db, ctx.actor.teamId, key, '');

/** The limit of a team's plan for a key, without taking any. */
export async function entitlementLimit(db: Db, ctx: Taker, key: KeyOf<'counted'>): Promise<number> {
  return limitOf(await readTeamPlan(db, ctx), key);
}

/** The total use of each account since its creation, by key. */
export async function usedByAccounts(db: Db, teamId: number) {
  const rows = await usesByAccount(db, teamId);
  return rows.map(({ account_id, key, used }) => ({ accountId: account_id, key, used: Number(used) }));
}

/** Tells every open page of a team that its plan or its use changed. */
export const announcePlanChange = (db: Db, teamId: number) =>
  announce(db, { teamId }, { code: realtimeCodes.plan });
