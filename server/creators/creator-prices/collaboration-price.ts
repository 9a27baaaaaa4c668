import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { readRows, type CreatorFigures } from '../search-engine/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { insertPaidPrice, lockPaidPrice, removePaidPrice } from './queries.ts';

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
  ctx: SignedIn,
  creatorId: number,
  { priceFen, posts, paidOn, note }: PaidSum,
): Promise<number | null> {
  const { teamId, accountId } = ctx.actor;
  const [creator] = await readRows(db, [creatorId]);
  if (!creator) return null;
  const place = { team_id: teamId, creator_id: creatorId, recorded_by: accountId, recorded_at: ctx.now() };
  const id = await insertPaidPrice(db, { ...place, price_fen: priceFen, posts, paid_on: paidOn, note });
  const after = { priceYuan: priceFen / 100, posts, paidOn };
  await recordOperation(db, ctx, teamId, { action: 'paidPrice.record', ...subjectOf(creator), after });
  return id;
}

/** Removes a payment that was undone, in the caller's transaction as the team; does nothing if it was deleted since. */
export async function dropPaidPrice(
  db: Db,
  ctx: SignedIn,
  { creatorId, priceId }: { creatorId: number; priceId: number },
): Promise<void> {
  const { teamId } = ctx.actor;
  const paid = await lockPaidPrice(db, { teamId, creatorId, priceId });
  if (!paid) return;
  await removePaidPrice(db, teamId, priceId);
  const [creator] = await readRows(db, [creatorId]);
  if (!creator) return;
  const before = { priceYuan: paid.price_fen / 100, posts: paid.posts, paidOn: paid.paid_on };
  await recordOperation(db, ctx, teamId, { action: 'paidPrice.delete', ...subjectOf(creator), before });
}
