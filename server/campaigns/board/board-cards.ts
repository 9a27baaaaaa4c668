import type { BoardFilter, Card } from '../../../contract/campaigns/board.ts';
import { day } from '../../../contract/core/format.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';
import { lateIds, readCards, type CardSearchParams, type CardRow } from './board-cards.queries.ts';
import type { OfCampaign } from './due-dates.queries.ts';

export const ofCampaign = ({ teamId, id }: Pick<CampaignOf, 'teamId' | 'id'>): OfCampaign => ({
  teamId,
  campaignId: id,
});

export async function askedOf(
  db: Db,
  campaign: CampaignOf,
  ctx: Pick<Context, 'now'>,
  { keyword = '', overdue = false }: BoardFilter,
): Promise<CardSearchParams> {
  const of = ofCampaign(campaign);
  const ids = overdue ? await lateIds(db, of, day(ctx.now().toISOString(), campaign.zone)) : null;
  return { ...of, keyword: keyword.trim().replace(/^@/, ''), ids };
}

const presentCard = (row: CardRow): Card => ({
  id: row.id,
  state: row.state,
  creator: {
    id: row.creatorId,
    // A creator who is no longer in the catalogue has no name.
    platform: row.platform ?? 'tiktok',
    name: row.name,
    handle: row.handle,
    avatarUrl: faceOf(row.creatorId, row.pictureUrl),
    followers: row.followers,
  },
  feeMinor: row.feeMinor,
  currency: row.currency as Currency,
  openMinor: row.openMinor,
  deliverables: row.deliverables,
  posted: row.posted,
  checks: row.checks,
  nextDue: row.dueOn && row.dueWhat ? { on: row.dueOn, what: row.dueWhat } : null,
  waitingDrafts: row.waitingDrafts,
  stateSince: row.stateSince.toISOString(),
  revision: row.revision,
});

/** Returns cards of a campaign in the order of the ids; deleted ones are missing. */
export const cardsOf = async (db: Db, of: OfCampaign, ids: readonly number[]): Promise<Card[]> =>
  ids.length ? (await readCards(db, of, ids)).map(presentCard) : [];
