import { mayAs } from '../../../contract/campaigns/campaign-kinds.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listPayables as listCall,
  Payable,
  PayableFilter,
} from '../../../contract/campaigns/payables.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { campaignsSeenBy } from '../shared/campaign-access.ts';
import { listRows, sumRows, type PayableRow, type PayablesOf } from './list-payables.queries.ts';

function present(row: PayableRow, mine: boolean): Payable {
  const { creatorId, platform, name, handle, proofId, proofName, paidBy } = row;
  return {
    id: row.id,
    label: row.label,
    amountMinor: row.amountMinor,
    currency: row.currency,
    taxMinor: row.taxMinor,
    taxNote: row.taxNote,
    dueOn: row.dueOn,
    dueWhen: row.dueWhen,
    note: row.note,
    campaignId: row.campaignId,
    campaignName: row.campaignName,
    collaborationId: row.collaborationId,
    collaborationState: row.collaborationState,
    creator: {
      id: creatorId,
      platform: platform ?? 'tiktok',
      name: (name || handle) ?? '',
      handle: handle ?? '',
    },
    state: row.state,
    due: row.due,
    paidOn: row.paidOn,
    paidBy: paidBy ?? '',
    method: row.method,
    reference: row.reference,
    proof: proofId === null || proofName === null ? null : { id: proofId, name: proofName },
    revision: row.revision,
    mine,
  };
}

interface Seen extends PayablesOf {
  /** Campaigns in which the caller may edit. */
  mine: ReadonlySet<number>;
}

async function seenBy(db: Db, ctx: SignedIn, filter: PayableFilter): Promise<Seen> {
  const campaigns = await campaignsSeenBy(db, ctx);
  const wanted = campaigns.filter(({ id }) => filter.campaignId === undefined || id === filter.campaignId);
  const mine = wanted.filter(({ role, state }) => mayAs(role, 'editor') && state !== 'archived');
  return {
    teamId: ctx.actor.teamId,
    campaignIds: wanted.map(({ id }) => id),
    mine: new Set(mine.map(({ id }) => id)),
    filter,
    at: ctx.now(),
  };
}

/** Returns a page of open and paid payables, of campaigns that the caller may see. */
export async function listPayables(
  pool: Db,
  ctx: SignedIn,
  { page, size, ...filter }: QueryOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const of = await seenBy(db, ctx, filter);
    const rows = await listRows(db, of, { size, offset: (page - 1) * size });
    const sums = await sumRows(db, of);
    return {
      payables: rows.map(row => present(row, of.mine.has(row.campaignId))),
      total: sums.reduce((all, { total }) => all + total, 0),
      sums: sums.map(({ currency, openMinor, paidMinor }) => ({ currency, openMinor, paidMinor })),
    };
  });
}

/** Counts the payables that match a filter, for exports. */
export const countPayables = (pool: Db, ctx: SignedIn, filter: PayableFilter): Promise<number> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    const sums = await sumRows(db, await seenBy(db, ctx, filter));
    return sums.reduce((all, { total }) => all + total, 0);
  });

const batchSize = 500;

/** Yields all payables that match, in page order, for exports; each batch in a short transaction of its own. */
export async function* exportedPayables(
  pool: Db,
  ctx: SignedIn,
  filter: PayableFilter,
): AsyncGenerator<Payable, void> {
  for (let page = 1; ; page++) {
    const { payables } = await listPayables(pool, ctx, { ...filter, page, size: batchSize });
    yield* payables;
    if (payables.length < batchSize) return;
  }
}
