import type { Collaboration, Deliverable } from '../../../contract/campaigns/collaborations.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { threadOfCandidate } from '../shared/candidate-threads.ts';
import { pricesOf } from '../../creators/creator-prices/service.ts';
import { readTeamRows } from '../../creators/shared/team-rows.ts';
import { linksNamed } from '../../links/short-links/service.ts';
import { deliverablesOfEach, type StoredDeliverable } from './deliverables.queries.ts';
import { lastChange } from './events/collaboration-events.queries.ts';
import { requireOne, type SeenCollaboration } from './require-collaboration.ts';
import { visitsOf } from './short-link-visits.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

const presentDeliverable = (row: StoredDeliverable): Deliverable => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  draftDueOn: row.draft_due_on,
  publishOn: row.publish_on,
  postUrl: row.post_url,
  postKey: row.post_key,
  postBy: row.post_by,
  postFoundAt: moment(row.post_found_at),
  checks: row.check_outcome,
});

async function linkOf(
  db: Db,
  ctx: SignedIn,
  links: LinkServices,
  { collaboration: { shortLinkId }, campaign }: SeenCollaboration,
): Promise<Collaboration['link']> {
  if (shortLinkId === null) return null;
  const [link] = await linksNamed(db, campaign.teamId, [shortLinkId]);
  if (!link || link.isGone) return null;
  const visits = await visitsOf(db, ctx, campaign, [link.id]);
  return {
    id: link.id,
    name: link.name,
    shortUrl: prefixOf(links, link.host) + link.code,
    visits: visits.get(link.id) ?? 0,
  };
}

/** @throws AppError not_found */
export function loadCollaboration(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  id: number,
): Promise<Collaboration> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const seen = await requireOne(db, ctx, id);
    const { collaboration, campaign } = seen;
    const creators = await readTeamRows(db, teamId, [collaboration.creatorId]);
    const prices = await pricesOf(db, teamId, creators);
    const change = await lastChange(db, teamId, id);
    const {
      platform = 'tiktok',
      name = '',
      handle = '',
      avatarUrl = '',
      followers = null,
    } = creators[0] ?? {};
    const { termsAcceptedAt, productSentAt, stateSince, createdAt, changedAt } = collaboration;
    return {
      id,
      campaignId: campaign.id,
      campaignName: campaign.name,
      role: campaign.role,
      state: collaboration.state,
      stateSince: stateSince.toISOString(),
      cancelReason: collaboration.cancelReason,
      creator: { id: collaboration.creatorId, platform, name, handle, avatarUrl, followers },
      feeMinor: collaboration.feeMinor,
      currency: collaboration.currency,
      product: collaboration.product,
      carrier: collaboration.carrier,
      trackingNumber: collaboration.trackingNumber,
      coupon: collaboration.coupon,
      shortLinkId: collaboration.shortLinkId,
      visitsGoal: collaboration.visitsGoal,
      notes: collaboration.notes,
      usualPrice: prices.get(collaboration.creatorId) ?? null,
      deliverables: (await deliverablesOfEach(db, teamId, [id])).map(presentDeliverable),
      link: await linkOf(db, ctx, links, seen),
      termsAcceptedAt: moment(termsAcceptedAt),
      productSentAt: moment(productSentAt),
      threadId: await threadOfCandidate(db, teamId, campaign.id, collaboration.creatorId),
      revision: collaboration.revision,
      createdAt: createdAt.toISOString(),
      changedBy: change?.by_name ?? '',
      changedAt: changedAt.toISOString(),
    };
  });
}
