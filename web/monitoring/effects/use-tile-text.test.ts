import { expect, test } from 'vitest';
import type { EffectFigures } from '../../../contract/monitoring/effects/effect-shapes.ts';
import { figureText, type Lack, lackOf, type TileKey } from './use-tile-text.ts';

const none: EffectFigures = {
  plays: null,
  likes: null,
  comments: null,
  shares: null,
  engagements: null,
  clicks: null,
  orders: null,
  revenueFen: null,
  costFen: null,
  heldBackCostFen: null,
  cpmE4: null,
  cpcE4: null,
  cpeE4: null,
  clickRatePpm: null,
  conversionPpm: null,
  orderValueFen: null,
  emvFen: null,
  roiBp: null,
  roasBp: null,
};

test.each<[key: TileKey, figures: Partial<EffectFigures>, lack: Lack | null]>([
  ['plays', {}, 'plays'],
  ['plays', { plays: 0 }, null],
  ['revenue', {}, 'orders'],
  ['cpm', { plays: 5 }, 'cost'],
  ['cpm', { costFen: 5 }, 'plays'],
  ['cpm', { costFen: 5, plays: 0 }, 'notZero'],
  ['cpm', { costFen: 5, plays: 5, cpmE4: 100 }, null],
  ['cpc', { costFen: 5 }, 'clicks'],
  ['roi', { costFen: 5 }, 'orders'],
  ['roi', { costFen: 0, orders: 1 }, 'notZero'],
  ['emv', {}, 'coefficients'],
])('%s of %j lacks %s', (key, figures, lack) => {
  expect(lackOf(key, { ...none, ...figures }, false)).toBe(lack);
});

test('EMV lacks counts where there are coefficients', () => {
  expect(lackOf('emv', none, true)).toBe('counts');
});

test.each<[key: TileKey, figures: Partial<EffectFigures>, text: string]>([
  ['plays', { plays: 1_234_567 }, '1,234,567'],
  ['cost', { costFen: 1_276_170 }, '¥12,761.70'],
  ['cpe', { cpeE4: 333 }, '¥0.0333'],
  ['roi', { roiBp: -160 }, '−1.60%'],
  ['roas', { roasBp: 9800 }, '0.98'],
  ['emv', {}, '—'],
])('%s of %j is written %s', (key, figures, text) => {
  expect(figureText(key, { ...none, ...figures })).toBe(text);
});
