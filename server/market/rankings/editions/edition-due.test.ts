import { expect, it } from 'vitest';
import { isEditionDue } from './edition-due.ts';

const at = new Date('2026-11-20T08:00:00Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const made = (took_ms: number, held_back: string[] = []) => ({
  made_at: at,
  took_ms,
  held_back: held_back as never,
});

it.each([
  ['there is none', undefined, 0, [], true],
  ['it took no time, after nine minutes', made(100), 9, [], false],
  ['it took no time, after ten minutes', made(100), 10, [], true],
  ['it took a minute, after an hour', made(60_000), 60, [], false],
  ['it took a minute, after a hundred', made(60_000), 100, [], true],
  ['it took ten minutes, before six hours', made(600_000), 359, [], false],
  ['it took ten minutes, after six hours', made(600_000), 360, [], true],
  ['a source is held back that was not', made(100), 1, ['youtube'], true],
  ['a source is free that was not', made(100, ['youtube']), 1, [], true],
  ['the same sources are held back', made(100, ['youtube']), 1, ['youtube'], false],
] as const)('%s', (_, newest, minutes, heldBack, isDue) => {
  expect(isEditionDue(newest, { now: later(minutes), heldBack })).toBe(isDue);
});
