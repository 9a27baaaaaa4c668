import {
  getCreatorWork,
  type CreatorWork,
} from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { filesOf } from '../shared/campaign-files.ts';
import { creatorNameFor } from '../../creators/shared/team-names.ts';
import { draftsWithComments } from '../collaboration-drafts/read-drafts.ts';
import { deliverablesOf } from '../collaborations/service.ts';
import { findDetails } from './details/creator-details.queries.ts';
import { findOpenPage, holdWork, type OpenPage } from './open-page.ts';
import { isPostOpen } from './creator-actions/report-post.ts';
import { countOpening } from './queries.ts';
import { findShortLink, lastAccepted, paymentsOf, teamNameOf } from './load-work.queries.ts';
import { nameTerms } from './name-terms.ts';

/** After an action the page loads again: within this time that is not another opening. */
const sameVisitMs = 600_000;

type Places = Pick<LinkServices, 'publicUrl' | 'shortUrl'>;

async function shortUrlOf(db: Db, places: Places, teamId: number, id: number | null): Promise<string> {
  const link = id === null ? undefined : await findShortLink(db, teamId, id);
  return link ? prefixOf(places, link.host) + link.code : '';
}

async function read(db: Db, places: Places, page: OpenPage): Promise<CreatorWork> {
  const { teamId, campaignId, collaborationId } = page;
  const { collaboration, campaign } = await holdWork(db, page);
  const of = { teamId, collaborationId };
  const stored = await deliverablesOf(db, teamId, collaborationId);
  const accepted = await lastAccepted(db, of);
  const terms = nameTerms({ ...collaboration, deliverables: stored });
  const isAccepted = accepted?.terms === terms;
  const details = await findDetails(db, of);
  const files = await filesOf(db, teamId, campaignId);
  const drafts = await draftsWithComments(db, of);
  const payments = await paymentsOf(db, of);
  return {
    lang: page.lang,
    expiresAt: page.expiresAt.toISOString(),
    team: await teamNameOf(db, teamId),
    creator: (await creatorNameFor(db, teamId, collaboration.creatorId)) ?? '',
    campaign: campaign.name,
    product: collaboration.product || campaign.product,
    brief: campaign.brief,
    briefFiles: files.flatMap(({ id, kind, name, size }) => (kind === 'brief' ? [{ id, name, size }] : [])),
    feeMinor: collaboration.feeMinor,
    currency: collaboration.currency,
    state: collaboration.state,
    coupon: collaboration.coupon,
    shortUrl: await shortUrlOf(db, places, teamId, collaboration.shortLinkId),
    carrier: collaboration.carrier,
    trackingNumber: collaboration.trackingNumber,
    terms,
    termsAcceptedAt: isAccepted ? accepted.at.toISOString() : null,
    areTermsNew: accepted !== null && !isAccepted,
    hasAddress: Boolean(details?.address),
    hasPayment: Boolean(details?.payment),
    deliverables: stored.map(deliverable => ({
      id: deliverable.id,
      kind: deliverable.kind,
      title: deliverable.title,
      draftDueOn: deliverable.draft_due_on,
      publishOn: deliverable.publish_on,
      postUrl: deliverable.post_url,
      isPostOpen: isPostOpen(collaboration, deliverable),
    })),
    drafts: drafts.map(draft => ({
      id: draft.id,
      deliverableId: draft.deliverable_id,
      url: draft.url,
      fileName: draft.file_name ?? '',
      note: draft.note,
      handedInAt: draft.handed_in_at.toISOString(),
      state: draft.state,
      comments: draft.comments.map(({ text, at, account_id }) => ({
        text,
        at: at.toISOString(),
        isCreator: account_id === null,
      })),
    })),
    payments: payments.map(payment => ({
      label: payment.label,
      amountMinor: payment.amount_minor,
      currency: payment.currency as CreatorWork['currency'],
      dueOn: payment.due_on,
      paidOn: payment.paid_on,
    })),
  };
}

/**
 * Returns the creator's part of one collaboration. Fields outside the contract are removed.
 * @throws AppError too_many_requests; not_found for an unknown address; gone for an expired one
 */
export async function loadWork(pool: Db, ctx: Context, places: Places, token: string): Promise<CreatorWork> {
  const page = await findOpenPage(pool, ctx, token);
  const { teamId, id, openedAt } = page;
  return asTeam(pool, teamId, async db => {
    const work = await read(db, places, page);
    const now = ctx.now();
    if (!openedAt || now.getTime() - openedAt.getTime() > sameVisitMs)
      await countOpening(db, teamId, id, now);
    return getCreatorWork.reply.parse(work);
  });
}
