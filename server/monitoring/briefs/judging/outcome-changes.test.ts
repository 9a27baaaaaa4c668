import { describe, expect, it } from 'vitest';
import { newTurns, type KnownCheck, type Turn } from './outcome-changes.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 10, hour));
type Said = [hour: number, outcome: Turn['outcome'], reason: Turn['reason']];
const turn = ([hour, outcome, reason]: Said): Turn => ({
  at: at(hour),
  outcome,
  reason,
  found: '',
  caption: '',
});
const known = ([hour, outcome, reason]: Said): KnownCheck => ({
  outcome,
  reason,
  since: at(hour),
  wanted: '#glow',
});

const met = (hour: number): Said => [hour, 'met', 'found'];
const failed = (hour: number): Said => [hour, 'failed', 'missing'];

describe('changes of a check', () => {
  it.each<[string, Said, Said[], number, Said[]]>([
    ['nothing', met(1), [met(1)], 5, []],
    ['an edit', met(1), [met(1), failed(3)], 5, [failed(3)]],
    ['two edits between two looks', met(1), [met(1), failed(3), met(4)], 5, [failed(3), met(4)]],
    ['two edits, the second one back', failed(3), [met(1), failed(3), met(4)], 5, [met(4)]],
    ['three edits', met(1), [met(1), failed(3), met(4), failed(5)], 6, [failed(3), met(4), failed(5)]],
    ['another source says otherwise', met(1), [failed(1)], 5, [failed(5)]],
    ['a late answer says otherwise', met(6), [failed(1)], 5, []],
    ['a first answer', [1, 'waiting', 'notAnswered'], [failed(1)], 1, [failed(1)]],
    [
      'a first answer from before',
      [6, 'waiting', 'notAnswered'],
      [met(1), failed(3)],
      5,
      [met(1), failed(3)],
    ],
    ['less is told now', met(1), [[1, 'waiting', 'notTold']], 5, []],
    ['online again', [3, 'failed', 'private'], [[1, 'waiting', 'notOver']], 5, [[5, 'waiting', 'notOver']]],
    [
      'the days are over',
      [1, 'waiting', 'notOver'],
      [[4, 'waiting', 'notLookedAt']],
      1,
      [[4, 'waiting', 'notLookedAt']],
    ],
    ['private, then gone', [3, 'failed', 'private'], [[4, 'failed', 'gone']], 2, [[4, 'failed', 'gone']]],
  ])('%s', (_, before, turns, seenAt, expected) => {
    expect(newTurns(known(before), turns.map(turn), at(seenAt))).toEqual(expected.map(turn));
  });
});
