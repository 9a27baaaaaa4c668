import { describe, expect, test } from 'vitest';
import { decideRound, type Known } from './decide-round.ts';

const nothing: Known = {
  bounced: false,
  read: false,
  replied: false,
  unsubscribed: false,
  suppressed: false,
  blocked: false,
  excluded: false,
};

describe('a round', () => {
  test.each([
    ['the first goes to everybody, whatever its condition says', 1, 'readNoReply', {}, 'send'],
    ['always', 2, 'always', { read: true }, 'send'],
    ['unread, and they have not read', 2, 'unread', {}, 'send'],
    ['unread, but they have read', 2, 'unread', { read: true }, 'skip'],
    ['read without reply, and so it is', 3, 'readNoReply', { read: true }, 'send'],
    ['read without reply, but not read', 3, 'readNoReply', {}, 'skip'],
    ['no reply', 2, 'noReply', {}, 'send'],
    ['replied', 2, 'always', { replied: true, read: true }, 'replied'],
    ['bounced', 2, 'unread', { bounced: true }, 'bounced'],
    ['unsubscribed', 2, 'noReply', { unsubscribed: true }, 'unsubscribed'],
    ['suppressed before the first', 1, 'always', { suppressed: true }, 'suppressed'],
    ['blacklisted before the first', 1, 'always', { blocked: true }, 'blocked'],
    ['excluded from the campaign', 1, 'always', { excluded: true }, 'excluded'],
    ['a reply counts more than a later block', 2, 'always', { replied: true, blocked: true }, 'replied'],
  ] as const)('%s', (_name, round, condition, known, wanted) => {
    const decision = decideRound(round, condition, { ...nothing, ...known });
    expect(decision.do === 'end' ? decision.reason : decision.do).toBe(wanted);
  });
});
