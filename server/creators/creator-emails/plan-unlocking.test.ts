import { describe, expect, test } from 'vitest';
import { planUnlocking } from './plan-unlocking.ts';

const known = (creator_id: number, ...addresses: string[]) =>
  addresses.map(address => ({ creator_id, address, source: 'bio', found_at: new Date(0) }));
const had = (creator_id: number, address: string) => ({ creator_id, address });
const open = (creatorId: number, address: string) => ({ creatorId, address });

describe('unlocking', () => {
  test.each([
    ['nothing known', [], [], 5, { opened: [], taken: 0, creators: 0, locked: 0, withoutAddress: 2 }],
    [
      'all of both',
      [...known(1, 'a', 'b'), ...known(2, 'c')],
      [],
      3,
      { opened: [open(1, 'a'), open(1, 'b'), open(2, 'c')], taken: 3, creators: 2 },
    ],
    [
      'in the order of the creators, as far as it goes',
      [...known(1, 'a', 'b'), ...known(2, 'c')],
      [],
      2,
      { opened: [open(1, 'a'), open(1, 'b')], taken: 2, creators: 1, locked: 1 },
    ],
    [
      'part of one who is open then',
      known(1, 'a', 'b'),
      [],
      1,
      { opened: [open(1, 'a')], taken: 1, creators: 1, locked: 0, withoutAddress: 1 },
    ],
    [
      'what is open already, for nothing',
      known(1, 'a'),
      [had(1, 'a')],
      0,
      { opened: [], taken: 0, creators: 1, locked: 0 },
    ],
    [
      'what is open as another creator’s, for nothing',
      known(2, 'a'),
      [had(9, 'a')],
      0,
      { opened: [open(2, 'a')], taken: 0, creators: 1, locked: 0 },
    ],
    [
      'an address that two share, once',
      [...known(1, 'a'), ...known(2, 'a')],
      [],
      1,
      { opened: [open(1, 'a'), open(2, 'a')], taken: 1, creators: 2 },
    ],
    [
      'the free one behind what nothing is left for',
      [...known(1, 'a'), ...known(2, 'b')],
      [had(9, 'b')],
      0,
      { opened: [open(2, 'b')], taken: 0, creators: 1, locked: 1 },
    ],
  ])('opens %s', (_name, rows, unlocked, left, expected) => {
    expect(planUnlocking([1, 2], rows, unlocked, left)).toMatchObject(expected);
  });
});
