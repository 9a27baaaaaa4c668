import { expect, it } from 'vitest';
import { withHistory } from './ranking-history.ts';

const edition = {
  kind: 'video' as const,
  day: '2026-03-02',
  places: [
    ['a', 9],
    ['b', 7],
  ] as [string, number][],
  details: [['2026-02-01', [9, null]]] as [string, (number | null)[]][],
};

it('has no past on the first day', () => {
  expect(withHistory(edition, [])).toEqual([
    {
      item: 'a',
      rank: 1,
      before: null,
      score: 9,
      why: { plays: 9, engagement: null },
      spark: [9],
      firstSeenOn: '2026-02-01',
    },
    {
      item: 'b',
      rank: 2,
      before: null,
      score: 7,
      why: { plays: null, engagement: null },
      spark: [7],
      firstSeenOn: '2026-03-02',
    },
  ]);
});

it.each([
  [
    'the day before',
    [
      {
        day: '2026-03-01',
        places: [
          ['b', 5],
          ['a', 3],
        ],
      },
    ],
    [2, [3, 9]],
    [1, [5, 7]],
  ],
  [
    'a ranking that there was not the day before',
    [{ day: '2026-03-01', places: null }],
    [null, [null, 9]],
    [null, [null, 7]],
  ],
  [
    'a day without an edition',
    [{ day: '2026-02-27', places: [['a', 3]] }],
    [null, [3, null, null, 9]],
    [null, [null, null, null, 7]],
  ],
  [
    'several days',
    [
      { day: '2026-03-01', places: [['a', 4]] },
      { day: '2026-02-28', places: [['b', 2]] },
    ],
    [1, [null, 4, 9]],
    [null, [2, null, 7]],
  ],
] as const)('knows %s', (_, earlier, a, b) => {
  const days = earlier.map(({ day, places }) => ({
    day,
    places: places?.map(([item, score]): [string, number] => [item, score]) ?? null,
  }));
  expect(withHistory(edition, days).map(({ before, spark }) => [before, spark])).toEqual([a, b]);
});
