import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:30Z', '刚刚', 'just now'],
  ['2026-11-20T11:59:01Z', '刚刚', 'just now'],
  ['2026-11-20T11:57:00Z', '3分钟前', '3 minutes ago'],
  ['2026-11-20T11:00:01Z', '59分钟前', '59 minutes ago'],
  ['2026-11-20T11:00:00Z', '1小时前', '1 hour ago'],
  ['2026-11-19T11:00:00Z', '昨天', 'yesterday'],
  ['2026-10-01T12:00:00Z', '上个月', 'last month'],
])('%s is %s, %s', (iso, zh, en) => {
  expect([agoText(iso, now, 'zh'), agoText(iso, now, 'en')]).toEqual([zh, en]);
});
