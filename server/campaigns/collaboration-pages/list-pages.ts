import { may } from '../../../contract/core/roles/permissions.ts';
import { mayAs } from '../../../contract/campaigns/campaign-kinds.ts';
import type { listCollaborationPages } from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import { isOver } from '../../../contract/campaigns/collaboration-states.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { creatorLang } from '../../../contract/core/mail/reader-langs.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { deliverablesOf, requireCollaboration } from '../collaborations/service.ts';
import { readDetails, type HasSecrets } from './details/creator-details.ts';
import { pagesOf, spokenBy } from './queries.ts';
import { lastAccepted } from './load-work.queries.ts';
import { nameTerms } from './name-terms.ts';

/**
 * Returns addresses and what creators did with them; shipping and payment details only for accounts that may edit.
 * @throws AppError not_found
 */
export function listPages(
  pool: Db,
  ctx: SignedIn,
  world: HasSecrets,
  collaborationId: number,
): Promise<ReplyOf<typeof listCollaborationPages>> {
  const { teamId } = ctx.actor;
  const now = ctx.now();
  // Where to send and how to pay are needed by who does that.
  const maySee = may(ctx.actor, 'campaigns.edit') || may(ctx.actor, 'payments.pay');
  return asTeam(pool, teamId, async db => {
    const { collaboration, campaign } = await requireCollaboration(db, ctx, collaborationId);
    const of = { teamId, collaborationId };
    const accepted = await lastAccepted(db, of);
    const deliverables = await deliverablesOf(db, teamId, collaborationId);
    const spoken = await spokenBy(db, collaboration.creatorId);
    const isClosed = isOver(collaboration.state) || campaign.state === 'archived';
    return {
      pages: (await pagesOf(db, of)).map(page => ({
        id: page.id,
        lang: page.lang,
        expiresAt: page.expires_at.toISOString(),
        revokedAt: page.revoked_at?.toISOString() ?? null,
        isOpen: !isClosed && !page.revoked_at && page.expires_at > now,
        createdBy: page.by ?? '',
        createdAt: page.created_at.toISOString(),
        opened: page.opened,
        openedAt: page.opened_at?.toISOString() ?? null,
      })),
      creatorLang: (spoken && creatorLang(spoken.language, spoken.region)) ?? ctx.lang,
      termsAcceptedAt: accepted?.at.toISOString() ?? null,
      areTermsNew: accepted !== null && accepted.terms !== nameTerms({ ...collaboration, deliverables }),
      details: maySee && mayAs(campaign.role, 'editor') ? await readDetails(db, world, of) : null,
    };
  });
}
