import { describe, expect, it } from 'vitest';
import { verdictOf } from './sponsored-verdict.ts';

const side = (countedPosts: number, medianPlays: number | null) => ({ countedPosts, medianPlays });

describe('how sponsored posts compare with organic ones', () => {
  it.each([
    ['fewer plays', side(3, 800), side(3, 1000), { kind: 'playsLess', percent: '20%' }],
    ['more plays', side(9, 2500), side(80, 1000), { kind: 'playsMore', percent: '150%' }],
    ['nearly as many', side(9, 1040), side(80, 1000), { kind: 'playsSame' }],
    ['too few sponsored', side(2, 800), side(80, 1000), { kind: 'tooFew' }],
    ['too few organic', side(20, 800), side(2, 1000), { kind: 'tooFew' }],
    ['nobody plays the organic ones', side(20, 800), side(20, 0), { kind: 'tooFew' }],
    ['no plays are known', side(0, null), side(0, null), { kind: 'tooFew' }],
  ])('%s', (_, sponsored, organic, verdict) => {
    expect(verdictOf(sponsored, organic)).toEqual(verdict);
  });
});
