import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { listShortLinks, ShortLink, getShortLink } from '../../../../contract/links/short-links.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { prefixOf, type LinkServices } from '../../../outside/network/link-services.ts';
import { AppError } from '../../../core/errors.ts';
import { entitlementLimit, usedOfStock } from '../../../billing/plans/service.ts';
import {
  countLinks,
  findLink,
  linksNamed,
  pageOfLinks,
  tagsInUse,
  tasksWithLink,
} from './list-links.queries.ts';
import { presentLinks, type PresentedLink } from './present-link.ts';

const withAddress = (links: LinkServices, { host, ...link }: PresentedLink): ShortLink => ({
  ...link,
  shortUrl: prefixOf(links, host) + link.code,
});

export function listLinks(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  { sort, page, size, ...filter }: QueryOf<typeof listShortLinks>,
): Promise<ReplyOf<typeof listShortLinks>> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  return asTeam(pool, teamId, async db => {
    const rows = await pageOfLinks(db, teamId, filter, { at, sort, size, offset: (page - 1) * size });
    return {
      links: (await presentLinks(db, ctx, rows)).map(link => withAddress(links, link)),
      total: await countLinks(db, teamId, filter, at),
      tags: await tagsInUse(db, teamId),
      used: await usedOfStock(db, ctx, 'shortlink.count'),
      limit: await entitlementLimit(db, ctx, 'shortlink.count'),
    };
  });
}

/** Returns links by a part of their name or the beginning of their code, newest first; in the caller's transaction. */
export async function findLinksByName(
  db: Db,
  { actor }: SignedIn,
  links: LinkServices,
  text: string,
  limit: number,
): Promise<Pick<ShortLink, 'id' | 'name' | 'shortUrl'>[]> {
  const rows = await linksNamed(db, actor.teamId, text, limit);
  return rows.map(({ id, name, host, code }) => ({ id, name, shortUrl: prefixOf(links, host) + code }));
}

/** @throws AppError not_found, also for another team's and for a deleted one */
export function loadLink(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  id: number,
): Promise<ReplyOf<typeof getShortLink>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const row = await findLink(db, teamId, id, ctx.now());
    if (!row) throw new AppError('not_found');
    const [link] = await presentLinks(db, ctx, [row]);
    if (!link) throw new Error('a link was lost on its way');
    return { ...withAddress(links, link), mailTasks: await tasksWithLink(db, teamId, id) };
  });
}
