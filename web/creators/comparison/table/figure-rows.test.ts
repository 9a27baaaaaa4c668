import { describe, expect, it } from 'vitest';
import { figuresSchema } from '../../../../contract/catalogue/figures.ts';
import { bestPlaces, figureRows, hasMedian, peerRankOf, valueOf } from './figure-rows.ts';

const figure = (value: number, median: number | null) => ({
  formula: 'x.v1',
  value,
  median,
  sample: 10,
  from: null,
  to: null,
  previous: null,
  inputs: {},
});
const creator = {
  followers: 500,
  analysis: 'analysed',
  figures: figuresSchema.parse({
    average_plays: figure(100, 80),
    posts_per_week: figure(2.5, null),
    topHashtags: [],
    sponsoredByPlatform: 0,
    sponsoredByCaption: 0,
    asOf: '2026-11-22T00:00:00Z',
  }),
} as const;

describe('the value of a row', () => {
  it.each([
    ['followers', false, 500],
    ['followers', true, 500],
    ['average_plays', false, 100],
    ['average_plays', true, 80],
    ['posts_per_week', true, 2.5],
    ['interaction_rate', false, null],
  ] as const)('%s, as a median %s, is %s', (name, isMedian, value) => {
    expect(valueOf(creator, name, isMedian)).toBe(value);
  });

  it('is absent without figures, or with too little to analyse', () => {
    expect(valueOf({ ...creator, figures: null }, 'average_plays', false)).toBeNull();
    expect(valueOf({ ...creator, analysis: 'unanalysable' }, 'average_plays', false)).toBeNull();
  });

  it('has a median where anybody has one', () => {
    expect(hasMedian([{ ...creator, figures: null }, creator], 'average_plays')).toBe(true);
    expect(hasMedian([creator], 'posts_per_week')).toBe(false);
  });
});

describe('the best of a row', () => {
  it.each([
    ['the most', [1, 3, 2], 'most', [1]],
    ['the least', [1, 3, 2], 'least', [0]],
    ['those that share it', [3, null, 3, 2], 'most', [0, 2]],
    ['nobody alone', [3, null], 'most', []],
    ['nobody where all are the same', [3, 3], 'most', []],
    ['nobody where nothing is known', [null, null], 'least', []],
  ] as const)('is %s', (_, values, best, places) => {
    expect([...bestPlaces(values, best)]).toEqual(places);
  });
});

it('only figures with peers have a rank', () => {
  const here = { percentile: 70, level: 4, peerMedian: 1 };
  const standing = Object.fromEntries(figureRows.map(({ name }) => [name, here]));
  const one = { standing } as unknown as Parameters<typeof peerRankOf>[0];
  expect(peerRankOf(one, 'average_plays')).toEqual(here);
  expect(peerRankOf(one, 'followers')).toBeNull();
  expect(peerRankOf(one, 'average_likes')).toBeNull();
});
