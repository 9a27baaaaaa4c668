import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import { syncCampaignLater } from './campaign-access.ts';
import { foldCollaboration, readDoubled, type StoredCollaboration } from './merged-collaborations.queries.ts';

type Found = StoredCollaboration & { has_parts: boolean };

/** What may be written in one card and absent in the other. */
const filled = ['product', 'carrier', 'tracking_number', 'coupon', 'short_link_id', 'visits_goal'] as const;
const events = ['terms_accepted_at', 'product_sent_at', 'checks_passed_at', 'visits_reached_at'] as const;

/** Nothing was agreed, delivered, sent or paid: a card that somebody, or a reply, merely opened. */
const isBare = (card: Found): boolean =>
  !card.has_parts &&
  card.fee_minor === null &&
  (card.state === 'negotiating' || card.state === 'cancelled') &&
  events.every(event => card[event] === null);

/** Returns what a card gains by a bare one; null if both say something else of the same. */
function gainOf(card: Found, bare: Found): Partial<StoredCollaboration> | null {
  const gained: Partial<StoredCollaboration> = {};
  for (const field of filled) {
    if (!bare[field] || bare[field] === card[field]) continue;
    if (card[field]) return null;
    Object.assign(gained, { [field]: bare[field] });
  }
  const isReopened = card.state === 'cancelled' && bare.state === 'negotiating' && isBare(card);
  if (isReopened) Object.assign(gained, { state: bare.state, rank: bare.rank, cancel_reason: '' });
  if (isReopened) gained.state_since = bare.state_since;
  const reason = isReopened ? card.cancel_reason : bare.cancel_reason;
  const notes = [card.notes, bare.notes, reason].filter(text => text.trim());
  return { ...gained, notes: [...new Set(notes)].join('\n') };
}

/** Of two cards the one that goes into the other; null if both have to stay. */
function chooseBare(own: Found, old: Found) {
  for (const [card, bare] of [
    [own, old],
    [old, own],
  ] as const) {
    const gained = isBare(bare) ? gainOf(card, bare) : null;
    if (gained) return { card, bare, gained };
  }
  return null;
}

/**
 * Makes one of two collaborations of a campaign with the same creator where one of them is bare: the other gets its
 * notes, what only it says of product, link and coupon, and its history. Where both hold facts (a fee, payments, posts,
 * drafts, files, what the creator was given or gave), both stay, since nobody but the team can tell which of two
 * agreements holds.
 */
export async function foldBareCollaborations(
  db: Db,
  ctx: Pick<Context, 'now'>,
  teamId: number,
  pair: IdPair,
): Promise<void> {
  for (const [campaignId, cards] of Map.groupBy(
    await readDoubled(db, teamId, pair),
    card => card.campaign_id,
  )) {
    const own = cards.find(card => card.creator_id === pair.into);
    const old = cards.find(card => card.creator_id === pair.from);
    const choice = own && old ? chooseBare(own, old) : null;
    if (!choice) continue;
    const { card, bare, gained } = choice;
    await foldCollaboration(db, teamId, { from: bare.id, into: card.id }, gained);
    await noteInterest(db, ctx, [bare.creator_id], { kind: 'campaign', amount: -1 });
    await syncCampaignLater(db, teamId, campaignId, ctx.now());
  }
}
