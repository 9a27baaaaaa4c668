import type { BodyOf } from '../../../contract/core/endpoint.ts';
import { createShortLink } from '../../../contract/links/short-links.ts';
import { shownIn } from '../../../contract/core/time/zone-clock.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { loadCards } from '../../campaigns/board/load-board.ts';
import { createBoundProject } from '../../campaigns/campaign-projects/bind-project.ts';
import { changeCampaignState, createCampaign } from '../../campaigns/campaigns/change-campaign.ts';
import { addFromSelection } from '../../campaigns/candidates/add-candidates.ts';
import { answer, collaborate } from '../../campaigns/candidates/change-candidates.ts';
import { createLink } from '../../links/short-links/change-link.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { chooseCreators } from './choose-creators.ts';
import { playCard } from './play-card.ts';
import { budgetFen, productUrl, sampleDays, sampleTexts } from './sample-plan.ts';

const dayMs = 86_400_000;
const leastFeeFen = 30_000;
/** Fees are round sums. */
const roundFen = 5000;

/** What was made, as the row of the sample keeps it. */
type Made = { campaign_id: number } | { project_id: number } | { link_id: number };

export interface Filling {
  links: LinkServices;
  /** An IANA time zone. */
  zone: string;
  /** Called with each thing that is to be removed with the sample, as soon as it exists. */
  onMade: (made: Made) => Promise<void>;
}

/** Null where the plan has no room for one more. */
async function ifAllowed<T>(make: Promise<T>): Promise<T | null> {
  return make.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'entitlement_exceeded') return null;
    throw error;
  });
}

/**
 * Makes the sample campaign by what the product itself does for a user.
 * @throws AppError samples_missing; invalid_request for a zone that does not exist
 */
export async function fillCampaign(
  pool: Db,
  ctx: SignedIn,
  { links, zone, onMade }: Filling,
): Promise<number> {
  const texts = sampleTexts[ctx.lang];
  const now = ctx.now().getTime();
  const { cast, undecided } = await chooseCreators(pool, ctx.now());
  const dayAfter = (days: number) => shownIn(zone, now + days * dayMs).slice(0, 10);
  const campaignId = await createCampaign(pool, ctx, {
    name: texts.name,
    product: texts.product,
    productUrl,
    brief: texts.brief.map(line => `<p>${line}</p>`).join(''),
    platforms: ['tiktok'],
    regions: [],
    beginsOn: dayAfter(sampleDays.begins),
    endsOn: dayAfter(sampleDays.ends),
    zone,
    budgetMinor: budgetFen,
    currency: 'CNY',
    goals: { plays: 300_000, posts: 8, clicks: 500 },
  });
  await onMade({ campaign_id: campaignId });
  await changeCampaignState(pool, ctx, campaignId, 'recruiting');
  const people = cast.map(({ creator }) => creator.id);
  const ids = [...people, ...undecided.map(({ id }) => id)];
  await addFromSelection(pool, ctx, campaignId, { selection: { of: 'ids', ids }, origin: 'list' });
  await changeCampaignState(pool, ctx, campaignId, 'running');
  const project = await ifAllowed(createBoundProject(pool, ctx, campaignId));
  if (project) await onMade({ project_id: project.projectId });
  const link = await ifAllowed(createLink(pool, ctx, links, linkTo(texts.link)));
  if (link) await onMade({ link_id: link.id });
  const selection = { of: 'ids' as const, creatorIds: people };
  await answer(pool, ctx, campaignId, { selection, answer: 'interested' });
  await collaborate(pool, ctx, campaignId, selection);
  const { cards } = await loadCards(pool, ctx, campaignId, { sort: 'newest', page: 1, size: 100 });
  for (const [number, { card, creator, postUrl }] of cast.entries()) {
    const found = cards.find(each => each.creator.id === creator.id);
    // Somebody on the team's blacklist is no candidate.
    if (!found) continue;
    const fee = (creator.medianPlays * card.cpmFen) / 1000;
    const feeFen = Math.max(leastFeeFen, Math.round(fee / roundFen) * roundFen);
    const linkId = link?.id ?? null;
    const played = { campaignId, collaborationId: found.id, card, number, feeFen, postUrl, linkId, dayAfter };
    await playCard(pool, ctx, played);
  }
  return campaignId;
}

const linkTo = (name: string): BodyOf<typeof createShortLink> =>
  createShortLink.body.parse({ name, productType: 'ecommerce', targetUrl: productUrl });
