import { describe, expect, it } from 'vitest';
import { barsOf, type CampaignMoney } from './money-bars.ts';

const nothing: CampaignMoney = {
  budget: null,
  committed: [],
  planned: [],
  approved: [],
  paid: [],
  overdue: [],
  left: null,
  unplanned: [],
};
const cny = (minor: number) => [{ currency: 'CNY' as const, minor }];

describe('the bars of a campaign’s money', () => {
  it.each<[string, Partial<CampaignMoney>, object[]]>([
    ['nothing', {}, []],
    [
      'a budget alone',
      { budget: { currency: 'CNY', minor: 500 }, left: 500 },
      [{ budget: 500, parts: { paid: 0, approved: 0, planned: 0, agreed: 0, left: 500 }, over: 0 }],
    ],
    [
      'fees of which a part is planned',
      {
        budget: { currency: 'CNY', minor: 1000 },
        left: 200,
        committed: cny(800),
        planned: cny(100),
        paid: cny(300),
        unplanned: cny(400),
      },
      [{ parts: { paid: 300, approved: 0, planned: 100, agreed: 400, left: 200 }, over: 0 }],
    ],
    [
      'more than the budget',
      { budget: { currency: 'CNY', minor: 1000 }, left: -250, approved: cny(1250), overdue: cny(50) },
      [{ parts: { paid: 0, approved: 1250, planned: 0, agreed: 0, left: 0 }, over: 250, overdue: 50 }],
    ],
    [
      'another currency beside the budget’s',
      { budget: { currency: 'CNY', minor: 100 }, left: 100, paid: [{ currency: 'USD', minor: 70 }] },
      [{ currency: 'CNY' }, { currency: 'USD', budget: null, parts: { paid: 70, left: 0 } }],
    ],
    [
      'fees without a budget',
      { committed: cny(900), unplanned: cny(400), planned: cny(500) },
      [{ budget: null, parts: { planned: 500, agreed: 400, left: 0 } }],
    ],
  ])('with %s', (_name, money, bars) => {
    expect(barsOf({ ...nothing, ...money })).toMatchObject(bars);
  });
});
