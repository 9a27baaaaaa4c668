import { expect, test } from 'vitest';
import { dateTime } from '../../../../contract/core/format.ts';
import { endText } from './end-text.ts';

const now = Date.parse('2026-11-16T04:00:00.000Z');

test.each([
  ['zh', '2026-11-19T06:20:00.000Z', /^周四 \d\d:20$/],
  ['en', '2026-11-19T06:20:00.000Z', /^Thu \d\d:20$/],
] as const)('%s names the day', (lang, at, words) => expect(endText(at, now, lang)).toMatch(words));

test('a later end has its date', () => {
  const at = '2026-11-30T06:20:00.000Z';
  expect(endText(at, now, 'zh')).toBe(dateTime(at));
});
