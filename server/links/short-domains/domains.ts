import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listShortDomains, ShortDomain } from '../../../contract/links/short-domains.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { presentDomain } from '../../identity/team-domains/dns-proof.ts';
import * as teamDomains from '../../identity/team-domains/service.ts';
import type { DomainUse } from '../../identity/team-domains/domain-use.ts';
import { countLinks, listDomains } from './queries.ts';

export const shortDomains: DomainUse = {
  domains: 'short_domains',
  hosts: 'short_hosts',
  subject: 'shortDomain',
  verifying: 'shortDomain.verify',
};

const format = {
  zh: '请输入正确的域名，例如 go.example.com',
  en: 'Enter a domain such as go.example.com',
};

const present = (row: Awaited<ReturnType<typeof listDomains>>[number]): ShortDomain => ({
  ...presentDomain(row),
  links: row.links,
});

export function loadDomains(
  pool: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof listShortDomains>> {
  return asTeam(pool, teamId, async db => ({ domains: (await listDomains(db, teamId)).map(present) }));
}

/** @throws AppError invalid_request, taken */
export const addDomain = (
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  typed: string,
): Promise<{ id: number }> =>
  teamDomains.addDomain(pool, ctx, shortDomains, { typed, own: [links.publicUrl, links.shortUrl], format });

/** @throws AppError not_found, too_many_requests */
export async function verifyDomain(
  pool: Db,
  ctx: SignedIn,
  { dns }: Pick<LinkServices, 'dns'>,
  id: number,
): Promise<ShortDomain> {
  const domain = await teamDomains.verifyDomain(pool, ctx, shortDomains, { id, dns });
  const { teamId } = ctx.actor;
  return { ...domain, links: await asTeam(pool, teamId, db => countLinks(db, teamId, domain.host)) };
}

/** @throws AppError not_found; domain_in_use while links use it */
export const removeDomain = (pool: Db, ctx: SignedIn, id: number): Promise<void> =>
  teamDomains.removeDomain(pool, ctx, shortDomains, id, async (db, host) => {
    const links = await countLinks(db, ctx.actor.teamId, host);
    if (links > 0) throw new AppError('domain_in_use', { links });
  });
