import { expect, it } from 'vitest';
import { type CampaignValues, faultsOf, fieldsOf, newCampaign, valuesOf } from './campaign-values.ts';

const codes: Record<string, string> = { 美国: 'US', 英国: 'GB' };
const codeOf = (name: string) => codes[name];
const nameOf = (code: string) => Object.keys(codes).find(name => codes[name] === code) ?? code;
const blank = newCampaign('2026-11-20', 'UTC');

it('is offered sixty days', () => {
  expect([blank.beginsOn, blank.endsOn]).toEqual(['2026-11-20', '2027-01-18']);
});

it('is sent as it was received', () => {
  const values: CampaignValues = {
    ...blank,
    name: ' Tea ',
    productUrl: 'https://shop.example/tea',
    regions: '美国,英国',
    budgetMinor: '12,300.5',
    'goal.plays': '100,000',
    tiktok: true,
  };
  const fields = fieldsOf(values, codeOf);
  expect(fields).toMatchObject({
    name: 'Tea',
    platforms: ['tiktok'],
    regions: ['US', 'GB'],
    budgetMinor: 1_230_050,
    goals: { plays: 100_000 },
  });
  expect(fieldsOf(valuesOf(fields, nameOf), codeOf)).toEqual(fields);
});

it.each<[Partial<CampaignValues>, Record<string, string>]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'noName' }],
  [{ beginsOn: '' }, { beginsOn: 'noDay' }],
  [{ endsOn: '2026-11-19' }, { endsOn: 'turned' }],
  [{ endsOn: '2036-11-19' }, { endsOn: 'tooLong' }],
  [{ zone: 'Mars' }, { zone: 'noZone' }],
  [{ budgetMinor: 'much' }, { budgetMinor: 'noMoney' }],
  [{ productUrl: 'shop.example' }, { productUrl: 'noUrl' }],
  [{ productUrl: 'javascript:alert(1)' }, { productUrl: 'noUrl' }],
  [{ regions: '美国,月球' }, { regions: 'noRegion' }],
  [
    { 'goal.posts': '0', 'goal.plays': '1e5' },
    { 'goal.posts': 'noNumber', 'goal.plays': 'noNumber' },
  ],
])('the error for %j is %j', (values, faults) => {
  expect(faultsOf({ ...blank, name: 'Tea', ...values }, { zones: ['UTC'], codeOf })).toEqual(faults);
});
