import { describe, expect, test } from 'vitest';
import { clockText, untilText } from './until-text.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const inMs = (ms: number) => new Date(now + ms).toISOString();
const minute = 60_000;

describe('how long until a moment', () => {
  test.each([
    ['over', -5000, '1分钟后', 'in 1 minute'],
    ['at once', 0, '1分钟后', 'in 1 minute'],
    ['seconds', 20_000, '1分钟后', 'in 1 minute'],
    ['begun minutes count in full', 61_000, '2分钟后', 'in 2 minutes'],
    ['an hour and more', 65 * minute, '65分钟后', 'in 65 minutes'],
    ['two hours', 120 * minute, '120分钟后', 'in 120 minutes'],
    ['more than two hours', 120 * minute + 1, '3小时后', 'in 3 hours'],
    ['a day and more', 25 * 60 * minute, '25小时后', 'in 25 hours'],
    ['more than two days', 49 * 60 * minute, '3天后', 'in 3 days'],
  ])('%s', (_name, ms, zh, en) => {
    expect(untilText(inMs(ms), now, 'zh')).toBe(zh);
    expect(untilText(inMs(ms), now, 'en')).toBe(en);
  });
});

describe('the time on a clock', () => {
  test.each([
    ['today', '2026-11-22T15:30:00Z', 'UTC', '15:30'],
    ['tomorrow', '2026-11-23T08:00:00Z', 'UTC', '11-23 08:00'],
    ['today here, tomorrow elsewhere', '2026-11-22T15:30:00Z', 'Asia/Shanghai', '23:30'],
    ['tomorrow here', '2026-11-22T16:30:00Z', 'Asia/Shanghai', '11-23 00:30'],
  ])('%s', (_name, at, zone, text) => {
    expect(clockText(at, now, zone)).toBe(text);
  });
});
