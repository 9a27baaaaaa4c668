import { entitlementNames } from '../../../contract/entitlement-texts.ts';
import { entitlements, type EntitlementKey, type KeyOf } from '../../../contract/entitlements.ts';
import { day } from '../../../contract/format.ts';
import { realtimeCodes } from '../../../contract/realtime-channel.ts';
import type { Context, SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { tell } from '../../realtime/announce.ts';
import { scopeOf } from './periods.ts';
import { addToDay, findUse, giveBackUse, takeUse, teamEntitlement } from './queries.ts';

type Entitled = Awaited<ReturnType<typeof teamEntitlement>>;

const planName = (ctx: Context, plan: { name_zh: string; name_en: string }) =>
  ctx.lang === 'zh' ? plan.name_zh : plan.name_en;

function missing(ctx: Context, key: EntitlementKey, plan: Entitled): AppError {
  const entitlement = entitlementNames[ctx.lang][key];
  return new AppError('entitlement_missing', { entitlement, plan: planName(ctx, plan) });
}

export interface Taken {
  used: number;
  limit: number;
}

/**
 * "May this team use N of KEY now, and take it": in the caller's transaction as the team, so that two requests
 * never pass a limit together and a rolled-back action takes nothing (product §4).
 * @param options.subject the list or project that a limit "each" is counted in; `amount` is 1 unless given
 * @throws AppError entitlement_exceeded (code 430) naming limit, use and plan; entitlement_missing
 */
export async function takeEntitlement(
  db: Db,
  ctx: SignedIn,
  key: KeyOf<'counted'>,
  { amount = 1, subject = '' }: { amount?: number; subject?: string } = {},
): Promise<Taken> {
  const { teamId, accountId } = ctx.actor;
  const plan = await teamEntitlement(db, teamId, key, ctx.now());
  if (plan.value === null) throw missing(ctx, key, plan);
  const limit = Number(plan.value);
  const scope = scopeOf(entitlements[key].per, ctx.now(), plan.time_zone, subject);
  const used = await takeUse(db, teamId, { key, scope, amount, limit });
  if (used === null) {
    throw new AppError('entitlement_exceeded', {
      entitlement: entitlementNames[ctx.lang][key],
      plan: planName(ctx, plan),
      limit: limit.toLocaleString('en-US'),
      used: (await findUse(db, teamId, key, scope)).toLocaleString('en-US'),
    });
  }
  const today = day(ctx.now().toISOString(), plan.time_zone);
  await addToDay(db, teamId, { key, day: today, account_id: accountId, used: amount });
  return { used, limit };
}

/** What was taken of a stock or of a subject's count and is no longer there: a deleted list, a member less. */
export async function giveBackEntitlement(
  db: Db,
  teamId: number,
  key: KeyOf<'counted'>,
  { amount = 1, subject = '' }: { amount?: number; subject?: string } = {},
): Promise<void> {
  await giveBackUse(db, teamId, { key, scope: subject, amount });
}

/** The number that a plan has for a key, without taking any. */
export async function entitlementLimit(db: Db, ctx: SignedIn, key: KeyOf<'counted'>): Promise<number> {
  const { value } = await teamEntitlement(db, ctx.actor.teamId, key, ctx.now());
  return Number(value ?? 0);
}

/** @throws AppError entitlement_missing when the plan does not offer `choice` under a key that is a choice or a flag ("1") */
export async function requireEntitlement(
  db: Db,
  ctx: SignedIn,
  key: KeyOf<'choice' | 'flag'>,
  choices: readonly string[],
): Promise<void> {
  const plan = await teamEntitlement(db, ctx.actor.teamId, key, ctx.now());
  const offered = plan.value?.split(',') ?? [];
  const isOffered = (choice: string) => offered.includes('all') || offered.includes(choice);
  if (!choices.every(isOffered)) throw missing(ctx, key, plan);
}

/** Tells every open page of a team that its plan or what is used of it changed. */
export const tellPlanChanged = (db: Db, teamId: number) => tell(db, { teamId }, { code: realtimeCodes.plan });
