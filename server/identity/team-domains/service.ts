import type { TeamDomain } from '../../../contract/identity/team-domains.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, putDue } from '../../core/db/due-work/due-work.ts';
import { AppError } from '../../core/errors.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import type { MailDns } from '../../outside/mail-protocol/mail-services.ts';
import type { DomainUse } from './domain-use.ts';
import { askDns, presentDomain } from './dns-proof.ts';
import { readHost, type OwnAddresses } from './host-name.ts';
import {
  deleteDomain,
  deleteHost,
  findDomain,
  insertDomain,
  insertHost,
  lockDomain,
  updateDomain,
  listDomains,
} from './team-domains.queries.ts';
import { nextCheck, verifyAgain } from './verify-again.ts';

const texts: Record<Lang, Record<'own' | 'taken', string>> = {
  zh: { own: '不能使用系统自己的域名', taken: '团队已添加过这个域名' },
  en: {
    own: 'This domain belongs to this installation',
    taken: 'Your team has added this domain already',
  },
};

/** Checks of a team that ask DNS. */
const rate = { max: 20, seconds: 60 };

const record = (
  db: Db,
  ctx: Context,
  teamId: number,
  { subject }: DomainUse,
  verb: 'add' | 'verify' | 'remove',
  { id, host }: { id: number; host: string },
): Promise<void> =>
  recordOperation(db, ctx, teamId, {
    action: `${subject}.${verb}`,
    subject,
    subjectId: id,
    subjectName: host,
  });

/** In the caller's transaction as the team; by name. */
export const teamDomains = async (db: Db, use: DomainUse, teamId: number): Promise<TeamDomain[]> =>
  (await listDomains(db, use, teamId)).map(presentDomain);

export interface TypedDomain {
  typed: string;
  own: OwnAddresses;
  /** What is said of a text that is no domain. */
  format: Record<Lang, string>;
}

/** A domain can be used once DNS proves that it is the team's. @throws AppError invalid_request, taken */
export function addDomain(
  pool: Db,
  ctx: SignedIn,
  use: DomainUse,
  { typed, own, format }: TypedDomain,
): Promise<{ id: number }> {
  const { teamId, accountId } = ctx.actor;
  const said = { ...texts[ctx.lang], format: format[ctx.lang] };
  const read = readHost(own, typed);
  if ('fault' in read)
    throw new AppError('invalid_request', {}, [{ field: 'host', reason: said[read.fault] }]);
  const { host } = read;
  const token = ctx.randomBytes(24).toString('base64url');
  return asTeam(pool, teamId, async db => {
    const id = await insertDomain(db, use, { teamId, host, token, by: accountId, at: ctx.now() });
    if (id === null) throw new AppError('taken', {}, [{ field: 'host', reason: said.taken }]);
    await record(db, ctx, teamId, use, 'add', { id, host });
    return { id };
  });
}

export interface Asked {
  id: number;
  dns: MailDns;
  /** A name that needs no record: it is not looked at again. */
  provesItself?: (host: string) => boolean;
}

/**
 * Asks DNS who owns a domain, and stores the answer; a verified domain about which nothing is known stays so.
 * @throws AppError not_found, too_many_requests
 */
export async function verifyDomain(
  pool: Db,
  ctx: SignedIn,
  use: DomainUse,
  { id, dns, provesItself = () => false }: Asked,
): Promise<TeamDomain> {
  const { teamId } = ctx.actor;
  const read = async (db: Db) => {
    const domain = await findDomain(db, use, teamId, id);
    if (!domain) throw new AppError('not_found');
    return domain;
  };
  const seen = await asTeam(pool, teamId, read);
  if (seen.verified_at && !seen.failing_since) return presentDomain(seen);
  await refuseBeyondRates(pool, ctx.now(), { key: `${use.domains} ${teamId}`, ...rate });
  if (seen.verified_at) {
    await verifyAgain(pool, ctx, use, dns, { teamId, id });
    return presentDomain(await asTeam(pool, teamId, read));
  }
  const isNamed = provesItself(seen.host);
  const answer = isNamed ? '' : await askDns(dns, seen);
  return asTeam(pool, teamId, async db => {
    const domain = await lockDomain(db, use, teamId, id);
    if (!domain) throw new AppError('not_found');
    if (domain.verified_at) return presentDomain(domain);
    const isOurs = answer === '' && (await insertHost(db, use, { host: domain.host, teamId, domainId: id }));
    const at = ctx.now();
    const fault = answer === '' && !isOurs ? 'taken' : answer;
    const change = { checked_at: at, fault, ...(isOurs && { verified_at: at }) };
    await updateDomain(db, use, { teamId, id }, change);
    if (isOurs) {
      await record(db, ctx, teamId, use, 'verify', domain);
      if (!isNamed) await putDue(db, use.verifying, { teamId, id }, nextCheck(at));
    }
    return presentDomain(await read(db));
  });
}

/** @param mayGo throws while something needs it @throws AppError not_found */
export async function removeDomain(
  pool: Db,
  ctx: SignedIn,
  use: DomainUse,
  id: number,
  mayGo?: (db: Db, host: string) => Promise<void>,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const domain = await lockDomain(db, use, teamId, id);
    if (!domain) throw new AppError('not_found');
    await mayGo?.(db, domain.host);
    await deleteHost(db, use, { host: domain.host, teamId, domainId: id });
    await dropDue(db, use.verifying, { teamId, id });
    await deleteDomain(db, use, teamId, id);
    await record(db, ctx, teamId, use, 'remove', domain);
  });
}
