import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { putIntoProject } from '../campaign-projects/service.ts';
import { announceCampaign } from '../shared/campaign-access.ts';
import { creatorNameFor } from '../../creators/shared/team-names.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { makeLinkOf } from '../../links/short-links/service.ts';
import { insertEvents } from './events/collaboration-events.queries.ts';
import { updateCollaboration } from './queries.ts';
import { recordOfOne } from './collaboration-records.ts';
import { holdCollaborationToChange } from './require-collaboration.ts';

/**
 * Creates a short link for the collaboration. It replaces an earlier one, which stays among the team's links.
 * @throws AppError not_found, forbidden, campaign_state, entitlement_exceeded; invalid_request (`targetUrl`)
 */
export function makeLink(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  id: number,
  targetUrl: string,
): Promise<{ linkId: number; shortUrl: string }> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { collaboration, campaign } = await holdCollaborationToChange(db, ctx, id);
    const { creatorId, revision } = collaboration;
    const creator = await creatorNameFor(db, teamId, creatorId);
    const names = [creator, campaign.name].filter(Boolean);
    const owner = creator === null ? null : creatorId;
    const made = await makeLinkOf(db, ctx, links, { name: names.join(' · '), targetUrl, creatorId: owner });
    const at = ctx.now();
    const fresh = { revision: revision + 1, changed_at: at, visits_reached_at: null };
    await updateCollaboration(db, teamId, id, { ...fresh, short_link_id: made.id });
    const changed = { collaborationId: id, kind: 'changed', accountId } as const;
    const details = { fields: ['shortLinkId'] };
    await insertEvents(db, { teamId, campaignId: campaign.id, at }, [{ ...changed, details }]);
    await putIntoProject(db, ctx, campaign, { linkId: { linkId: made.id, creatorId } });
    await recordOperation(db, ctx, teamId, {
      ...(await recordOfOne(db, teamId, 'collaboration.link', collaboration)),
      after: { shortUrl: made.shortUrl },
    });
    await announceCampaign(db, teamId, campaign.id);
    return { linkId: made.id, shortUrl: made.shortUrl };
  });
}
