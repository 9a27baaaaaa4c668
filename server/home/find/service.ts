import { foundOfKind, type Found } from '../../../contract/home/find.ts';
import { findOrdersByNumber } from '../../billing/orders/load-orders.ts';
import { findCampaignsByName } from '../../campaigns/campaigns/list-campaigns.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { findListsByName } from '../../creators/lists/list-cards.ts';
import { findCreatorsByName } from '../../creators/search/find-by-name.ts';
import { findThreads } from '../../inbox/threads/listing/find-threads.ts';
import { findLinksByName } from '../../links/short-links/listing/load-links.ts';
import { pageOfProjects } from '../../monitoring/shared/projects.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { findTasksByName } from '../../outreach/mail-tasks/list-tasks.ts';

/**
 * Returns what a typed text may mean, a few of each kind. Every context answers for its own kind, by the rules of its
 * own pages; all as one transaction of the team.
 */
export function find(pool: Db, ctx: SignedIn, links: LinkServices, text: string): Promise<Found> {
  const max = foundOfKind;
  return asTeam(pool, ctx.actor.teamId, async db => {
    const creators = await findCreatorsByName(db, ctx, text, max);
    const threads = await findThreads(db, ctx, text, max);
    const { projects } = await pageOfProjects(db, ctx, { name: text }, { size: max, offset: 0 });
    return {
      creators: creators.map(({ id, platform, handle, name, avatarUrl, followers }) => ({
        id,
        platform,
        handle,
        name,
        avatarUrl,
        followers,
      })),
      lists: await findListsByName(db, ctx, text, max),
      tasks: await findTasksByName(db, ctx, text, max),
      threads: threads.map(({ id, subject, counterpart }) => ({ id, subject, counterpart })),
      campaigns: (await findCampaignsByName(db, ctx, text, max)).map(({ id, name, product }) => ({
        id,
        name,
        product,
      })),
      links: await findLinksByName(db, ctx, links, text, max),
      monitors: projects.map(({ id, name, beginsOn, endsOn }) => ({ id, name, beginsOn, endsOn })),
      orders: await findOrdersByNumber(db, ctx, text, max),
    };
  });
}
