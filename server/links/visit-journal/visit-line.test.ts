import { describe, expect, it, test } from 'vitest';
import { readVisitLine, visitLine, type RawVisit } from './visit-line.ts';

const cookie = '0123456789abcdef0123456789abcdef';
const plain: RawVisit = {
  at: 1_795_000_000_000,
  teamId: 3,
  linkId: 7,
  recipientId: null,
  creatorId: null,
  visitor: { kind: 'sent', cookie },
  ip: '203.0.113.7',
  isByQr: false,
  isPrefetch: false,
  referrer: 'https://www.example.com/a?b=c',
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)',
};
const again = (visit: RawVisit) => {
  const line = visitLine(visit);
  expect(line.indexOf('\n')).toBe(line.length - 1);
  return readVisitLine(line.slice(0, -1));
};

/** A header may contain any byte except a line end. */
function randomText(seed: number): string {
  let state = seed + 1;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return String.fromCharCode(...Array.from({ length: draw(700) }, () => draw(256)));
}

describe('a written line can be read', () => {
  test.each<[string, Partial<RawVisit>]>([
    ['as it is', {}],
    ['by who was given a cookie', { visitor: { kind: 'given', cookie } }],
    ['by nobody known', { visitor: { kind: 'none' } }],
    ['without headers or address', { referrer: '', agent: '', ip: '' }],
    ['of a recipient', { recipientId: 12, creatorId: 999_999_999_999_999 }],
    ['of a creator', { creatorId: 1 }],
    ['by QR code', { isByQr: true }],
    ['fetched beforehand', { isPrefetch: true }],
    ['both', { isByQr: true, isPrefetch: true }],
    ['from an IPv6 address', { ip: '2001:db8::7' }],
    ['with Latin letters of one byte', { agent: 'Möbïus/1 \u00ff\u0080' }],
  ])('%s', (_name, changed) => {
    const visit = { ...plain, ...changed };
    expect(again(visit)).toEqual(visit);
  });

  it('with any header values: separators become spaces, and long ones are cut', () => {
    for (let seed = 0; seed < 300; seed++) {
      const [referrer, agent] = [randomText(seed), randomText(seed + 1000)];
      // eslint-disable-next-line no-control-regex
      const kept = (text: string, max: number) => text.slice(0, max).replace(/[\x00-\x1f]/g, ' ');
      expect(again({ ...plain, referrer, agent })).toEqual({
        ...plain,
        referrer: kept(referrer, 300),
        agent: kept(agent, 500),
      });
    }
  });

  it('as many bytes as characters', () => {
    const line = visitLine({ ...plain, agent: randomText(5) });
    expect(Buffer.from(line, 'latin1').toString('latin1')).toBe(line);
  });
});

const whole = visitLine(plain).slice(0, -1);
test.each<[string, string]>([
  ['nothing', ''],
  ['zeros of a lost block', '\0'.repeat(100)],
  ['its beginning', whole.slice(0, 60)],
  ['its end', whole.slice(5)],
  ['two in one', whole.slice(0, 40) + whole],
  ['a field too many', `${whole}\tx`],
  ['a field too few', whole.slice(0, whole.lastIndexOf('\t'))],
  ['no team', whole.replace('\t3\t', '\t\t')],
  ['a team that no number holds', whole.replace('\t3\t', '\t9999999999999999\t')],
  ['a cookie that is none', whole.replace(cookie, cookie.slice(1))],
  ['a mark that is none', whole.replace(`s${cookie}`, 'x')],
  ['an address that is none', whole.replace('203.0.113.7', 'localhost')],
  ['flags that are none', whole.replace('203.0.113.7\t', '203.0.113.7\tz')],
  ['a time that is none', whole.replace('1795000000000', '17950')],
])('%s is no visit', (_name, line) => {
  expect(readVisitLine(line)).toBeNull();
});

it('the samples of spoilt lines are made of a good one', () => {
  expect(readVisitLine(whole)).toEqual(plain);
});
