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
const marksOf = (...given: Parameters<typeof read>) => {
  const { sender, cookie, isByCookie } = read(...given);
  return { sender, cookie, isByCookie };
};

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
  expect(visit.sender).toMatch(/^[\da-f]{32}$/);
  expect(visit.cookie).toBeNull();
});

describe('who came', () => {
  const sent = { kind: 'sent', cookie } as const;
  const given = { kind: 'given', cookie } as const;

  it('is told by the cookie that the browser sends back, whatever address and agent', () => {
    const one = marksOf({ visitor: given });
    const again = marksOf({ visitor: sent, ip: '198.51.100.1', agent: android });
    expect(again.cookie).toBe(one.cookie);
    expect([one.isByCookie, again.isByCookie]).toEqual([false, true]);
    expect(marksOf({ visitor: { kind: 'sent', cookie: other } }).cookie).not.toBe(one.cookie);
  });

  it('is told by address and agent together', () => {
    const { sender } = marksOf();
    expect(marksOf({ linkId: 8, at: 1_795_000_000_000, visitor: sent }).sender).toBe(sender);
    expect(marksOf({ ip: '203.0.113.8' }).sender).not.toBe(sender);
    expect(marksOf({ agent: iphone.replace('18_5', '18_6') }).sender).not.toBe(sender);
    expect(marksOf({ visitor: sent }).cookie).not.toBe(sender);
  });

  it('has other pseudonyms for each team and installation', () => {
    const one = marksOf({ visitor: sent });
    for (const again of [marksOf({ visitor: sent, teamId: 4 }), marksOf({ visitor: sent }, 'other key')]) {
      expect(again.sender).not.toBe(one.sender);
      expect(again.cookie).not.toBe(one.cookie);
    }
    expect(one.cookie).not.toBe(cookie);
  });

  it('is never told by cookie where it is a program', () => {
    const seen = read({ agent: bot, visitor: sent });
    expect(seen).toMatchObject({ cookie: null, isByCookie: false, botReason: 'robot' });
    expect(marksOf({ agent: bot, visitor: { kind: 'given', cookie: other } })).toEqual(
      marksOf({ agent: bot, visitor: sent }),
    );
  });

  it('that fetched beforehand is a program, and none that the same browser is as a person', () => {
    const beforehand = read({ isPrefetch: true, visitor: sent });
    expect(beforehand).toMatchObject({ cookie: null, isByCookie: false, botReason: 'prefetch' });
    expect(beforehand.sender).not.toBe(marksOf({ visitor: sent }).sender);
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
