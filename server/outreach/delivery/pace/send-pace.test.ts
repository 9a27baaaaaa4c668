import { describe, expect, test } from 'vitest';
import { linkPause, tryAgainAt } from './retry-backoff.ts';
import { nextRound } from '../rounds/next-round.ts';
import { dayScope, hourScope, nextSlot, slotInForce } from './send-pace.ts';
import { aRound } from '../../../../test/fixtures/outreach/mailing-fixture.ts';

const pace = { dailyLimit: 100, gapSeconds: 60, jitterSeconds: 30, domainHourlyLimit: 0 };
const at = (text: string) => new Date(text);
const noon = at('2026-11-20T12:00:00Z');

describe('the scope of a day', () => {
  test.each([
    ['2026-11-20T12:00:00Z', 'Asia/Shanghai', 'day:2026-11-20', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T16:00:00Z', 'Asia/Shanghai', 'day:2026-11-21', '2026-11-21T16:00:00.000Z'],
    // A day of 25 hours, and one of 23.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', 'day:2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2026-03-29T03:00:00Z', 'Europe/Berlin', 'day:2026-03-29', '2026-03-29T22:00:00.000Z'],
  ])('%s in %s', (moment, zone, key, until) => {
    const scope = dayScope(at(moment), zone);
    expect([scope.key, scope.until.toISOString()]).toEqual([key, until]);
  });
});

test('the scope of an hour ends with it, for each domain', () => {
  const scope = hourScope(at('2026-11-20T12:59:59Z'), 'x.example');
  expect(scope.until.toISOString()).toBe('2026-11-20T13:00:00.000Z');
  expect(scope.key).not.toBe(hourScope(noon, 'y.example').key);
});

describe('the next slot', () => {
  test.each([
    [0, 60],
    [0.5, 75],
    [0.999, 89.97],
  ])('with chance %d comes %d seconds later', (chance, seconds) => {
    const slot = nextSlot(pace, noon, chance);
    expect(slot && (slot.getTime() - noon.getTime()) / 1000).toBeCloseTo(seconds, 2);
  });

  test('is now where no pace is set', () => {
    expect(nextSlot({ ...pace, gapSeconds: 0, jitterSeconds: 0 }, noon, 0.5)).toBeNull();
  });

  test.each([
    ['is past', '2026-11-20T11:59:00Z', null],
    ['holds', '2026-11-20T12:01:00Z', '2026-11-20T12:01:00.000Z'],
    ['was set by a clock that has been put back', '2026-11-21T12:00:00Z', '2026-11-20T12:01:30.000Z'],
  ])('that %s', (_name, slot, inForce) => {
    expect(slotInForce(at(slot), pace, noon)?.toISOString() ?? null).toBe(inForce);
  });
});

test('pauses after refusals grow and end', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(
    tries => (tryAgainAt(noon, tries)?.getTime() ?? 0) - noon.getTime(),
  );
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(tryAgainAt(noon, 9)).toBeNull();
  expect([1, 2, 3, 20].map(linkPause)).toEqual([10_000, 20_000, 40_000, 900_000]);
});

describe('the next round', () => {
  const window = { from: '09:00', until: '18:00', days: [1, 2, 3, 4, 5], zone: 'recipient' as const };
  const rounds = [
    aRound(),
    aRound({ wait: { kind: 'after', amount: 2, unit: 'days' } }),
    aRound({ wait: { kind: 'at', at: '2026-12-01T01:00:00.000Z' } }),
  ];

  test.each([
    ['counts from the one before', 1, null, '2026-11-20T12:00:00Z', 2, '2026-11-22T12:00:00.000Z'],
    ['keeps to the window', 1, window, '2026-11-20T12:00:00Z', 2, '2026-11-23T14:00:00.000Z'],
    ['has a moment of its own', 2, null, '2026-11-20T12:00:00Z', 3, '2026-12-01T01:00:00.000Z'],
    ['is never in the past', 2, null, '2026-12-05T00:00:00Z', 3, '2026-12-05T00:00:00.000Z'],
  ])('%s', (_name, round, hours, before, next, dueAt) => {
    const following = nextRound(rounds, round, {
      before: at(before),
      window: hours,
      zone: 'America/New_York',
    });
    expect(following && [following.round, following.dueAt.toISOString()]).toEqual([next, dueAt]);
  });

  test('after the last is none', () => {
    expect(nextRound(rounds, 3, { before: noon, window: null, zone: 'UTC' })).toBeNull();
  });
});
