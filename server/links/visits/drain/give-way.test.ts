import { describe, expect, test } from 'vitest';
import { makeGiveWay } from './give-way.ts';

describe('work in the background', () => {
  const cases: [string, grown: number, within: number, spent: number, paused: number[]][] = [
    ['goes on while nobody comes', 0, 100, 90, []],
    ['goes on while few come', 10_000, 100, 90, []],
    ['leaves as much time as it took while many come', 50_000, 100, 90, [90]],
    ['looks at what came since it looked last, not at all that waits', 0, 1, 90, []],
  ];
  test.each(cases)('%s', async (_name, grown, within, spent, expected) => {
    let [written, now] = [1_000_000, 0];
    const paused: number[] = [];
    const giveWay = makeGiveWay(
      () => written,
      async ms => void paused.push(ms),
      () => now,
    );
    [written, now] = [written + grown, now + within];
    await giveWay(spent);
    expect(paused).toEqual(expected);
  });
});
