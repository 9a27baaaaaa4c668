import { expect, test } from 'vitest';
import type { Cost } from '../../../../contract/monitoring/effects/effects.ts';
import { bodyOf, valuesOf } from './cost-values.ts';

const today = '2026-11-20';
const cost: Cost = {
  id: 1,
  kind: 'ads',
  creatorId: 7,
  postKey: 'tiktok:1',
  day: '2026-11-18',
  amountMinor: 50_050,
  amountFen: 356_526,
  currency: 'USD',
  rateE8: 712_340_000,
  rateOn: '2026-11-17',
  rateFrom: 'bank',
  note: 'first half',
  creatorName: 'Lan',
  platform: 'tiktok',
  caption: '',
  createdBy: 'me',
  isAgreed: false,
};

test('a cost is unchanged by its form', () => {
  const {
    id: _id,
    amountFen: _fen,
    creatorName: _name,
    platform: _platform,
    caption: _caption,
    ...rest
  } = cost;
  const { createdBy: _by, isAgreed: _agreed, ...fields } = rest;
  expect(bodyOf(valuesOf(cost, today), today)).toEqual(fields);
});

test('a new one is a fee in yuan of today for the whole project', () => {
  const body = bodyOf({ ...valuesOf(undefined, today), amountMinor: '1,200' }, today);
  const whole = { creatorId: null, postKey: null, kind: 'fee', day: today, amountMinor: 120_000 };
  expect(body).toMatchObject({ ...whole, currency: 'CNY', rateE8: 100_000_000, rateOn: today });
});
