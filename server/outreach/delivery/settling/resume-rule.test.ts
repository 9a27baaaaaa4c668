import { describe, expect, test } from 'vitest';
import { aRound } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { resumedState, type Ended } from './resume-rule.ts';

const day = 86_400_000;
const sentAt = new Date('2026-11-20T08:00:00Z');
const at = new Date('2026-11-21T08:00:00Z');
const after = (days: number) => new Date(sentAt.getTime() + days * day);
const wait = (amount: number) => ({ kind: 'after' as const, amount, unit: 'days' as const });
const rounds = [aRound({}), aRound({ wait: wait(3) }), aRound({ wait: wait(5) })];

const ended: Ended = {
  stop: null,
  round: 2,
  lastRound: 1,
  lastSentAt: sentAt,
  timeZone: 'UTC',
  message: null,
  task: 'sending',
  rounds,
  window: null,
};

describe('a recipient ended by a withdrawn fact', () => {
  test.each<[string, Partial<Ended>, object]>([
    ['waits for the next round', {}, { state: 'waiting', dueAt: after(3) }],
    ['waits also behind a round that was passed over', { round: 3 }, { state: 'waiting', dueAt: after(8) }],
    ['waits for a round that was put off', { message: 'deferred' }, { state: 'waiting', dueAt: after(3) }],
    [
      'waits for the first round',
      { round: 1, lastRound: 0, lastSentAt: null },
      { state: 'waiting', dueAt: at },
    ],
    [
      'is through behind the last round',
      { round: 3, lastRound: 3, message: 'accepted' },
      { state: 'ended', reason: 'completed' },
    ],
    ['is through where rounds were taken out', { round: 4 }, { state: 'ended', reason: 'completed' }],
    ['stays ended by another fact', { stop: 'unsubscribed' }, { state: 'ended', reason: 'unsubscribed' }],
    ['stays ended by a failure', { message: 'failed' }, { state: 'ended', reason: 'failed' }],
    ['stays ended with a cancelled task', { task: 'cancelled' }, { state: 'ended', reason: 'cancelled' }],
  ])('%s', (_name, change, expected) => {
    expect(resumedState({ ...ended, ...change }, at)).toEqual(expected);
  });

  test('waits until the window opens', () => {
    const window = { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00', zone: 'recipient' as const };
    expect(resumedState({ ...ended, window }, at)).toEqual({
      state: 'waiting',
      dueAt: new Date('2026-11-23T09:00:00Z'),
    });
  });
});
