import { describe, expect, it, test } from 'vitest';
import { readAgent } from '../../../outside/agents/read-agent.ts';
import type { RawVisit } from '../../visit-journal/visit-line.ts';
import { readVisit } from './read-visit.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const cookie = '0123456789abcdef0123456789abcdef';
const other = 'f'.repeat(32);

const read = (changed: Partial<RawVisit> = {}, key = 'key') =>
  readVisit(
    {
      at: Date.parse('2026-11-20T08:00:00Z'),
      teamId: 3,
      linkId: 7,
      recipientId: null,
      creatorId: null,
      visitor: { kind: 'none' },
      ip: '203.0.113.7',
      isByQr: false,
      isPrefetch: false,
      referrer: '',
      agent: iphone,
      ...changed,
    },
    { readAgent, regionOf: ip => `of ${ip}`, key },
  );
const visitorOf = (...given: Parameters<typeof read>) => read(...given).visitor;

it('reads the line', () => {
  const visit = read({ recipientId: 4, creatorId: 5, isByQr: true, referrer: 'https://www.tiktok.com/@a' });
  expect(visit).toMatchObject({
    linkId: 7,
    at: new Date('2026-11-20T08:00:00Z'),
    isByCookie: false,
    region: 'of 203.0.113.7',
    referrer: 'tiktok.com',
    isByQr: true,
    recipientId: 4,
    creatorId: 5,
    ip: '203.0.113.7',
    system: 'iOS',
    device: 'phone',
    botReason: '',
  });
  expect(visit.visitor).toMatch(/^[\da-f]{32}$/);
});

describe('a visitor', () => {
  it('is the cookie, given or sent, whatever address and agent', () => {
    const given = visitorOf({ visitor: { kind: 'given', cookie } });
    const sent = read({ visitor: { kind: 'sent', cookie }, ip: '198.51.100.1', agent: android });
    expect(sent.visitor).toBe(given);
    expect(sent.isByCookie).toBe(true);
    expect(visitorOf({ visitor: { kind: 'sent', cookie: other } })).not.toBe(given);
  });

  it('without one is address and agent together', () => {
    const one = visitorOf();
    expect(visitorOf({ linkId: 8, at: 1_795_000_000_000 })).toBe(one);
    expect(visitorOf({ ip: '203.0.113.8' })).not.toBe(one);
    expect(visitorOf({ agent: iphone.replace('18_5', '18_6') })).not.toBe(one);
    expect(visitorOf({ visitor: { kind: 'sent', cookie } })).not.toBe(one);
  });

  it('is another for each team and installation', () => {
    for (const visitor of [{ kind: 'sent', cookie } as const, { kind: 'none' } as const]) {
      const one = visitorOf({ visitor });
      expect(visitorOf({ visitor, teamId: 4 })).not.toBe(one);
      expect(visitorOf({ visitor }, 'other key')).not.toBe(one);
      expect(one).not.toContain(cookie);
    }
  });

  it('is never by cookie where it is a program', () => {
    const seen = read({ agent: bot, visitor: { kind: 'sent', cookie } });
    expect(seen).toMatchObject({ isByCookie: false, botReason: 'robot' });
    expect(visitorOf({ agent: bot, visitor: { kind: 'given', cookie: other } })).toBe(seen.visitor);
  });

  it('that fetched beforehand is a program, and none that the same browser is as a person', () => {
    const beforehand = read({ isPrefetch: true, visitor: { kind: 'sent', cookie } });
    expect(beforehand).toMatchObject({ isByCookie: false, botReason: 'prefetch' });
    expect(beforehand.visitor).not.toBe(visitorOf({ visitor: { kind: 'sent', cookie } }));
    expect(beforehand.visitor).not.toBe(visitorOf());
    expect(read({ isPrefetch: true, agent: bot }).botReason).toBe('robot');
  });
});

test.each([
  ['', ''],
  ['https://www.example.com/path?q=1', 'example.com'],
  ['https://m.example.com:8443/', 'm.example.com'],
  ['HTTPS://WWW.Example.COM', 'example.com'],
  ['https://www.www.com/', 'www.com'],
  ['android-app://com.google.android.gm', 'com.google.android.gm'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['https://例子.测试/', 'xn--fsqu00a.xn--0zwm56d'],
  ['http://user:secret@example.com/', 'example.com'],
  ['https://', ''],
  ['example.com', ''],
  ['about:blank', ''],
  ['://', ''],
  ['\u00ff\u00fe', ''],
])('the referrer %j is %j', (referrer, host) => {
  expect(read({ referrer }).referrer).toBe(host);
});

test.each([
  ['2001:db8::7', '2001:db8::7', 'of 2001:db8::7'],
  ['', null, ''],
  ['1.2.3', null, ''],
  ['::ffff:1.2.3.4:5', null, ''],
])('the address %j is stored as %j', (ip, kept, region) => {
  expect(read({ ip })).toMatchObject({ ip: kept, region });
});
