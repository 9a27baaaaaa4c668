import { describe, expect, test } from 'vitest';
import type { Recipient, TimelineEvent } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import { canRetry, chipsOf, gathered, lastEvent, machineOf } from './recipient-facts.ts';

const somebody: Recipient = {
  id: 1,
  creatorId: null,
  platform: '',
  handle: '',
  avatarUrl: '',
  name: 'Lin',
  address: 'lin@example.com',
  state: 'waiting',
  reason: '',
  round: 1,
  lastRound: 0,
  outcomes: [],
  wait: null,
  response: '',
  acceptedAt: null,
  failedAt: null,
  bouncedAt: null,
  readAt: null,
  clickedAt: null,
  repliedAt: null,
  autoRepliedAt: null,
  unsubscribedAt: null,
};
const at = '2026-11-20T08:00:00.000Z';
const later = '2026-11-20T09:00:00.000Z';

describe('chips', () => {
  test.each<[string, Partial<Recipient>, boolean, string[]]>([
    ['waits for the first mail', {}, true, ['waiting']],
    ['left out', { state: 'left_out' }, true, ['leftOut']],
    ['has not read', { outcomes: ['success', 'unread', 'notReplied'] }, true, ['unread']],
    ['nobody looks whether it was read', { outcomes: ['success', 'unread'] }, false, ['success']],
    ['read', { outcomes: ['success', 'read', 'readNoReply'] }, true, ['readNoReply']],
    ['replied', { outcomes: ['success', 'read', 'replied'] }, true, ['replied']],
    ['bounced', { outcomes: ['success', 'bounced'] }, true, ['bounced']],
    ['failed', { outcomes: ['fail'], state: 'ended' }, true, ['fail']],
    ['in doubt about the first mail', { state: 'in_doubt' }, true, ['inDoubt']],
    [
      'in doubt about a follow-up',
      { state: 'in_doubt', outcomes: ['success', 'unread'] },
      true,
      ['unread', 'inDoubt'],
    ],
    [
      'clicked and left',
      { outcomes: ['success', 'readNoReply'], clickedAt: at, unsubscribedAt: later },
      true,
      ['readNoReply', 'clicked', 'unsubscribed'],
    ],
  ])('%s', (_, facts, opens, keys) =>
    expect(chipsOf({ ...somebody, ...facts }, opens).map(({ key }) => key)).toEqual(keys),
  );
});

test.each<[Partial<Recipient>, ReturnType<typeof lastEvent>]>([
  [{}, null],
  [{ acceptedAt: at }, { what: 'acceptedAt', at }],
  [
    { acceptedAt: later, readAt: at },
    { what: 'acceptedAt', at: later },
  ],
  [
    { acceptedAt: at, readAt: at },
    { what: 'readAt', at },
  ],
  [
    { acceptedAt: at, repliedAt: later, autoRepliedAt: at },
    { what: 'repliedAt', at: later },
  ],
])('of %j the last is %j', (facts, last) => expect(lastEvent({ ...somebody, ...facts })).toEqual(last));

test.each<[Partial<Recipient>, boolean]>([
  [{ state: 'ended', reason: 'failed' }, true],
  [{ state: 'ended', reason: 'completed' }, false],
  [{ state: 'waiting', reason: '' }, false],
  [{ state: 'ended', reason: 'failed', bouncedAt: at }, false],
  [{ state: 'ended', reason: 'failed', unsubscribedAt: at }, false],
])('%j can be retried: %s', (facts, can) => expect(canRetry({ ...somebody, ...facts })).toBe(can));

test('only the same hits that follow one another count as one', () => {
  const event = (kind: TimelineEvent['kind'], text = '', round = 1): TimelineEvent => ({
    at,
    kind,
    round,
    text,
    verdict: kind === 'deferred' ? null : 'person',
    rule: '',
  });
  const timeline = [
    event('deferred', '450'),
    event('deferred', '450'),
    event('opened', 'a'),
    event('opened', 'a'),
    event('opened', 'b'),
    event('clicked', '#1'),
    event('clicked', '#1'),
    event('clicked', '#1', 2),
  ];
  expect(gathered(timeline).map(({ kind, text, times, key }) => [key, kind, text, times])).toEqual([
    [0, 'deferred', '450', 1],
    [1, 'deferred', '450', 1],
    [2, 'opened', 'a', 2],
    [4, 'opened', 'b', 1],
    [5, 'clicked', '#1', 2],
    [7, 'clicked', '#1', 1],
  ]);
});

describe('machines', () => {
  const hit = (verdict: TimelineEvent['verdict'], rule: TimelineEvent['rule'], round = 1): TimelineEvent => ({
    at,
    kind: rule === 'trap' ? 'trapped' : 'clicked',
    round,
    text: `#${rule}`,
    verdict,
    rule,
  });

  test('of scanners count as one with the most informative rule, separately from people and proxies', () => {
    const timeline = [
      hit('scanner', 'besideTrap'),
      hit('scanner', 'trap'),
      hit('scanner', 'besideTrap'),
      hit('scanner', 'besideTrap', 2),
      hit('person', ''),
      hit('proxy', 'gmailPrefetch'),
      hit('proxy', 'gmailProxy'),
      hit('proxy', 'gmailProxy'),
    ];
    expect(gathered(timeline).map(({ rule, times, key }) => [key, rule, times])).toEqual([
      [0, 'trap', 3],
      [3, 'besideTrap', 1],
      [4, '', 1],
      [5, 'gmailPrefetch', 1],
      [6, 'gmailProxy', 2],
    ]);
  });

  test.each([
    ['proxy', 'appleProxy', 'proxy'],
    ['scanner', 'trap', 'scanner'],
    ['scanner', 'robot', 'program'],
    ['person', '', null],
    [null, '', null],
  ] as const)('as %s by %j are spoken of as %s', (verdict, rule, expected) => {
    expect(machineOf(hit(verdict, rule))).toBe(expected);
  });
});
