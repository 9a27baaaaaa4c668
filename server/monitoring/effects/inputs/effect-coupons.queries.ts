import { sql } from 'kysely';
import type { StoredUse } from '../../../../contract/monitoring/effects/effects.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Db } from '../../../core/db/database.ts';
import type { OfProject } from './effect-links.queries.ts';

export interface CouponRow {
  id: number;
  projectId: number;
  code: string;
  creatorId: number | null;
}

export const couponsOf = (db: Db, teamId: number, projectIds: readonly number[]): Promise<CouponRow[]> =>
  db
    .selectFrom('effect_coupons')
    .select(['id', 'project_id as projectId', 'code', 'creator_id as creatorId'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', sql<number>`any(${projectIds}::bigint[])`)
    .orderBy('id')
    .execute();

/** The form of a code that is unique in a project. */
const codeKeyOf = (code: string): string => code.normalize('NFKC').toLowerCase();

/** @returns its id; undefined if the project has the code already */
export async function insertCoupon(
  db: Db,
  { teamId, projectId }: OfProject,
  { code, creatorId, by, at }: { code: string; creatorId: number | null; by: number; at: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('effect_coupons')
    .values({
      team_id: teamId,
      project_id: projectId,
      code,
      code_key: codeKeyOf(code),
      creator_id: creatorId,
      created_by: by,
      created_at: at,
    })
    .onConflict(conflict => conflict.columns(['team_id', 'project_id', 'code_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns false if another one has the code */
export async function updateCoupon(
  db: Db,
  { teamId, projectId }: OfProject,
  { id, code, creatorId }: Omit<CouponRow, 'projectId'>,
): Promise<boolean> {
  const key = codeKeyOf(code);
  const { numUpdatedRows } = await db
    .updateTable('effect_coupons as c')
    .set({ code, code_key: key, creator_id: creatorId })
    .where('c.team_id', '=', teamId)
    .where('c.project_id', '=', projectId)
    .where('c.id', '=', id)
    .where(
      sql<boolean>`not exists (
        select from effect_coupons o
        where o.team_id = ${teamId} and o.project_id = ${projectId} and o.code_key = ${key} and o.id <> ${id})`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCoupon(db: Db, teamId: number, couponId: number): Promise<void> {
  await db
    .deleteFrom('effect_coupon_uses')
    .where('team_id', '=', teamId)
    .where('coupon_id', '=', couponId)
    .execute();
  await db.deleteFrom('effect_coupons').where('team_id', '=', teamId).where('id', '=', couponId).execute();
}

export interface CouponDay {
  couponId: number;
  day: string;
  orders: number;
  revenueFen: number;
}

/** Oldest first. */
export const daysOfCoupons = (db: Db, teamId: number, couponIds: readonly number[]): Promise<CouponDay[]> =>
  db
    .selectFrom('effect_coupon_uses')
    .select(['coupon_id as couponId', 'day', 'orders', 'revenue_fen as revenueFen'])
    .where('team_id', '=', teamId)
    .where('coupon_id', '=', sql<number>`any(${couponIds}::bigint[])`)
    .orderBy('day')
    .orderBy('coupon_id')
    .execute();

/** The newest first. */
export const usesOfCoupon = (db: Db, teamId: number, couponId: number): Promise<StoredUse[]> =>
  db
    .selectFrom('effect_coupon_uses')
    .select(['day', 'orders', 'revenue_minor as revenueMinor', 'revenue_fen as revenueFen'])
    .select(['currency', 'rate_e8 as rateE8', 'rate_on as rateOn', 'rate_from as rateFrom'])
    .where('team_id', '=', teamId)
    .where('coupon_id', '=', couponId)
    .orderBy('day', 'desc')
    .execute();

export interface UseTerms {
  currency: Currency;
  rateE8: number;
  rateOn: string;
  rateFrom: string;
}

/** Replaces days that exist. */
export async function upsertUses(
  db: Db,
  { teamId, couponId }: { teamId: number; couponId: number },
  terms: UseTerms,
  uses: readonly Omit<CouponDay & { revenueMinor: number }, 'couponId'>[],
): Promise<void> {
  await sql`
    insert into effect_coupon_uses
      (team_id, coupon_id, day, orders, revenue_minor, currency, rate_e8, rate_on, rate_from, revenue_fen)
    select ${teamId}::bigint, ${couponId}::bigint, u.day, u.orders, u.revenue_minor, ${terms.currency},
      ${terms.rateE8}::bigint, ${terms.rateOn}::date, ${terms.rateFrom}, u.revenue_fen
    from unnest(
      ${uses.map(use => use.day)}::date[],
      ${uses.map(use => use.orders)}::bigint[],
      ${uses.map(use => use.revenueMinor)}::bigint[],
      ${uses.map(use => use.revenueFen)}::bigint[]
    ) as u (day, orders, revenue_minor, revenue_fen)
    on conflict (team_id, coupon_id, day) do update
      set orders = excluded.orders, revenue_minor = excluded.revenue_minor, currency = excluded.currency,
        rate_e8 = excluded.rate_e8, rate_on = excluded.rate_on, rate_from = excluded.rate_from,
        revenue_fen = excluded.revenue_fen`.execute(db);
}

/** @returns whether it existed */
export async function deleteUse(
  db: Db,
  { teamId, couponId }: { teamId: number; couponId: number },
  day: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('effect_coupon_uses')
    .where('team_id', '=', teamId)
    .where('coupon_id', '=', couponId)
    .where('day', '=', day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
