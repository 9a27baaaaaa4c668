import type { TeamDomain } from '../../../contract/identity/team-domains.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import * as teamDomains from '../../identity/team-domains/service.ts';
import type { DomainUse } from '../../identity/team-domains/domain-use.ts';
import { isVerifiedHost } from './identities.queries.ts';

/** Domains whose people sign in by the provider of the team. */
export const signInDomains: DomainUse = {
  domains: 'sign_in_domains',
  hosts: 'sign_in_hosts',
  subject: 'signInDomain',
  verifying: 'signInDomain.verify',
};

const format = {
  zh: '请输入邮箱 @ 后面的域名，例如 example.com',
  en: 'Enter the part after the @, such as example.com',
};

/** A name that only a sandbox takes for proved: it leads nowhere. */
const sandboxEnding = '.sandbox';

/** @throws AppError invalid_request, taken */
export const addDomain = (
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: IdentityServices,
  typed: string,
): Promise<{ id: number }> =>
  teamDomains.addDomain(pool, ctx, signInDomains, {
    typed: typed.replace(/^@/, ''),
    own: [publicUrl],
    format,
  });

/** @throws AppError not_found, too_many_requests */
export function verifyDomain(
  pool: Db,
  ctx: SignedIn,
  { dns, sandbox }: IdentityServices,
  id: number,
): Promise<TeamDomain> {
  const provesItself = (host: string) => sandbox !== null && host.endsWith(sandboxEnding);
  return teamDomains.verifyDomain(pool, ctx, signInDomains, { id, dns, provesItself });
}

/** @throws AppError not_found */
export const removeDomain = (pool: Db, ctx: SignedIn, id: number): Promise<void> =>
  teamDomains.removeDomain(pool, ctx, signInDomains, id);

/** Whether an address is of a domain that the team has proved. @param email in lower case */
export const isOfTeam = (db: Db, teamId: number, email: string): Promise<boolean> =>
  isVerifiedHost(db, teamId, email.slice(email.lastIndexOf('@') + 1));
