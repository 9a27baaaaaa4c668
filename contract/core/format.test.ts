import { describe, expect, test } from 'vitest';
import {
  compactCount,
  dateTime,
  day,
  daysBetween,
  fullCount,
  minutesSeconds,
  money,
  moneyRange,
  percentOfBp,
  ratioOfBp,
  signedPercentOfBp,
  fileSize,
} from './format.ts';

describe('compactCount', () => {
  test.each([
    [null, '—'],
    [undefined, '—'],
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1.00K'],
    [1004, '1.00K'],
    [1240, '1.24K'],
    [999_994, '999.99K'],
    [999_995, '1.00M'],
    [1_240_312, '1.24M'],
    [999_999_999, '1.00B'],
    [12_345_678_901, '12.35B'],
    [-1500, '-1.50K'],
    [-999_999, '-1.00M'],
  ])('%s is %s', (value, written) => expect(compactCount(value)).toBe(written));
});

test.each([
  [fullCount(1_240_312), '1,240,312'],
  [fullCount(682_400.4), '682,400'],
  [fullCount(null), '—'],
  [percentOfBp(982), '9.82%'],
  [percentOfBp(0), '0.00%'],
  [percentOfBp(null), '—'],
  [signedPercentOfBp(312), '+3.12%'],
  [signedPercentOfBp(-40), '−0.40%'],
  [signedPercentOfBp(0), '0.00%'],
  [signedPercentOfBp(undefined), '—'],
  [ratioOfBp(5500), '0.55'],
  [ratioOfBp(123_456), '12.35'],
  [ratioOfBp(null), '—'],
  [money(320_000), '¥3,200'],
  [money(667), '¥6.67'],
  [money(0), '¥0'],
  [money(-150), '-¥1.50'],
  [money(null), '—'],
  [moneyRange(320_000, 590_000), '¥3,200–5,900'],
  [moneyRange(324_999, 587_123), '¥3,200–5,900'],
  [moneyRange(1296, 2160), '¥13–22'],
  [moneyRange(45, 75), '¥0.45–0.75'],
  [moneyRange(320_000, 320_000), '¥3,200'],
  [moneyRange(null, 5000), '¥50'],
  [moneyRange(null, null), '—'],
  [minutesSeconds(95_400), '1:35'],
  [minutesSeconds(0), '0:00'],
  [minutesSeconds(3_725_000), '62:05'],
  [minutesSeconds(null), '—'],
  [dateTime('2026-11-18T16:05:00Z', 'Asia/Shanghai'), '2026-11-19 00:05'],
  [dateTime('2026-11-18T16:05:00Z', 'UTC'), '2026-11-18 16:05'],
  [dateTime(null), '—'],
  [day('2026-12-31T16:05:00Z', 'Asia/Shanghai'), '2027-01-01'],
  [day(null), '—'],
])('writes %s as %s', (written, expected) => expect(written).toBe(expected));

test.each([
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', 0],
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.001Z', 1],
  ['2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z', 1],
  ['2026-11-20T08:00:00Z', '2026-11-21T08:00:01Z', 2],
  ['2026-11-20', '2026-12-20', 30],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-21T07:00:00Z', '2026-11-20T08:00:00Z', 1],
  ['2026-11-20T23:00:00+08:00', '2026-11-20T15:00:00Z', 0],
])('from %s to %s are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

test.each([
  [1, '1 KB'],
  [12_000, '12 KB'],
  [999 * 1024, '999 KB'],
  [1000 * 1024, '1.0 MB'],
  [10.26 * 1024 * 1024, '10.3 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});
