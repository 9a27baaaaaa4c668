import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { listShortDomains, ShortDomain } from '../../../contract/links/short-domains.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { readHost } from './host-name.ts';
import { deleteHost } from './hosts.queries.ts';
import {
  deleteDomain,
  findDomain,
  insertDomain,
  listDomains,
  lockDomain,
  type DomainRow,
} from './queries.ts';

const texts: Record<Lang, Record<'format' | 'own' | 'taken', string>> = {
  zh: {
    format: '请输入正确的域名，例如 go.example.com',
    own: '不能使用系统自己的域名',
    taken: '团队已添加过这个域名',
  },
  en: {
    format: 'Enter a domain such as go.example.com',
    own: 'This domain belongs to this installation',
    taken: 'Your team has added this domain already',
  },
};

/** The TXT record by which DNS proves the owner of a domain. */
export const txtRecordOf = ({ host, token }: Pick<DomainRow, 'host' | 'token'>): ShortDomain['record'] => ({
  name: `_starbridge.${host}`,
  value: `starbridge-verify=${token}`,
});

/** Returns what DNS says against a domain being the team's; empty: nothing. */
export async function askDns(
  { dns }: Pick<LinkServices, 'dns'>,
  domain: Pick<DomainRow, 'host' | 'token'>,
): Promise<ShortDomain['fault']> {
  const { name, value } = txtRecordOf(domain);
  const texts = await dns.texts(name).catch(() => null);
  if (texts === null) return 'noAnswer';
  const found = texts.map(text => text.trim());
  if (found.includes(value)) return '';
  return found.some(text => text.startsWith('starbridge-verify=')) ? 'otherValue' : 'notFound';
}

/** A team that changes its DNS by mistake has so long to mend it. */
export const graceDays = 7;
const dayMs = 86_400_000;

/** Returns when a domain lapses that has failed since a moment. */
export const lapseOf = (failingSince: Date): Date => new Date(failingSince.getTime() + graceDays * dayMs);

export const presentDomain = (row: DomainRow): ShortDomain => ({
  id: row.id,
  host: row.host,
  record: txtRecordOf(row),
  verifiedAt: row.verified_at?.toISOString() ?? null,
  checkedAt: row.checked_at?.toISOString() ?? null,
  fault: row.fault as ShortDomain['fault'],
  lapsesAt: row.failing_since ? lapseOf(row.failing_since).toISOString() : null,
  links: row.links,
});

export const recordOf = (action: OperationAction, { id, host }: { id: number; host: string }) => ({
  action,
  subject: 'shortDomain',
  subjectId: id,
  subjectName: host,
});

export function loadDomains(
  pool: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof listShortDomains>> {
  return asTeam(pool, teamId, async db => ({
    domains: (await listDomains(db, teamId)).map(presentDomain),
  }));
}

/** A domain can be used once DNS proves that it is the team's. @throws AppError invalid_request, taken */
export function addDomain(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  typed: string,
): Promise<{ id: number }> {
  const { teamId, accountId } = ctx.actor;
  const read = readHost(links, typed);
  if ('fault' in read) {
    throw new AppError('invalid_request', {}, [{ field: 'host', reason: texts[ctx.lang][read.fault] }]);
  }
  const { host } = read;
  const token = ctx.randomBytes(24).toString('base64url');
  return asTeam(pool, teamId, async db => {
    const id = await insertDomain(db, { teamId, host, token, by: accountId, at: ctx.now() });
    if (id === null) throw new AppError('taken', {}, [{ field: 'host', reason: texts[ctx.lang].taken }]);
    await recordOperation(db, ctx, teamId, recordOf('shortDomain.add', { id, host }));
    return { id };
  });
}

/** @throws AppError not_found; domain_in_use while links use it */
export async function removeDomain(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    await lockDomain(db, teamId, id);
    const domain = await findDomain(db, teamId, id);
    if (!domain) throw new AppError('not_found');
    const { host, links } = domain;
    if (links > 0) throw new AppError('domain_in_use', { links });
    await deleteHost(db, { host, teamId, domainId: id });
    await dropDue(db, 'shortDomain.verify', { teamId, id });
    await deleteDomain(db, teamId, id);
    await recordOperation(db, ctx, teamId, recordOf('shortDomain.remove', domain));
  });
}
