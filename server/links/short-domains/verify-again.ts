import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, processDue, putDue, type DueWork } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { ownerOf } from '../../identity/accounts/service.ts';
import { askDns, graceDays, lapseOf, recordOf } from './domains.ts';
import { deleteHost } from './hosts.queries.ts';
import { findDomain, lockDomain, updateDomain } from './queries.ts';

const everyMs = 24 * 60 * 60_000;
/** After a look-up that nobody answered, or that did not finish. */
const retryMs = 60 * 60_000;

/** Returns when a domain that was just found to be the team's is looked at again. */
export const nextCheck = (at: Date): Date => new Date(at.getTime() + everyMs);

const inDays = (at: Date, until: Date) => Math.max(1, Math.ceil((until.getTime() - at.getTime()) / everyMs));

/**
 * Asks DNS whether a verified domain is still the team's. If not, the team is told; after the days of grace it loses the
 * domain, so that whoever has it by then can verify it. No answer at all says nothing.
 */
export async function verifyAgain(
  pool: Db,
  ctx: Context,
  { dns }: Pick<LinkServices, 'dns'>,
  due: DueWork,
): Promise<void> {
  const { teamId, id } = due;
  const seen = await asTeam(pool, teamId, db => findDomain(db, teamId, id));
  const answer = seen && (await askDns({ dns }, seen));
  await asTeam(pool, teamId, async db => {
    await lockDomain(db, teamId, id);
    const domain = await findDomain(db, teamId, id);
    if (!domain?.verified_at) return dropDue(db, 'shortDomain.verify', due);
    const at = ctx.now();
    if (answer === 'noAnswer') {
      return putDue(db, 'shortDomain.verify', due, new Date(at.getTime() + retryMs));
    }
    await putDue(db, 'shortDomain.verify', due, nextCheck(at));
    if (!answer) {
      return updateDomain(db, teamId, id, { checked_at: at, fault: '', failing_since: null });
    }
    const { host, failing_since } = domain;
    const since = failing_since ?? at;
    const to = await ownerOf(db, teamId);
    if (at < lapseOf(since)) {
      await updateDomain(db, teamId, id, { checked_at: at, fault: answer, failing_since: since });
      if (failing_since) return;
      const details = { host, days: inDays(at, lapseOf(since)) };
      return notify(db, ctx, { ...to, kind: 'shortDomain.failing', details });
    }
    const lost = { checked_at: at, fault: answer, failing_since: null, verified_at: null };
    await updateDomain(db, teamId, id, lost);
    await deleteHost(db, { host, teamId, domainId: id });
    await dropDue(db, 'shortDomain.verify', due);
    await recordOperation(db, ctx, teamId, recordOf('shortDomain.lapse', domain));
    await notify(db, ctx, { ...to, kind: 'shortDomain.lapsed', details: { host, days: graceDays } });
  });
}

/** The claim is committed before the look-up, so that a slow name server holds no transaction open. */
export async function verifyDueDomains(
  pool: Db,
  ctx: Context,
  links: Pick<LinkServices, 'dns'>,
): Promise<number> {
  const claimed: DueWork[] = [];
  await processDue(pool, 'shortDomain.verify', ctx.now(), async (db, due) => {
    await putDue(db, 'shortDomain.verify', due, new Date(ctx.now().getTime() + retryMs));
    claimed.push(due);
  });
  for (const due of claimed) await verifyAgain(pool, ctx, links, due);
  return claimed.length;
}
