import { may } from '../../../contract/core/roles/permissions.ts';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type {
  changeBasePrices,
  listBasePrices,
  PaidPrice,
  recordPaidPrice,
  getCreatorPrice,
} from '../../../contract/creators/creator-prices.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  estimateForTeam,
  estimatesForTeam,
  listGeneralPrices,
} from '../../catalogue/creator-records/service.ts';
import { readRows, type CreatorFigures } from '../search-engine/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { recordedLines, repeatedLine } from './base-price-lines.ts';
import { medianPaid, paidCpm } from './paid-figures.ts';
import {
  insertPaidPrice,
  lockPaidPrice,
  paidPrices,
  paidToEach,
  removePaidPrice,
  replaceTeamBasePrices,
  teamBasePrices,
  type PaidPriceRow,
} from './queries.ts';

/** The newest prices of a creator, up to this many, are shown and used for the median. */
const maxPaid = 500;

async function findCreator(db: Db, { platform, id }: CreatorParams): Promise<CreatorFigures> {
  const [creator] = await readRows(db, [id]);
  if (creator?.platform !== platform) throw new AppError('not_found');
  return creator;
}

function presentPaid(row: PaidPriceRow, actor: SignedIn['actor']): PaidPrice {
  return {
    id: row.id,
    priceFen: row.price_fen,
    posts: row.posts,
    paidOn: row.paid_on,
    note: row.note,
    by: row.nickname ?? '',
    mayDelete: may(actor, 'creators.edit') && (may(actor, 'work.all') || row.recorded_by === actor.accountId),
  };
}

/** @throws AppError not_found */
export async function loadPrice(
  db: Db,
  { actor }: SignedIn,
  params: CreatorParams,
): Promise<ReplyOf<typeof getCreatorPrice>> {
  const creator = await findCreator(db, params);
  const { paid, own } = await asTeam(db, actor.teamId, async db => ({
    paid: await paidPrices(db, actor.teamId, creator.id, maxPaid),
    own: await teamBasePrices(db, actor.teamId),
  }));
  const medianPaidFen = medianPaid(paid);
  return {
    paid: may(actor, 'money.read') ? paid.map(row => presentPaid(row, actor)) : [],
    estimate: await estimateForTeam(db, creator, own),
    medianPaidFen,
    paidCpmFen: paidCpm(medianPaidFen, creator.averagePlays),
  };
}

/** @throws AppError not_found */
export async function recordPaid(
  db: Db,
  ctx: SignedIn,
  params: CreatorParams,
  { priceFen, posts, paidOn, note }: BodyOf<typeof recordPaidPrice>,
): Promise<{ id: number }> {
  const { teamId, accountId } = ctx.actor;
  const creator = await findCreator(db, params);
  return asTeam(db, teamId, async db => {
    const id = await insertPaidPrice(db, {
      team_id: teamId,
      creator_id: creator.id,
      price_fen: priceFen,
      posts,
      paid_on: paidOn,
      note,
      recorded_by: accountId,
      recorded_at: ctx.now(),
    });
    await recordOperation(db, ctx, teamId, {
      action: 'paidPrice.record',
      subject: 'creator',
      subjectId: creator.id,
      subjectName: creator.name || creator.handle,
      after: { priceYuan: priceFen / 100, posts, paidOn },
    });
    return { id };
  });
}

/** A member may delete their own, the main account any. @throws AppError not_found; forbidden for a colleague's */
export async function deletePaid(
  db: Db,
  ctx: SignedIn,
  { priceId, ...params }: CreatorParams & { priceId: number },
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  const creator = await findCreator(db, params);
  await asTeam(db, teamId, async db => {
    const paid = await lockPaidPrice(db, { teamId, creatorId: creator.id, priceId });
    if (!paid) throw new AppError('not_found');
    if (paid.recorded_by !== accountId && !may(ctx.actor, 'work.all'))
      throw new AppError('forbidden', { who: 'maker' });
    await removePaidPrice(db, teamId, priceId);
    await recordOperation(db, ctx, teamId, {
      action: 'paidPrice.delete',
      subject: 'creator',
      subjectId: creator.id,
      subjectName: creator.name || creator.handle,
      before: { priceYuan: paid.price_fen / 100, posts: paid.posts, paidOn: paid.paid_on },
    });
  });
}

export async function listBase(db: Db, { actor }: SignedIn): Promise<ReplyOf<typeof listBasePrices>> {
  const general = await listGeneralPrices(db);
  const team = await asTeam(db, actor.teamId, async db => teamBasePrices(db, actor.teamId));
  return { general, team, mayChange: may(actor, 'team.settings') };
}

/** @throws AppError invalid_request if a line occurs twice */
export async function changeBase(
  db: Db,
  ctx: SignedIn,
  { prices }: BodyOf<typeof changeBasePrices>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  const twice = repeatedLine(prices);
  if (twice !== null) {
    const reason = ctx.lang === 'zh' ? `第 ${twice + 1} 行重复` : `line ${twice + 1} is there twice`;
    throw new AppError('invalid_request', {}, [{ field: 'prices', reason }]);
  }
  await asTeam(db, teamId, async db => {
    const { changed, before, after } = recordedLines(await teamBasePrices(db, teamId), prices);
    if (!changed.length) return;
    await replaceTeamBasePrices(db, { teamId, by: accountId, at: ctx.now() }, prices);
    await recordOperation(db, ctx, teamId, {
      action: 'basePrices.change',
      subject: 'basePrices',
      before,
      after,
    });
  });
}

/** Fen per post. */
export interface PostPrice {
  lowFen: number;
  highFen: number;
  /** What the team paid, not an estimate. */
  isPaid: boolean;
}

/**
 * Returns what a post of each creator costs: what the team paid, else the estimate. Creators with neither are missing.
 */
export async function pricesOf(
  db: Db,
  teamId: number,
  creators: readonly CreatorFigures[],
): Promise<Map<number, PostPrice>> {
  const ids = creators.map(({ id }) => id);
  const paid = Map.groupBy(await paidToEach(db, teamId, ids), row => row.creator_id);
  const estimates = await estimatesForTeam(db, creators, await teamBasePrices(db, teamId));
  return new Map(
    creators.flatMap(({ id }, place): [number, PostPrice][] => {
      const median = medianPaid(paid.get(id) ?? []);
      if (median !== null) return [[id, { lowFen: median, highFen: median, isPaid: true }]];
      const estimate = estimates[place];
      return estimate ? [[id, { lowFen: estimate.lowFen, highFen: estimate.highFen, isPaid: false }]] : [];
    }),
  );
}
