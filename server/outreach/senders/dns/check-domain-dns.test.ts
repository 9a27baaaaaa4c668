import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { DnsCheck } from '../../../../contract/outreach/senders/senders.ts';
import type { MailDns } from '../../../outside/mail-protocol/mail-services.ts';
import { checkDomain } from './check-domain-dns.ts';

type Zone = Record<string, string[]>;

const dnsOf = (zone: Zone): MailDns => ({ texts: async name => zone[name] ?? [] });

async function found(
  zone: Zone,
  record: DnsCheck['record'],
  provider: ProviderCode = 'gmail',
): Promise<DnsCheck> {
  const checks = await checkDomain(dnsOf(zone), { address: 'me@brand.example', provider });
  const check = checks.find(each => each.record === record);
  if (!check) throw new Error(`${record} was not checked`);
  return check;
}

type Expected = [state: DnsCheck['state'], finding: DnsCheck['finding'], advice?: string];

describe('SPF', () => {
  const google = { '_spf.google.com': ['v=spf1 ip4:192.0.2.0/24 ~all'] };
  const nested = { '_spf.brand.example': ['v=spf1 include:_spf.google.com -all'] };
  const many = Array.from({ length: 10 }, (_each, place) => `include:a${place}.example`).join(' ');

  test.each<[string, string[], ...Expected]>([
    ['a sound one', ['other', 'v=spf1 include:_spf.google.com ~all'], 'good', 'spfGood'],
    ['a strict one', ['v=spf1 mx +include:_spf.google.com ip6:2001:db8::/32 -all'], 'good', 'spfGood'],
    ['in any case', ['V=SPF1 INCLUDE:_spf.google.com -ALL'], 'good', 'spfGood'],
    ['by what it includes', ['v=spf1 include:_spf.brand.example -all'], 'good', 'spfGood'],
    ['by redirection', ['v=spf1 redirect=_spf.brand.example'], 'good', 'spfGood'],
    ['none', ['other'], 'missing', 'spfMissing', 'v=spf1 include:_spf.google.com ~all'],
    ['of a later version', ['v=spf10 -all'], 'missing', 'spfMissing', 'v=spf1 include:_spf.google.com ~all'],
    [
      'two',
      ['v=spf1 mx -all', 'v=spf1 a ~all'],
      'wrong',
      'spfSeveral',
      'v=spf1 mx a include:_spf.google.com ~all',
    ],
    [
      'of others',
      ['v=spf1 mx -all'],
      'wrong',
      'spfWithoutProvider',
      'v=spf1 include:_spf.google.com mx ~all',
    ],
    ['excluded', ['v=spf1 -include:_spf.google.com -all'], 'wrong', 'spfWithoutProvider'],
    [
      'open',
      ['v=spf1 include:_spf.google.com +all'],
      'wrong',
      'spfOpen',
      'v=spf1 include:_spf.google.com ~all',
    ],
    [
      'neutral',
      ['v=spf1 include:_spf.google.com ?all'],
      'weak',
      'spfNeutral',
      'v=spf1 include:_spf.google.com ~all',
    ],
    [
      'without an end',
      ['v=spf1 include:_spf.google.com'],
      'weak',
      'spfNeutral',
      'v=spf1 include:_spf.google.com ~all',
    ],
    ['with a slip', ['v=spf1 inlcude:_spf.google.com ~all'], 'wrong', 'spfMalformed'],
    ['eleven look-ups', [`v=spf1 ${many} include:_spf.google.com -all`], 'wrong', 'spfTooManyLookups'],
    ['nested beyond ten', [`v=spf1 ${many} mx -all`], 'wrong', 'spfTooManyLookups'],
    ['in a circle', ['v=spf1 include:brand.example include:_spf.google.com -all'], 'good', 'spfGood'],
  ])('%s', async (_what, records, state, finding, advice) => {
    const check = await found({ 'brand.example': records, ...google, ...nested }, 'spf');
    expect(check).toMatchObject({ state, finding, ...(advice !== undefined && { advice }) });
  });

  test('of an unknown provider is only read', async () => {
    expect(await found({ 'brand.example': ['v=spf1 mx -all'] }, 'spf', 'other')).toMatchObject({
      state: 'unknown',
      finding: 'spfProviderUnknown',
      found: 'v=spf1 mx -all',
    });
    expect(await found({}, 'spf', 'other')).toMatchObject({ state: 'missing', advice: '' });
  });
});

