import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import { fenOf, rateOfYuan } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Project } from '../../shared/projects.ts';
import { recordOf } from '../../shared/project-records.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { countCosts, insertCost } from './effect-costs.queries.ts';
import { couponsOf, insertCoupon } from './effect-coupons.queries.ts';
import { isNearProject } from './effect-field-rules.ts';
import { linksOf, upsertLinks } from './effect-links.queries.ts';
import { recordedCost } from './recorded-values.ts';
import { readRates, type CurrencyRate } from './effect-settings.queries.ts';

/** Values for a project's effect that were agreed elsewhere. */
export interface GivenEffects {
  coupons?: readonly { code: string; creatorId: number }[];
  links?: readonly { linkId: number; creatorId: number }[];
}

/** A payment to record in a project. */
export interface PaidCost {
  creatorId: number;
  /** In the smallest unit of the currency. */
  amountMinor: number;
  currency: Currency;
  /** `yyyy-MM-dd` */
  day: string;
  note: string;
}

export interface Into {
  teamId: number;
  project: Project;
  /** The account that entered it. */
  by: number;
}

async function putCoupons(
  db: Db,
  ctx: Context,
  { teamId, project, by }: Into,
  coupons: NonNullable<GivenEffects['coupons']>,
): Promise<void> {
  const of = { teamId, projectId: project.id };
  let room = effectLimits.coupons - (await couponsOf(db, teamId, [project.id])).length;
  for (const { code, creatorId } of coupons) {
    if (room <= 0) return;
    const id = await insertCoupon(db, of, { code, creatorId, by, at: ctx.now() });
    if (id === undefined) continue;
    room--;
    const after = { couponCode: code };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.addCoupon', project), after });
  }
}

async function putLinks(
  db: Db,
  ctx: Context,
  { teamId, project, by }: Into,
  links: NonNullable<GivenEffects['links']>,
): Promise<void> {
  const before = new Set((await linksOf(db, teamId, [project.id])).map(({ linkId }) => linkId));
  const fresh = links.filter(({ linkId }) => !before.has(linkId));
  const fitting = fresh.slice(0, Math.max(0, effectLimits.links - before.size));
  if (!fitting.length) return;
  await upsertLinks(db, { teamId, projectId: project.id }, { by, at: ctx.now() }, fitting);
  const after = { links: fitting.length };
  await recordOperation(db, ctx, teamId, { ...recordOf('effect.addLinks', project), after });
}

/** Returns the rate of a currency, which the team must have typed before; for RMB on any day 1. */
export async function knownRates(
  db: Db,
  teamId: number,
): Promise<(currency: Currency, day: string) => CurrencyRate | undefined> {
  const rates = await readRates(db, teamId);
  return (currency, day) =>
    currency === 'CNY'
      ? { currency, rateE8: rateOfYuan, rateOn: day, rateFrom: '' }
      : rates.find(rate => rate.currency === currency);
}

/**
 * Adds a cost, in the transaction of a caller that has locked the project; in a foreign currency only if the team has
 * typed a rate for it before.
 * @returns whether it was added
 */
export async function putPaidCost(
  db: Db,
  ctx: Context,
  { teamId, project, by }: Into,
  cost: PaidCost,
): Promise<boolean> {
  const of = { teamId, projectId: project.id };
  const rate = (await knownRates(db, teamId))(cost.currency, cost.day);
  const fen = rate ? fenOf(cost.amountMinor, cost.currency, rate.rateE8) : null;
  const isFull = (await countCosts(db, of)).total >= effectLimits.costs;
  if (!rate || fen === null || fen > effectLimits.amount || isFull || !isNearProject(project, cost.day))
    return false;
  const columns = {
    kind: 'fee' as const,
    creator_id: cost.creatorId,
    post_key: null,
    day: cost.day,
    amount_minor: cost.amountMinor,
    amount_fen: fen,
    currency: cost.currency,
    rate_e8: rate.rateE8,
    rate_on: rate.rateOn,
    rate_from: rate.rateFrom,
    note: cost.note,
  };
  await insertCost(db, of, { by, at: ctx.now() }, columns);
  const after = recordedCost(columns);
  await recordOperation(db, ctx, teamId, { ...recordOf('effect.addCost', project), after });
  return true;
}

/**
 * Adds agreed values to a project's effect as far as possible, in the transaction of a caller that has locked the
 * project; existing values stay.
 */
export async function recordEffects(db: Db, ctx: Context, into: Into, given: GivenEffects): Promise<void> {
  await putCoupons(db, ctx, into, given.coupons ?? []);
  await putLinks(db, ctx, into, given.links ?? []);
}
