import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { checkSenderDns, DnsCheck } from '../../../../contract/outreach/senders/senders.ts';
import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropDue, putDue, processDue, type DueWork } from '../../../core/db/due-work/due-work.ts';
import { refuseBeyondRates } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailDns, MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { checkDkim } from './dns-dkim.ts';
import { checkDmarc } from './dns-dmarc.ts';
import { isPublicDomain, providerDns, usualSelectors } from './dns-providers.ts';
import { checkSpf } from './dns-spf.ts';
import { findSender, setSender, type SenderRow } from '../queries.ts';

const everyMs = 24 * 60 * 60_000;
/** A look-up that did not finish is repeated after this time. */
const retryMs = 15 * 60_000;
const records = ['spf', 'dkim', 'dmarc'] as const;

/** Explains the DNS records for the domain of an address. */
export async function checkDomain(
  dns: MailDns,
  { address, provider }: { address: string; provider: ProviderCode },
): Promise<DnsCheck[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (isPublicDomain(domain))
    return records.map(record => ({ record, state: 'good', found: '', finding: 'notYours', advice: '' }));
  const { spf, selectors, isFixed } = providerDns(provider);
  const probed = isFixed ? selectors : [...new Set([...selectors, ...usualSelectors])];
  const checks = {
    spf: () => checkSpf(dns, domain, spf),
    dkim: () => checkDkim(dns, domain, probed, isFixed),
    dmarc: () => checkDmarc(dns, domain),
  };
  return Promise.all(
    records.map(record =>
      checks[record]().catch((): DnsCheck => ({
        record,
        state: 'unknown',
        found: '',
        finding: 'noAnswer',
        advice: '',
      })),
    ),
  );
}

/**
 * Looks the records up and stores the result; if DNS does not answer, the last result stays. Not inside a transaction.
 */
async function check(pool: Db, ctx: Context, world: MailServices, sender: SenderRow): Promise<DnsCheck[]> {
  const { team_id: teamId, id } = sender;
  const asked = { address: sender.address, provider: sender.provider as ProviderCode };
  const known = sender.dns as DnsCheck[];
  const dns = (await checkDomain(world.dns, asked)).map(fresh =>
    fresh.finding === 'noAnswer' ? (known.find(each => each.record === fresh.record) ?? fresh) : fresh,
  );
  const at = ctx.now();
  await asTeam(pool, teamId, async db => {
    const present = await findSender(db, teamId, id);
    if (present?.address !== sender.address) return;
    await setSender(db, teamId, id, { dns: JSON.stringify(dns), dns_checked_at: at });
    await putDue(db, 'sender.dns', { teamId, id }, new Date(at.getTime() + everyMs));
    await announce(db, { teamId }, { code: realtimeCodes.sender, id });
  });
  return dns;
}

/** Looks up the domain of a sender now, at most 30 times per hour. @throws AppError not_found, too_many_requests */
export async function checkNow(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  id: number,
): Promise<ReplyOf<typeof checkSenderDns>> {
  const { teamId } = ctx.actor;
  const sender = await asTeam(pool, teamId, db => findSender(db, teamId, id));
  if (!sender) throw new AppError('not_found');
  const key = `sender-dns:${teamId}:${id}`;
  await refuseBeyondRates(pool, ctx.now(), { key, max: 30, seconds: 3600 });
  return { dns: await check(pool, ctx, world, sender), checkedAt: ctx.now().toISOString() };
}

/** The claim is committed before the look-up, so that a slow name server holds no transaction open. */
export async function checkDueDns(pool: Db, ctx: Context, world: MailServices): Promise<number> {
  const claimed: DueWork[] = [];
  await processDue(pool, 'sender.dns', ctx.now(), async (db, due) => {
    await putDue(db, 'sender.dns', due, new Date(ctx.now().getTime() + retryMs));
    claimed.push(due);
  });
  for (const { teamId, id } of claimed) {
    const sender = await asTeam(pool, teamId, db => findSender(db, teamId, id));
    await (sender
      ? check(pool, ctx, world, sender)
      : asTeam(pool, teamId, db => dropDue(db, 'sender.dns', { teamId, id })));
  }
  return claimed.length;
}
