import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropDue, processDue, putDue, type DueWork } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { IdentityServices } from '../../../outside/identity-providers/identity-services.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { notify } from '../../../activity/notifications/service.ts';
import { ownerOf } from '../../../identity/accounts/service.ts';
import { askDns, graceDays, lapseOf } from '../../../links/short-domains/domains.ts';
import { nextCheck } from '../../../links/short-domains/verify-again.ts';
import { deleteHost, findDomain, lockDomain, updateDomain } from './domains.queries.ts';

const dayMs = 24 * 60 * 60_000;
/** After a look-up that nobody answered, or that did not finish. */
const retryMs = 60 * 60_000;

const inDays = (at: Date, until: Date) => Math.max(1, Math.ceil((until.getTime() - at.getTime()) / dayMs));

/**
 * Asks DNS whether a verified domain is still the team's, by the rules of short domains: if not, the team is told, and
 * loses it after the days of grace.
 */
export async function verifyAgain(
  pool: Db,
  ctx: Context,
  { dns }: Pick<IdentityServices, 'dns'>,
  due: DueWork,
): Promise<void> {
  const { teamId, id } = due;
  const seen = await asTeam(pool, teamId, db => findDomain(db, teamId, id));
  const answer = seen && (await askDns({ dns }, seen));
  await asTeam(pool, teamId, async db => {
    const domain = await lockDomain(db, teamId, id);
    if (!domain?.verified_at) return dropDue(db, 'signInDomain.verify', due);
    const at = ctx.now();
    if (answer === 'noAnswer')
      return putDue(db, 'signInDomain.verify', due, new Date(at.getTime() + retryMs));
    await putDue(db, 'signInDomain.verify', due, nextCheck(at));
    if (!answer) return updateDomain(db, teamId, id, { checked_at: at, fault: '', failing_since: null });
    const { host, failing_since } = domain;
    const since = failing_since ?? at;
    const to = await ownerOf(db, teamId);
    if (at < lapseOf(since)) {
      await updateDomain(db, teamId, id, { checked_at: at, fault: answer, failing_since: since });
      if (failing_since) return;
      const details = { host, days: inDays(at, lapseOf(since)) };
      return notify(db, ctx, { ...to, kind: 'signInDomain.failing', details });
    }
    const lost = { checked_at: at, fault: answer, failing_since: null, verified_at: null };
    await updateDomain(db, teamId, id, lost);
    await deleteHost(db, { host, teamId, domainId: id });
    await dropDue(db, 'signInDomain.verify', due);
    await recordOperation(db, ctx, teamId, {
      action: 'signInDomain.lapse',
      subject: 'signInDomain',
      subjectId: id,
      subjectName: host,
    });
    await notify(db, ctx, { ...to, kind: 'signInDomain.lapsed', details: { host, days: graceDays } });
  });
}

/** The claim is committed before the look-up, so that a slow name server holds no transaction open. */
export async function verifyDueSignInDomains(
  pool: Db,
  ctx: Context,
  services: Pick<IdentityServices, 'dns'>,
): Promise<number> {
  const claimed: DueWork[] = [];
  await processDue(pool, 'signInDomain.verify', ctx.now(), async (db, due) => {
    await putDue(db, 'signInDomain.verify', due, new Date(ctx.now().getTime() + retryMs));
    claimed.push(due);
  });
  for (const due of claimed) await verifyAgain(pool, ctx, services, due);
  return claimed.length;
}
