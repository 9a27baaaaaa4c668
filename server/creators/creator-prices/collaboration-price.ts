import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { readRows, type CreatorFigures } from '../search-engine/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { insertPaidPrice, lockPaidPrice, removePaidPrice, type PricePlace } from './queries.ts';

/** The price of some posts. */
export interface PaidSum {
  priceFen: number;
  posts: number;
  /** `yyyy-MM-dd` */
  paidOn: string;
  note: string;
}

const subjectOf = (creator: CreatorFigures) => ({
  subject: 'creator',
  subjectId: creator.id,
  subjectName: creator.name || creator.handle,
});

/**
 * Stores what a collaboration cost, in the caller's transaction as the team.
 * @returns its id; null for a creator who is no longer in the catalogue
 */
export async function keepPaidPrice(
  db: Db,
  ctx: Context,
  { teamId, creatorId, by }: { teamId: number; creatorId: number; by: number },
  { priceFen, posts, paidOn, note }: PaidSum,
): Promise<number | null> {
  const [creator] = await readRows(db, [creatorId]);
  if (!creator) return null;
  const place = { team_id: teamId, creator_id: creatorId, recorded_by: by, recorded_at: ctx.now() };
  const id = await insertPaidPrice(db, { ...place, price_fen: priceFen, posts, paid_on: paidOn, note });
  const after = { priceYuan: priceFen / 100, posts, paidOn };
  await recordOperation(db, ctx, teamId, { action: 'paidPrice.record', ...subjectOf(creator), after });
  return id;
}

/** Returns a stored price, locked; null if it was deleted since. In the caller's transaction as the team. */
export async function findPaidSum(db: Db, of: PricePlace): Promise<Omit<PaidSum, 'note'> | null> {
  const paid = await lockPaidPrice(db, of);
  return paid ? { priceFen: paid.price_fen, posts: paid.posts, paidOn: paid.paid_on } : null;
}

/** Removes a price that is none any more, in the caller's transaction as the team; does nothing if it was deleted. */
export async function dropPaidPrice(
  db: Db,
  ctx: Context,
  { teamId, creatorId, priceId }: PricePlace,
): Promise<void> {
  const paid = await lockPaidPrice(db, { teamId, creatorId, priceId });
  if (!paid) return;
  await removePaidPrice(db, teamId, priceId);
  const [creator] = await readRows(db, [creatorId]);
  if (!creator) return;
  const before = { priceYuan: paid.price_fen / 100, posts: paid.posts, paidOn: paid.paid_on };
  await recordOperation(db, ctx, teamId, { action: 'paidPrice.delete', ...subjectOf(creator), before });
}
