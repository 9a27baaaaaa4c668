import type { DnsCheck } from '../../../../contract/outreach/senders/senders.ts';
import type { MailDns } from '../../../outside/mail-protocol/mail-services.ts';
import { readTags } from './dns-tags.ts';

const isDmarc = (text: string) => /^v\s*=\s*dmarc1\s*(;|$)/i.test(text);

/** The domain and its parent domains, down to two labels. */
function upwards(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, place) => labels.slice(place).join('.'));
}

/** Checks the DMARC policy of a domain (RFC 7489), its own or a parent domain's. */
export async function checkDmarc(dns: MailDns, domain: string): Promise<DnsCheck> {
  let records: string[] = [];
  let isOwn = true;
  for (const name of upwards(domain)) {
    records = (await dns.texts(`_dmarc.${name}`)).filter(isDmarc);
    isOwn = name === domain;
    if (records.length) break;
  }
  const found = records.join('\n');
  const is = (state: DnsCheck['state'], finding: DnsCheck['finding'], advice = ''): DnsCheck => ({
    record: 'dmarc',
    state,
    found,
    finding,
    advice,
  });
  const [record] = records;
  if (record === undefined)
    return is('missing', 'dmarcMissing', `v=DMARC1; p=none; rua=mailto:dmarc@${domain}`);
  if (records.length > 1) return is('wrong', 'dmarcSeveral');
  const tags = readTags(record);
  const policy = (isOwn ? undefined : tags?.get('sp')) ?? tags?.get('p');
  if (policy === 'quarantine' || policy === 'reject') return is('good', 'dmarcGood');
  if (policy !== 'none') return is('wrong', 'dmarcMalformed');
  const stricter = record.replace(/\bp\s*=\s*none\b/i, 'p=quarantine');
  return is('weak', 'dmarcNone', isOwn ? stricter : '');
}
