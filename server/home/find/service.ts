import { may } from '../../../contract/core/roles/permissions.ts';
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

const max = foundOfKind;

/** What has to do with creators, and with the mail to them. */
async function findPeople(db: Db, ctx: SignedIn, text: string) {
  const creators = await findCreatorsByName(db, ctx, text, max);
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
    tasks: may(ctx.actor, 'mail.read') ? await findTasksByName(db, ctx, text, max) : [],
  };
}

async function findWork(db: Db, ctx: SignedIn, links: LinkServices, text: string) {
  const threads = may(ctx.actor, 'mail.read') ? await findThreads(db, ctx, text, max) : [];
  const campaigns = await findCampaignsByName(db, ctx, text, max);
  const { projects } = await pageOfProjects(db, ctx, { name: text }, { size: max, offset: 0 });
  return {
    threads: threads.map(({ id, subject, counterpart }) => ({ id, subject, counterpart })),
    campaigns: campaigns.map(({ id, name, product }) => ({ id, name, product })),
    links: await findLinksByName(db, ctx, links, text, max),
    monitors: projects.map(({ id, name, beginsOn, endsOn }) => ({ id, name, beginsOn, endsOn })),
    orders: await findOrdersByNumber(db, ctx, text, max),
  };
}

/**
 * Returns what a typed text may mean, a few of each kind. Every context answers for its own kind, by the rules of its
 * own pages. Somebody waits while typing, so that two halves are read at once.
 */
export async function find(pool: Db, ctx: SignedIn, links: LinkServices, text: string): Promise<Found> {
  const { teamId } = ctx.actor;
  const [people, work] = await Promise.all([
    asTeam(pool, teamId, db => findPeople(db, ctx, text)),
    asTeam(pool, teamId, db => findWork(db, ctx, links, text)),
  ]);
  return { ...people, ...work };
}
