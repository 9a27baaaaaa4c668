import { readUses, type UseLine } from '../../../../contract/monitoring/effects/coupon-uses.ts';
import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type * as contract from '../../../../contract/monitoring/effects/effects.ts';
import type { StoredUse } from '../../../../contract/monitoring/effects/effects.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { requireProject } from '../../shared/projects.ts';
import { recordOf } from '../../shared/project-records.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import {
  couponsOf,
  deleteCoupon,
  deleteUse,
  insertCoupon,
  updateCoupon,
  upsertUses,
  usesOfCoupon,
  type CouponRow,
} from './effect-coupons.queries.ts';
import { requireCreator } from './require-effect-creator.ts';
import { fenAt, invalid, isNearProject, rateOf } from './effect-field-rules.ts';
import { holdToAdd, holdToRemove } from './hold-project.ts';
import { recordedUses } from './recorded-values.ts';
import { putRate } from './effect-settings.queries.ts';

type CouponFields = BodyOf<typeof contract.addCoupon>;
interface CouponPlace {
  /** Id of the project. */
  id: number;
  couponId: number;
}

/** @throws AppError not_found */
async function requireCoupon(db: Db, teamId: number, { id, couponId }: CouponPlace): Promise<CouponRow> {
  const coupon = (await couponsOf(db, teamId, [id])).find(each => each.id === couponId);
  if (!coupon) throw new AppError('not_found');
  return coupon;
}

/** @throws AppError not_found, forbidden, entitlement_exceeded, invalid_request */
export async function addCoupon(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { code, creatorId }: CouponFields,
): Promise<{ id: number }> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, projectId);
    if ((await couponsOf(db, teamId, [projectId])).length >= effectLimits.coupons)
      throw invalid(ctx.lang, 'code', 'full');
    const creator = await requireCreator(db, ctx, creatorId);
    const coupon = { code, creatorId, by: accountId, at: ctx.now() };
    const id = await insertCoupon(db, { teamId, projectId }, coupon);
    if (id === undefined) throw invalid(ctx.lang, 'code', 'taken');
    const after = { couponCode: code, creator };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.addCoupon', project), after });
    return { id };
  });
}

/** @throws AppError not_found, forbidden, entitlement_exceeded, invalid_request */
export async function changeCoupon(
  pool: Db,
  ctx: SignedIn,
  place: CouponPlace,
  { code, creatorId }: CouponFields,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, place.id);
    const coupon = await requireCoupon(db, teamId, place);
    const creator = await requireCreator(db, ctx, creatorId);
    const of = { teamId, projectId: place.id };
    if (!(await updateCoupon(db, of, { id: coupon.id, code, creatorId })))
      throw invalid(ctx.lang, 'code', 'taken');
    const changed = { before: { couponCode: coupon.code }, after: { couponCode: code, creator } };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.changeCoupon', project), ...changed });
  });
}

/** @throws AppError not_found, forbidden */
export async function removeCoupon(pool: Db, ctx: SignedIn, place: CouponPlace): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToRemove(db, ctx, place.id);
    const { code } = await requireCoupon(db, teamId, place);
    await deleteCoupon(db, teamId, place.couponId);
    const before = { couponCode: code };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.removeCoupon', project), before });
  });
}

/** @throws AppError not_found */
export const listUses = (
  pool: Db,
  ctx: SignedIn,
  place: CouponPlace,
): Promise<ReplyOf<typeof contract.listUses>> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await requireProject(db, ctx, place.id);
    await requireCoupon(db, ctx.actor.teamId, place);
    return { uses: await usesOfCoupon(db, ctx.actor.teamId, place.couponId) };
  });

/** The maximum revenue of a day, so that sums over all days and codes stay exact. */
const maxOfDayFen = 10_000_000_000;

/** What storing a day changes. @param before what was stored for the day */
function outcomeOf(
  use: Pick<StoredUse, 'orders' | 'revenueMinor' | 'revenueFen' | 'currency'>,
  before: StoredUse | undefined,
): UseLine['outcome'] {
  if (!before) return 'added';
  const isSame =
    use.orders === before.orders &&
    use.revenueMinor === before.revenueMinor &&
    use.revenueFen === before.revenueFen &&
    use.currency === before.currency;
  return isSame ? 'already' : 'updated';
}

/**
 * Stores the lines that can be read, and says what became of each; an existing day is replaced.
 * @throws AppError not_found, forbidden, entitlement_exceeded; invalid_request if no line can be stored
 */
export async function putUses(
  pool: Db,
  ctx: SignedIn,
  place: CouponPlace,
  { lines, ...terms }: BodyOf<typeof contract.putUses>,
): Promise<ReplyOf<typeof contract.putUses>> {
  const { teamId } = ctx.actor;
  const { lang } = ctx;
  const rate = rateOf(terms);
  const { uses: read, refused } = readUses(lines, rate.currency);
  if (!read.length) throw invalid(lang, 'lines', 'nothing');
  return asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, place.id);
    const { code } = await requireCoupon(db, teamId, place);
    const near = read.filter(({ day }) => isNearProject(project, day));
    if (!near.length) throw invalid(lang, 'lines', 'day');
    const kept = near.map(use => ({
      ...use,
      revenueFen: fenAt(lang, 'lines', { minor: use.revenueMinor, rate, max: maxOfDayFen }),
    }));
    const stored = await usesOfCoupon(db, teamId, place.couponId);
    const before = new Map(stored.map(use => [use.day, use]));
    await upsertUses(db, { teamId, couponId: place.couponId }, rate, kept);
    if (rate.currency !== 'CNY') await putRate(db, teamId, rate);
    const after = recordedUses(code, kept.length, rate);
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.putUses', project), after });
    const lines = [
      ...refused,
      ...kept.map(({ line, text, ...use }): UseLine => {
        const outcome = outcomeOf({ ...use, currency: rate.currency }, before.get(use.day));
        return { line, text, outcome, reason: null };
      }),
      ...read.flatMap(({ line, text, day }): UseLine[] =>
        isNearProject(project, day) ? [] : [{ line, text, outcome: 'failed', reason: 'farDay' }],
      ),
    ];
    return { lines: lines.toSorted((a, b) => a.line - b.line) };
  });
}

/** @throws AppError not_found, forbidden */
export async function removeUse(
  pool: Db,
  ctx: SignedIn,
  { day, ...place }: CouponPlace & { day: string },
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToRemove(db, ctx, place.id);
    const { code } = await requireCoupon(db, teamId, place);
    if (!(await deleteUse(db, { teamId, couponId: place.couponId }, day))) throw new AppError('not_found');
    const before = { couponCode: code, day };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.removeUse', project), before });
  });
}
