import type { ShortDomain } from '../../../contract/links/short-domains.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { askDns, presentDomain, recordOf } from './domains.ts';
import { insertHost } from './hosts.queries.ts';
import { findDomain, lockDomain, updateDomain, type DomainRow } from './queries.ts';
import { nextCheck, verifyAgain } from './verify-again.ts';

/** Per team. */
const rate = { max: 20, seconds: 60 };

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
  links: LinkServices,
  id: number,
): Promise<ShortDomain> {
  const { teamId } = ctx.actor;
  const seen = await asTeam(pool, teamId, db => readDomain(db, teamId, id));
  if (seen.verified_at && !seen.failing_since) return presentDomain(seen);
  await refuseBeyondRates(pool, ctx.now(), { key: `short domains ${teamId}`, ...rate });
  if (seen.verified_at) {
    await verifyAgain(pool, ctx, links, { teamId, id });
    return asTeam(pool, teamId, async db => presentDomain(await readDomain(db, teamId, id)));
  }
  const answer = await askDns(links, seen);
  return asTeam(pool, teamId, async db => {
    await lockDomain(db, teamId, id);
    const domain = await readDomain(db, teamId, id);
    if (domain.verified_at) return presentDomain(domain);
    const isOurs = answer === '' && (await insertHost(db, { host: domain.host, teamId, domainId: id }));
    const at = ctx.now();
    const fault = answer === '' && !isOurs ? 'taken' : answer;
    await updateDomain(db, teamId, id, { checked_at: at, fault, ...(isOurs && { verified_at: at }) });
    if (isOurs) {
      await recordOperation(db, ctx, teamId, recordOf('shortDomain.verify', domain));
      await putDue(db, 'shortDomain.verify', { teamId, id }, nextCheck(at));
    }
    return presentDomain(await readDomain(db, teamId, id));
  });
}
