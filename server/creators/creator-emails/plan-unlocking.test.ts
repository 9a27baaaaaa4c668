import { describe, expect, test } from 'vitest';
import { planUnlocking, type HeldAddress } from './plan-unlocking.ts';

const known = (creatorId: number, ...addresses: string[]) =>
  addresses.map(address => ({ creatorId, address }));
const had = (creatorId: number, address: string): HeldAddress => ({ creatorId, address, isOwn: false });
const brought = (creatorId: number, address: string): HeldAddress => ({ creatorId, address, isOwn: true });
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
    [
      'what the team brought, for nothing, even if the catalogue has it',
      known(1, 'a'),
      [brought(1, 'a'), brought(2, 'b')],
      5,
      { opened: [], taken: 0, creators: 2, locked: 0, withoutAddress: 0 },
    ],
    [
      'what the team brought for another creator, for nothing',
      known(1, 'a'),
      [brought(2, 'a')],
      0,
      { opened: [open(1, 'a')], taken: 0, creators: 2 },
    ],
    [
      'nothing that is refused, and the rest of the creator',
      [...known(1, 'no', 'a'), ...known(2, 'no')],
      [],
      5,
      { opened: [open(1, 'a')], taken: 1, creators: 1, locked: 0, refused: 1 },
    ],
  ])('opens %s', (_name, rows, held, left, expected) => {
    const parts = { known: rows, held, isRefused: ({ address }: { address: string }) => address === 'no' };
    expect(planUnlocking([1, 2], parts, left)).toMatchObject(expected);
  });
});
