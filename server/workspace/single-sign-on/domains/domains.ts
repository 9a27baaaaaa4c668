import type { SignInDomain } from '../../../../contract/workspace/single-sign-on.ts';
import type { OperationAction } from '../../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropDue, putDue } from '../../../core/db/due-work/due-work.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { IdentityServices } from '../../../outside/identity-providers/identity-services.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { askDns, lapseOf, txtRecordOf } from '../../../links/short-domains/domains.ts';
import { readHost } from '../../../links/short-domains/host-name.ts';
import { nextCheck } from '../../../links/short-domains/verify-again.ts';
import { verifyAgain } from './verify-again.ts';
import {
  deleteDomain,
  deleteHost,
  findDomain,
  insertDomain,
  insertHost,
  lockDomain,
  updateDomain,
  type DomainRow,
} from './domains.queries.ts';

const texts = {
  zh: {
    format: '请输入邮箱 @ 后面的域名，例如 example.com',
    own: '不能使用系统自己的域名',
    taken: '团队已添加过这个域名',
  },
  en: {
    format: 'Enter what follows the @ of an address, such as example.com',
    own: 'This domain belongs to this installation',
    taken: 'Your team has added this domain already',
  },
};

/** Checks of a team that ask DNS. */
const rate = { max: 20, seconds: 60 };
/** A name that only a sandbox takes for proved: it leads nowhere. */
const sandboxEnding = '.sandbox';

export const presentDomain = (row: DomainRow): SignInDomain => ({
  id: row.id,
  host: row.host,
  record: txtRecordOf(row),
  verifiedAt: row.verified_at?.toISOString() ?? null,
  checkedAt: row.checked_at?.toISOString() ?? null,
  fault: row.fault as SignInDomain['fault'],
  lapsesAt: row.failing_since ? lapseOf(row.failing_since).toISOString() : null,
});

const recordOf = (action: OperationAction, { id, host }: { id: number; host: string }) => ({
  action,
  subject: 'signInDomain',
  subjectId: id,
  subjectName: host,
});

/** @throws AppError invalid_request, taken */
export function addDomain(
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: IdentityServices,
  typed: string,
): Promise<{ id: number }> {
  const { teamId, accountId } = ctx.actor;
  const read = readHost({ publicUrl, shortUrl: '' }, typed.replace(/^@/, ''));
  if ('fault' in read)
    throw new AppError('invalid_request', {}, [{ field: 'host', reason: texts[ctx.lang][read.fault] }]);
  const { host } = read;
  const token = ctx.randomBytes(24).toString('base64url');
  return asTeam(pool, teamId, async db => {
    const id = await insertDomain(db, { teamId, host, token, by: accountId, at: ctx.now() });
    if (id === null) throw new AppError('taken', {}, [{ field: 'host', reason: texts[ctx.lang].taken }]);
    await recordOperation(db, ctx, teamId, recordOf('signInDomain.add', { id, host }));
    return { id };
  });
}

async function readDomain(db: Db, teamId: number, id: number): Promise<DomainRow> {
  const domain = await findDomain(db, teamId, id);
  if (!domain) throw new AppError('not_found');
  return domain;
}

/**
 * Asks DNS who owns a domain, and stores the answer; a verified domain about which nothing is known stays so.
 * @throws AppError not_found, too_many_requests
 */
export async function verifyDomain(
  pool: Db,
  ctx: SignedIn,
  services: IdentityServices,
  id: number,
): Promise<SignInDomain> {
  const { teamId } = ctx.actor;
  const seen = await asTeam(pool, teamId, db => readDomain(db, teamId, id));
  if (seen.verified_at && !seen.failing_since) return presentDomain(seen);
  const seconds = await consumeRateLimit(pool, ctx.now(), { key: `sign-in domains ${teamId}`, ...rate });
  if (seconds) throw new AppError('too_many_requests', { seconds });
  if (seen.verified_at) {
    await verifyAgain(pool, ctx, services, { teamId, id });
    return asTeam(pool, teamId, async db => presentDomain(await readDomain(db, teamId, id)));
  }
  const provesItself = services.sandbox !== null && seen.host.endsWith(sandboxEnding);
  const answer = provesItself ? '' : await askDns(services, seen);
  return asTeam(pool, teamId, async db => {
    const domain = await lockDomain(db, teamId, id);
    if (!domain) throw new AppError('not_found');
    if (domain.verified_at) return presentDomain(domain);
    const isOurs = answer === '' && (await insertHost(db, { host: domain.host, teamId, domainId: id }));
    const at = ctx.now();
    const fault = answer === '' && !isOurs ? 'taken' : answer;
    await updateDomain(db, teamId, id, { checked_at: at, fault, ...(isOurs && { verified_at: at }) });
    if (isOurs) {
      await recordOperation(db, ctx, teamId, recordOf('signInDomain.verify', domain));
      if (!provesItself) await putDue(db, 'signInDomain.verify', { teamId, id }, nextCheck(at));
    }
    return presentDomain(await readDomain(db, teamId, id));
  });
}

/** @throws AppError not_found */
export async function removeDomain(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const domain = await lockDomain(db, teamId, id);
    if (!domain) throw new AppError('not_found');
    await deleteHost(db, { host: domain.host, teamId, domainId: id });
    await dropDue(db, 'signInDomain.verify', { teamId, id });
    await deleteDomain(db, teamId, id);
    await recordOperation(db, ctx, teamId, recordOf('signInDomain.remove', domain));
  });
}
