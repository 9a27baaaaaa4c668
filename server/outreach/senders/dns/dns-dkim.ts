import { createPublicKey } from 'node:crypto';
import type { DnsCheck } from '../../../../contract/outreach/senders/senders.ts';
import type { MailDns } from '../../../outside/mail-protocol/mail-services.ts';
import { readTags } from './dns-tags.ts';

/** The size of a published key in bits; null if it is no key. */
function bitsOf(base64: string): number | null {
  try {
    const key = Buffer.from(base64, 'base64');
    return createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    return null;
  }
}

/** Reads a key record (RFC 6376 §3.6.1; RFC 8301: 1024 bits are the minimum, 2048 are recommended). */
function readDkim(found: string): Pick<DnsCheck, 'state' | 'finding'> {
  const tags = readTags(found);
  const key = tags?.get('p')?.replaceAll(/\s/g, '');
  if (!tags || key === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1')
    return { state: 'wrong', finding: 'dkimMalformed' };
  if (key === '') return { state: 'wrong', finding: 'dkimRevoked' };
  if (tags.get('k') === 'ed25519')
    return Buffer.from(key, 'base64').length === 32
      ? { state: 'good', finding: 'dkimGood' }
      : { state: 'wrong', finding: 'dkimMalformed' };
  const bits = bitsOf(key);
  if (bits === null) return { state: 'wrong', finding: 'dkimMalformed' };
  if (bits < 1024) return { state: 'wrong', finding: 'dkimShortKey' };
  return bits < 2048 ? { state: 'weak', finding: 'dkimShortKey' } : { state: 'good', finding: 'dkimGood' };
}

const order: DnsCheck['state'][] = ['good', 'weak', 'wrong'];

/**
 * Checks a domain's DKIM keys under likely selectors. The selector is only in signed mail, so a key under another name
 * cannot be found.
 * @param isFixed whether the provider uses no other selectors
 */
export async function checkDkim(
  dns: MailDns,
  domain: string,
  selectors: readonly string[],
  isFixed: boolean,
): Promise<DnsCheck> {
  const places = selectors.map(selector => `${selector}._domainkey.${domain}`);
  const texts = await Promise.all(places.map(name => dns.texts(name)));
  const keys = texts.flatMap((records, place) =>
    records
      .filter(text => /(^|;)\s*p\s*=/.test(text))
      .map(text => ({ found: `${places[place]}: ${text}`, ...readDkim(text) })),
  );
  const [best] = keys.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  if (best) return { record: 'dkim', advice: '', ...best };
  const missing = { record: 'dkim', found: '', advice: '' } as const;
  return isFixed
    ? { ...missing, state: 'missing', finding: 'dkimMissing' }
    : { ...missing, state: 'unknown', finding: 'dkimSelectorUnknown' };
}
