import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, processDue, putDue, type DueWork } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { MailDns } from '../../outside/mail-protocol/mail-services.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { ownerOf } from '../accounts/service.ts';
import type { DomainUse } from './domain-use.ts';
import { askDns, graceDays, lapseOf } from './dns-proof.ts';
import { deleteHost, findDomain, lockDomain, updateDomain } from './team-domains.queries.ts';

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
  use: DomainUse,
  dns: MailDns,
  due: DueWork,
): Promise<void> {
  const { teamId, id } = due;
  const kind = use.verifying;
  const seen = await asTeam(pool, teamId, db => findDomain(db, use, teamId, id));
  const answer = seen && (await askDns(dns, seen));
  await asTeam(pool, teamId, async db => {
    const domain = await lockDomain(db, use, teamId, id);
    if (!domain?.verified_at) return dropDue(db, kind, due);
    const at = ctx.now();
    if (answer === 'noAnswer') return putDue(db, kind, due, new Date(at.getTime() + retryMs));
    await putDue(db, kind, due, nextCheck(at));
    if (!answer) return updateDomain(db, use, due, { checked_at: at, fault: '', failing_since: null });
    const { host, failing_since } = domain;
    const since = failing_since ?? at;
    const to = await ownerOf(db, teamId);
    if (at < lapseOf(since)) {
      await updateDomain(db, use, due, { checked_at: at, fault: answer, failing_since: since });
      if (failing_since) return;
      const details = { host, days: inDays(at, lapseOf(since)) };
      return notify(db, ctx, { ...to, kind: `${use.subject}.failing`, details });
    }
    const lost = { checked_at: at, fault: answer, failing_since: null, verified_at: null };
    await updateDomain(db, use, due, lost);
    await deleteHost(db, use, { host, teamId, domainId: id });
    await dropDue(db, kind, due);
    await recordOperation(db, ctx, teamId, {
      action: `${use.subject}.lapse`,
      subject: use.subject,
      subjectId: id,
      subjectName: host,
    });
    await notify(db, ctx, { ...to, kind: `${use.subject}.lapsed`, details: { host, days: graceDays } });
  });
}

/** The claim is committed before the look-up, so that a slow name server holds no transaction open. */
export async function verifyDueDomains(
  pool: Db,
  ctx: Context,
  use: DomainUse,
  dns: MailDns,
): Promise<number> {
  const claimed: DueWork[] = [];
  await processDue(pool, use.verifying, ctx.now(), async (db, due) => {
    await putDue(db, use.verifying, due, new Date(ctx.now().getTime() + retryMs));
    claimed.push(due);
  });
  for (const due of claimed) await verifyAgain(pool, ctx, use, dns, due);
  return claimed.length;
}
