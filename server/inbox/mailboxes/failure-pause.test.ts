import { describe, expect, test } from 'vitest';
import { pauseEnds } from './failure-pause.ts';

const at = new Date('2026-11-20T08:00:00Z');
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);

describe('a mailbox that failed', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [5, 32],
    [6, 60],
    [500, 60],
  ])('%i times in a row is left alone for %i minutes', (failures, pause) => {
    const failed = { inbox_failed_at: at, inbox_failures: failures, verified_at: minutes(-1) };
    expect(pauseEnds(failed)).toEqual(minutes(pause));
  });

  test('ends at once when the sender was verified since', () => {
    const mended = { inbox_failed_at: at, inbox_failures: 9, verified_at: minutes(1) };
    expect(pauseEnds(mended)).toBeNull();
  });

  test('is zero without failures', () => {
    expect(pauseEnds({ inbox_failed_at: null, inbox_failures: 0, verified_at: null })).toBeNull();
  });
});
