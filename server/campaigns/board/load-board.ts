import type {
  BoardColumn,
  BoardFilter,
  Card,
  listCards,
  listColumn,
} from '../../../contract/campaigns/board.ts';
import {
  collaborationLimits,
  collaborationStates,
  type CollaborationState,
} from '../../../contract/campaigns/collaboration-kinds.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { requireCampaign } from '../shared/campaign-access.ts';
import { findPlace } from './card-places.queries.ts';
import { firstOfColumns, idsOfColumn, pageOfCards, sumColumns } from './board-cards.queries.ts';
import { askedOf, cardsOf, ofCampaign } from './board-cards.ts';
import { nameOfState } from './refusal-texts.ts';

/** @throws AppError not_found */
export function loadBoard(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  filter: BoardFilter,
): Promise<{ columns: BoardColumn[] }> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const campaign = await requireCampaign(db, ctx, campaignId);
    const asked = await askedOf(db, campaign, ctx, filter);
    const sums = Map.groupBy(await sumColumns(db, asked), ({ state }) => state);
    const ids = await firstOfColumns(db, asked, collaborationLimits.cardsAtOnce);
    const cards = Map.groupBy(await cardsOf(db, ofCampaign(campaign), ids), ({ state }) => state);
    return {
      columns: collaborationStates.map(state => {
        const own = sums.get(state) ?? [];
        return {
          state,
          total: own.reduce((sum, { cards }) => sum + cards, 0),
          fees: own
            .filter(({ withFee }) => withFee > 0)
            .map(({ currency, fees }) => ({ currency: currency as Currency, minor: fees })),
          cards: cards.get(state) ?? [],
        };
      }),
    };
  });
}

/** @throws AppError not_found; moved_meanwhile if the card before is in another column by now */
export function loadColumn(
  pool: Db,
  ctx: SignedIn,
  { id, state }: { id: number; state: CollaborationState },
  { after, size, ...filter }: QueryOf<typeof listColumn>,
): Promise<{ cards: Card[] }> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const campaign = await requireCampaign(db, ctx, id);
    const of = ofCampaign(campaign);
    const place = after === undefined ? null : await findPlace(db, of, after);
    if (place === undefined) throw new AppError('not_found');
    if (place && place.state !== state)
      throw new AppError('moved_meanwhile', { state: nameOfState(ctx.lang, place.state) });
    const asked = await askedOf(db, campaign, ctx, filter);
    const ids = await idsOfColumn(db, asked, { state, after: place, size });
    return { cards: await cardsOf(db, of, ids) };
  });
}

/** @throws AppError not_found */
export function loadCards(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  { state, sort, page, size, ...filter }: QueryOf<typeof listCards>,
): Promise<ReplyOf<typeof listCards>> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const campaign = await requireCampaign(db, ctx, campaignId);
    const asked = await askedOf(db, campaign, ctx, filter);
    const found = await pageOfCards(db, asked, { state, sort, size, offset: (page - 1) * size });
    return { cards: await cardsOf(db, ofCampaign(campaign), found.ids), total: found.total };
  });
}
