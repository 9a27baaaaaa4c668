import { describe, expect, it, test } from 'vitest';
import { readUses, type RefusedUseReason } from './coupon-uses.ts';
import { effectLimits } from './effect-kinds.ts';

test.each<[line: string, use: [day: string, orders: number, revenueMinor: number]]>([
  ['2026-11-20\t3\t199.50', ['2026-11-20', 3, 19_950]],
  ['2026-11-20\t1,200\t1,234.5', ['2026-11-20', 1200, 123_450]],
  ['2026/11/5 3 199', ['2026-11-05', 3, 19_900]],
  ['2026年11月5日；3；¥199', ['2026-11-05', 3, 19_900]],
  ['2026.11.05,0,0', ['2026-11-05', 0, 0]],
  ['2026-11-20, 3, 199.50', ['2026-11-20', 3, 19_950]],
  ['2024-02-29 1 1', ['2024-02-29', 1, 100]],
])('%s', (line, [day, orders, revenueMinor]) => {
  const use = { line: 1, text: line, day, orders, revenueMinor };
  expect(readUses(line, 'CNY')).toEqual({ uses: [use], refused: [] });
});

test.each<[line: string, reason: RefusedUseReason]>([
  ['2026-11-20\t3', 'parts'],
  ['2026-11-20,3,1,199', 'parts'],
  ['2026-02-30 3 199', 'day'],
  ['20 Nov 3 199', 'parts'],
  ['11/20/2026 3 199', 'day'],
  ['2026-11-20 3.5 199', 'orders'],
  ['2026-11-20 -1 199', 'orders'],
  ['2026-11-20 3 199.505', 'revenue'],
  ['2026-11-20 3 –', 'revenue'],
  [`2026-11-20 ${effectLimits.orders + 1} 1`, 'orders'],
])('%s is refused', (line, reason) => {
  const { refused } = readUses(`2026-11-19 1 1\n${line}`, 'CNY');
  expect(refused).toEqual([{ line: 2, text: line, outcome: 'failed', reason }]);
});

describe('a paste', () => {
  it('may begin with a header and have empty lines; of a repeated day the first line counts', () => {
    const { uses, refused } = readUses('日期\t订单\t金额\n\n2026-11-20\t1\t1\r\n2026-11-20\t2\t2\n', 'CNY');
    expect(uses).toMatchObject([{ line: 3, day: '2026-11-20', orders: 1, revenueMinor: 100 }]);
    expect(refused).toMatchObject([{ line: 4, text: '2026-11-20\t2\t2', reason: 'twice' }]);
  });

  it('is read by the digits of its currency', () => {
    expect(readUses('2026-11-20 1 500', 'JPY').uses).toMatchObject([{ revenueMinor: 500 }]);
    expect(readUses('2026-11-20 1 500.5', 'JPY').refused).toMatchObject([{ reason: 'revenue' }]);
  });

  it('has a maximum number of lines', () => {
    const day = (place: number) => new Date(Date.UTC(2020, 0, 1 + place)).toISOString().slice(0, 10);
    const lines = Array.from({ length: effectLimits.useLines + 1 }, (_, place) => `${day(place)} 1 1`);
    const { uses, refused } = readUses(lines.join('\n'), 'CNY');
    expect(uses).toHaveLength(effectLimits.useLines);
    expect(refused).toMatchObject([{ line: effectLimits.useLines + 1, reason: 'tooMany' }]);
  });
});
