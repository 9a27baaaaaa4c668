import type { Card, moveCard } from '../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { refusalOf } from '../../../contract/campaigns/collaboration-states.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { announceCampaign, syncCampaignLater } from '../shared/campaign-access.ts';
import { noteEvent, topRank, updateCollaboration } from '../collaborations/service.ts';
import { readFacts } from '../collaborations/states/state-facts.ts';
import type { CollaborationOf } from '../collaborations/collaboration.ts';
import { holdCollaborationToChange } from '../collaborations/require-collaboration.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { cardsOf } from './board-cards.ts';
import type { OfCampaign } from './due-dates.queries.ts';
import { findPlace, rankBehind, renumberCards, type Between, type Place } from './card-places.queries.ts';
import { nameOfState, wordsOfRefusal } from './refusal-texts.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';

/** The subject of an audit log entry; readers recognise it by the creator. */
const recordOfCard = (
  action: OperationAction,
  id: number,
  creator: { name: string; handle: string } | undefined,
) => ({
  action,
  subject: 'collaboration',
  subjectId: id,
  subjectName: creator ? creator.name || creator.handle : '',
});

/** Ranks with more digits are renumbered. */
const longestScale = 200;

async function betweenAt(db: Db, of: OfCampaign, above: Place, movedId: number): Promise<Between> {
  const found = await rankBehind(db, of, above, movedId);
  if (!found.isTie && found.scale <= longestScale) return found;
  await renumberCards(db, of, above.state);
  const again = await findPlace(db, of, above.id);
  return again ? rankBehind(db, of, again, movedId) : found;
}

/** Returns the rank after a card; the top if that card is in another column by now. */
async function rankAt(
  db: Db,
  of: OfCampaign,
  { id, to, after }: { id: number; to: CollaborationState; after: number | null },
): Promise<string> {
  const above = after === null ? undefined : await findPlace(db, of, after);
  if (above?.state !== to) return topRank(db, { ...of, state: to });
  return (await betweenAt(db, of, above, id)).rank;
}

async function refuseMove(
  db: Db,
  ctx: SignedIn,
  collaboration: CollaborationOf,
  { to, reason }: { to: CollaborationState; reason: string },
): Promise<void> {
  const { id, state } = collaboration;
  const facts = (await readFacts(db, ctx.actor.teamId, [collaboration])).get(id);
  const refusal = facts ? refusalOf(state, to, facts, reason) : null;
  if (refusal) throw new AppError('move_refused', { reason: wordsOfRefusal(ctx.lang, refusal) });
}

/**
 * Moves a card to a column. A move within its column only changes its rank, and only open pages are notified.
 * @throws AppError not_found, forbidden, campaign_state, move_refused; moved_meanwhile if it is not where the caller
 * saw it
 */
export function moveOneCard(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { from, to, after, reason }: BodyOf<typeof moveCard>,
): Promise<Card> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { collaboration, campaign } = await holdCollaborationToChange(db, ctx, id);
    const { state } = collaboration;
    const of = { teamId, campaignId: campaign.id };
    if (state !== from) throw new AppError('moved_meanwhile', { state: nameOfState(ctx.lang, state) });
    const isElsewhere = to !== from;
    if (isElsewhere) await refuseMove(db, ctx, collaboration, { to, reason });
    if (isElsewhere || (after !== undefined && after !== id)) {
      const rank = await rankAt(db, of, { id, to, after: after ?? null });
      await updateCollaboration(db, teamId, id, { rank });
      await announceCampaign(db, teamId, campaign.id);
    }
    if (isElsewhere) {
      const at = ctx.now();
      const isSent = to === 'productSent' && collaboration.productSentAt === null;
      await updateCollaboration(db, teamId, id, {
        state: to,
        state_since: at,
        cancel_reason: to === 'cancelled' ? reason : '',
        ...(isSent && { product_sent_at: at }),
      });
      const moved = { collaborationId: id, kind: 'moved', accountId, from, to } as const;
      const details: Record<string, string> = to === 'cancelled' ? { reason } : {};
      await noteEvent(db, ctx, { ...of, ...moved, details });
      const [card] = await cardsOf(db, of, [id]);
      await recordOperation(db, ctx, teamId, {
        ...recordOfCard('collaboration.move', id, card?.creator),
        before: { state: from },
        after: { state: to, ...(to === 'cancelled' && { reason }) },
      });
      // What is agreed with a creator is a cost only while it is not cancelled.
      await syncCampaignLater(db, teamId, campaign.id, at);
    }
    const [card] = await cardsOf(db, of, [id]);
    if (!card) throw new AppError('not_found');
    return card;
  });
}