describe('DKIM', () => {
  const key = (modulusLength: number) =>
    generateKeyPairSync('rsa', {
      modulusLength,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    }).publicKey.toString('base64');
  const strong = key(2048);
  const at = (record: string, selector = 'google') => ({
    [`${selector}._domainkey.brand.example`]: [record],
  });

  test.each<[string, Zone, ProviderCode, ...Expected]>([
    ['a sound key', at(`v=DKIM1; k=rsa; p=${strong}`), 'gmail', 'good', 'dkimGood'],
    [
      'without its version, in parts',
      at(`p=${strong.slice(0, 50)} ${strong.slice(50)};`),
      'gmail',
      'good',
      'dkimGood',
    ],
    ['under a usual selector', at(`p=${strong}`, 's2'), 'gmail', 'good', 'dkimGood'],
    ['Ed25519', at(`k=ed25519; p=${Buffer.alloc(32, 9).toString('base64')}`), 'gmail', 'good', 'dkimGood'],
    ['of 1024 bits', at(`p=${key(1024)}`), 'gmail', 'weak', 'dkimShortKey'],
    ['of 512 bits', at(`p=${key(512)}`), 'gmail', 'wrong', 'dkimShortKey'],
    ['withdrawn', at('v=DKIM1; p='), 'gmail', 'wrong', 'dkimRevoked'],
    ['no key', at('v=DKIM1; p=abc'), 'gmail', 'wrong', 'dkimMalformed'],
    ['of another version', at(`v=DKIM2; p=${strong}`), 'gmail', 'wrong', 'dkimMalformed'],
    ['the best of two', { ...at('p='), ...at(`p=${strong}`, 'k1') }, 'gmail', 'good', 'dkimGood'],
    [
      'nothing under the names that are tried',
      at(`p=${strong}`, 'secret'),
      'gmail',
      'unknown',
      'dkimSelectorUnknown',
    ],
    ['nothing under the only names', at(`p=${strong}`, 'google'), 'outlook', 'missing', 'dkimMissing'],
  ])('%s', async (_what, zone, provider, state, finding) => {
    expect(await found(zone, 'dkim', provider)).toMatchObject({ state, finding });
  });
});

describe('DMARC', () => {
  const of = (...records: string[]) => ({ '_dmarc.brand.example': records });

  test.each<[string, Zone, ...Expected]>([
    ['a strict one', of('v=DMARC1; p=reject; rua=mailto:a@b.example'), 'good', 'dmarcGood'],
    ['a middling one', of('v=DMARC1;p=quarantine'), 'good', 'dmarcGood'],
    [
      'one that watches',
      of('v=DMARC1; p=none; rua=mailto:a@b.example'),
      'weak',
      'dmarcNone',
      'v=DMARC1; p=quarantine; rua=mailto:a@b.example',
    ],
    ['none', of('other'), 'missing', 'dmarcMissing', 'v=DMARC1; p=none; rua=mailto:dmarc@brand.example'],
    ['two', of('v=DMARC1; p=none', 'v=DMARC1; p=reject'), 'wrong', 'dmarcSeveral'],
    ['without a policy', of('v=DMARC1; rua=mailto:a@b.example'), 'wrong', 'dmarcMalformed'],
    ['a slip', of('v=DMARC1; p=rejekt'), 'wrong', 'dmarcMalformed'],
  ])('%s', async (_what, zone, state, finding, advice) => {
    expect(await found(zone, 'dmarc')).toMatchObject({ state, finding, ...(advice && { advice }) });
  });

  test.each<[string, Expected[0]]>([
    ['v=DMARC1; p=reject', 'good'],
    ['v=DMARC1; p=reject; sp=none', 'weak'],
    ['v=DMARC1; p=none; sp=quarantine', 'good'],
  ])('of the domain above: %s', async (record, state) => {
    const zone = { '_dmarc.brand.example': [record] };
    const checks = await checkDomain(dnsOf(zone), { address: 'me@mail.brand.example', provider: 'gmail' });
    expect(checks[2]).toMatchObject({ record: 'dmarc', state, found: record });
  });
});

test.each(['gmail.com', 'qq.com', 'FOXMAIL.com', '126.com', 'sandbox.starbridge.example'])(
  '%s belongs to its provider',
  async domain => {
    const asked: string[] = [];
    const dns = { texts: async (name: string) => (asked.push(name), []) };
    const checks = await checkDomain(dns, { address: `me@${domain}`, provider: 'other' });
    expect(checks.map(({ record, state, finding }) => [record, state, finding])).toEqual([
      ['spf', 'good', 'notYours'],
      ['dkim', 'good', 'notYours'],
      ['dmarc', 'good', 'notYours'],
    ]);
    expect(asked).toEqual([]);
  },
);

test('a name server without a response gives no result', async () => {
  const dns = { texts: () => Promise.reject(new Error('ETIMEOUT')) };
  const checks = await checkDomain(dns, { address: 'me@brand.example', provider: 'gmail' });
  expect(checks).toHaveLength(3);
  expect(checks.map(({ state, finding }) => [state, finding])).toEqual(
    checks.map(() => ['unknown', 'noAnswer']),
  );
});
