import { describe, expect, test } from 'vitest';
import { classifyHits, type SeenHit } from './classify-hits.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const appleMail = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const gmail = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const gmailAhead =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0';

const acceptedAt = new Date('2026-11-20T08:00:00Z');
type Given = Partial<Omit<SeenHit, 'at'>>;
/** A hit this many seconds after the mail was accepted. */
const at = (seconds: number, { kind = 'open', ...given }: Given = {}) => ({ seconds, kind, ...given });
const open = (seconds: number, given: Given = {}) => at(seconds, given);
const click = (seconds: number, link = 0, given: Given = {}) =>
  at(seconds, { kind: 'click', link, ...given });
const trap = (seconds: number, given: Given = {}) => at(seconds, { kind: 'trap', ...given });

function judged(given: readonly ReturnType<typeof at>[]): string[] {
  const hits = given.map(({ seconds, ...hit }, index) => ({
    id: index + 1,
    link: 0,
    isHead: false,
    address: '203.0.113.7',
    agent: chrome,
    ...hit,
    at: new Date(acceptedAt.getTime() + seconds * 1000),
  }));
  const judgements = classifyHits(hits, acceptedAt);
  return hits.map(({ id }) => {
    const { verdict = 'nobody', rule = '' } = judgements.get(id) ?? {};
    return rule ? `${verdict} ${rule}` : verdict;
  });
}

describe('the source of a hit', () => {
  test.each<[string, ReturnType<typeof at>[], string[]]>([
    ['a reader who follows a link', [open(600), click(660)], ['person', 'person']],
    [
      'a reader who looks again on the phone',
      [open(600), open(605, { address: '198.51.100.1', agent: phone })],
      ['person', 'person'],
    ],
    [
      'a reader of two links one after the other',
      [open(600), click(604), click(607, 1)],
      ['person', 'person', 'person'],
    ],
    [
      'a reader who follows one link three times',
      [click(600), click(600.4), click(601)],
      ['person', 'person', 'person'],
    ],
    [
      'the proxy of Gmail',
      [open(5, { agent: gmail }), open(9000, { agent: gmail })],
      ['proxy gmailProxy', 'proxy gmailProxy'],
    ],
    [
      'Gmail on arrival, and a reader later',
      [open(1, { agent: gmailAhead }), open(900)],
      ['proxy gmailPrefetch', 'person'],
    ],
    ['Apple’s proxy', [open(3600, { agent: 'Mozilla/5.0' })], ['proxy appleProxy']],
    [
      'a mail program that prefetches, and one that is read in',
      [open(59, { agent: appleMail }), open(61, { agent: appleMail })],
      ['proxy applePrefetch', 'person'],
    ],
    ['a proxy’s program that follows links', [click(600, 0, { agent: gmail })], ['scanner robot']],
    ['headers only', [open(600, { isHead: true })], ['scanner headOnly']],
    [
      'headers first, and then all of it',
      [click(600, 0, { isHead: true }), click(602)],
      ['scanner headOnly', 'scanner headOnly'],
    ],
    [
      'headers first, another somewhat later',
      [click(600, 0, { isHead: true }), click(602, 0, { agent: phone }), click(700)],
      ['scanner headOnly', 'person', 'person'],
    ],
    [
      'a mail that is opened faster than anybody does',
      [open(4.9), open(5)],
      ['scanner onArrival', 'scanner onArrival'],
    ],
    ['a mail opened after five seconds', [open(5)], ['person']],
    ['a link followed faster than anybody reads', [click(9.9)], ['scanner onArrival']],
    ['a link followed after ten seconds', [click(10)], ['person']],
    ['a hit before the server has answered', [open(-3)], ['scanner onArrival']],
    [
      'what goes on from there, until it pauses',
      [open(2), click(11), click(20, 1), click(31, 2)],
      ['scanner onArrival', 'scanner onArrival', 'scanner onArrival', 'person'],
    ],
    [
      'another reader beside it',
      [open(2), open(8, { address: '198.51.100.1', agent: phone })],
      ['scanner onArrival', 'person'],
    ],
    ['two links within a second', [click(600), click(600.9, 1)], ['scanner manyLinks', 'scanner manyLinks']],
    [
      'three links within five seconds, from anywhere',
      [
        open(598, { address: '192.0.2.9' }),
        click(600),
        click(602, 1, { address: '192.0.2.1' }),
        click(605, 2),
      ],
      Array(4).fill('scanner manyLinks'),
    ],
    [
      'three links somewhat slower',
      [click(600), click(603, 1), click(606, 2)],
      ['person', 'person', 'person'],
    ],
    [
      'openings from three places at once',
      [open(600), open(601, { address: '192.0.2.1' }), open(602, { address: '192.0.2.2' })],
      Array(3).fill('scanner manyAddresses'),
    ],
    [
      'a reader beside two proxies',
      [
        open(600),
        open(601, { address: '192.0.2.1', agent: gmail }),
        open(602, { address: '192.0.2.2', agent: gmail }),
      ],
      ['person', 'proxy gmailProxy', 'proxy gmailProxy'],
    ],
    ['the hidden link', [trap(600)], ['scanner trap']],
    [
      'whoever is beside it at that moment',
      [open(595, { address: '192.0.2.1' }), trap(600), click(609, 0, { agent: phone })],
      ['scanner besideTrap', 'scanner trap', 'scanner besideTrap'],
    ],
    [
      'the same one at any time',
      [open(100), trap(600), click(90_000)],
      ['scanner besideTrap', 'scanner trap', 'scanner besideTrap'],
    ],
    [
      'somebody else at another time',
      [open(100, { agent: phone }), trap(600), open(90_000, { address: '192.0.2.1' })],
      ['person', 'scanner trap', 'person'],
    ],
    ['a proxy beside it', [open(600, { agent: gmail }), trap(601)], ['proxy gmailProxy', 'scanner trap']],
  ])('%s', (_name, hits, expected) => {
    expect(judged(hits)).toEqual(expected);
  });

  test('does not depend on the order of reports', () => {
    const hits = [trap(605), click(602, 1), open(600), click(700)];
    expect(judged(hits)).toEqual([
      'scanner trap',
      'scanner besideTrap',
      'scanner besideTrap',
      'scanner besideTrap',
    ]);
  });

  test('is calculated fast for three hundred hits', () => {
    const hits = Array.from({ length: 300 }, (_, place) => click(600 + place, place));
    expect(new Set(judged(hits))).toEqual(new Set(['scanner manyLinks']));
  });
});
