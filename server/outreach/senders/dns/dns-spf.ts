import type { DnsCheck } from '../../../../contract/outreach/senders/senders.ts';
import type { MailDns } from '../../../outside/mail-protocol/mail-services.ts';

const isSpf = (text: string) => /^v=spf1( |$)/i.test(text);
const include = /^\+?include:(.+)$/;
const redirect = /^redirect=(.+)$/;
const asks = /^[+?~-]?(include:|a([:/]|$)|mx([:/]|$)|ptr(:|$)|exists:)|^redirect=/;
const sound =
  /^([+?~-]?(all|(include|exists):\S+|(a|mx)(:[^/\s]+)?(\/\d+)?(\/\/\d+)?|ptr(:\S+)?|ip4:[\d./]+|ip6:[\da-f:./]+)|[a-z][\w.-]*=\S*)$/;
const maxLookups = 10;

const termsOf = (record: string) =>
  record
    .toLowerCase()
    .split(/ +/)
    .slice(1)
    .filter(term => term !== '');

interface Walk {
  lookups: number;
  names: Set<string>;
}

/** Follows a record's includes as a receiver does (RFC 7208 §4.6.4), and counts the look-ups. */
async function walk(dns: MailDns, record: string, seen: Walk): Promise<Walk> {
  for (const term of termsOf(record)) {
    if (!asks.test(term)) continue;
    seen.lookups++;
    const name = include.exec(term)?.[1] ?? redirect.exec(term)?.[1];
    if (!name || name.includes('%') || seen.names.has(name) || seen.lookups > maxLookups) continue;
    seen.names.add(name);
    const next = (await dns.texts(name)).find(isSpf);
    if (next) await walk(dns, next, seen);
  }
  return seen;
}

const allOf = (terms: readonly string[]) => terms.find(term => /^[+?~-]?all$/.test(term));

const withAll = (terms: readonly string[]) =>
  ['v=spf1', ...new Set(terms.filter(term => !/^[+?~-]?all$/.test(term))), '~all'].join(' ');

/**
 * Checks the SPF record of a domain (RFC 7208).
 * @param names that the record should include for the provider, the first is recommended; empty if unknown
 */
export async function checkSpf(dns: MailDns, domain: string, names: readonly string[]): Promise<DnsCheck> {
  const records = (await dns.texts(domain)).filter(isSpf);
  const found = records.join('\n');
  const [record] = records;
  const [own] = names;
  const wanted = own ? [`include:${own}`] : [];
  const is = (state: DnsCheck['state'], finding: DnsCheck['finding'], advice = ''): DnsCheck => ({
    record: 'spf',
    state,
    found,
    finding,
    advice,
  });
  if (record === undefined) return is('missing', 'spfMissing', own ? withAll(wanted) : '');
  const terms = termsOf(record);
  if (records.length > 1) return is('wrong', 'spfSeveral', withAll([...records.flatMap(termsOf), ...wanted]));
  if (!terms.every(term => sound.test(term))) return is('wrong', 'spfMalformed');
  const { lookups, names: included } = await walk(dns, record, { lookups: 0, names: new Set() });
  if (lookups > maxLookups) return is('wrong', 'spfTooManyLookups');
  const hasProvider = names.length === 0 || names.some(name => included.has(name));
  if (!hasProvider) return is('wrong', 'spfWithoutProvider', withAll([...wanted, ...terms]));
  const all = allOf(terms);
  if (all === '+all' || all === 'all') return is('wrong', 'spfOpen', withAll(terms));
  const isLeft = all === undefined && !terms.some(term => redirect.test(term));
  if (isLeft || all === '?all') return is('weak', 'spfNeutral', withAll(terms));
  return names.length ? is('good', 'spfGood') : is('unknown', 'spfProviderUnknown');
}
