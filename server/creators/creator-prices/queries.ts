import { sql } from 'kysely';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import type { Db } from '../../core/db/database.ts';

/** Newest first; the author's name is null if that account was deleted. */
export function paidPrices(db: Db, teamId: number, creatorId: number, max: number) {
  return db
    .selectFrom('paid_prices as p')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'p.team_id').onRef('a.id', '=', 'p.recorded_by'),
    )
    .select(['p.id', 'p.price_fen', 'p.posts', 'p.paid_on', 'p.note', 'p.recorded_by', 'a.nickname'])
    .where('p.team_id', '=', teamId)
    .where('p.creator_id', '=', creatorId)
    .orderBy('p.paid_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(max)
    .execute();
}

export type PaidPriceRow = Awaited<ReturnType<typeof paidPrices>>[number];

/** Returns what was paid to each of some creators. */
export function paidToEach(db: Db, teamId: number, creatorIds: readonly number[]) {
  return db
    .selectFrom('paid_prices')
    .select(['creator_id', 'price_fen', 'posts'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}

export interface NewPaidPrice {
  team_id: number;
  creator_id: number;
  price_fen: number;
  posts: number;
  paid_on: string;
  note: string;
  recorded_by: number;
  recorded_at: Date;
}

export async function insertPaidPrice(db: Db, paid: NewPaidPrice): Promise<number> {
  const { id } = await db.insertInto('paid_prices').values(paid).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface PricePlace {
  teamId: number;
  creatorId: number;
  priceId: number;
}

export function lockPaidPrice(db: Db, { teamId, creatorId, priceId }: PricePlace) {
  return db
    .selectFrom('paid_prices')
    .select(['price_fen', 'posts', 'paid_on', 'recorded_by'])
    .where('team_id', '=', teamId)
    .where('id', '=', priceId)
    .where('creator_id', '=', creatorId)
    .forUpdate()
    .executeTakeFirst();
}

export async function removePaidPrice(db: Db, teamId: number, priceId: number): Promise<void> {
  await db.deleteFrom('paid_prices').where('team_id', '=', teamId).where('id', '=', priceId).execute();
}

export async function teamBasePrices(db: Db, teamId: number): Promise<BasePrice[]> {
  const rows = await db
    .selectFrom('team_base_prices')
    .select(['platform', 'region_tier', 'category', 'cpm_fen'])
    .where('team_id', '=', teamId)
    .orderBy('platform')
    .orderBy('region_tier')
    .orderBy('category')
    .execute();
  return rows.map(row => ({
    platform: row.platform,
    regionTier: row.region_tier,
    category: row.category,
    cpmFen: row.cpm_fen,
  }));
}

/** Replaces the team's lines; of two concurrent calls the later one wins. */
export async function replaceTeamBasePrices(
  db: Db,
  { teamId, by, at }: { teamId: number; by: number; at: Date },
  lines: readonly BasePrice[],
): Promise<void> {
  await db.deleteFrom('team_base_prices').where('team_id', '=', teamId).execute();
  await sql`
    insert into team_base_prices (team_id, platform, region_tier, category, cpm_fen, changed_by, changed_at)
    select ${teamId}::bigint, platform, "regionTier", category, "cpmFen", ${by}::bigint, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(lines)})
      as given (platform platform, "regionTier" smallint, category text, "cpmFen" integer)
    on conflict (team_id, platform, region_tier, category) do update
      set cpm_fen = excluded.cpm_fen, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    db,
  );
}
