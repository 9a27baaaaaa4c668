import { describe, expect, it, test } from 'vitest';
import { type FeePart, isPaidInFull, openOfFee, partsOf } from './fee-parts.ts';

const part = (amountMinor: number, state: FeePart['state'] = 'planned', currency = 'CNY'): FeePart => ({
  amountMinor,
  state,
  currency,
});
const fee = (feeMinor: number | null) => ({ feeMinor, currency: 'CNY' });

test.each<[name: string, fee: number | null, parts: FeePart[], open: number | null]>([
  ['without payables', 12_000, [], 12_000],
  ['with a deposit', 12_000, [part(6000, 'paid')], 6000],
  ['with a cancelled one', 12_000, [part(6000, 'cancelled')], 12_000],
  ['planned in full', 12_000, [part(6000, 'paid'), part(6000)], 0],
  ['planned beyond it', 12_000, [part(13_000)], 0],
  ['that nobody agreed', null, [part(6000)], null],
  ['with one in another currency', 12_000, [part(900, 'planned', 'USD')], null],
  ['with a cancelled one in another currency', 12_000, [part(900, 'cancelled', 'USD')], 12_000],
  ['of nothing', 0, [], 0],
])('a fee %s is open by', (_name, agreed, parts, open) => expect(openOfFee(fee(agreed), parts)).toBe(open));

test.each<[name: string, fee: number | null, parts: FeePart[], isPaid: boolean]>([
  ['a deposit', 12_000, [part(6000, 'paid')], false],
  ['a deposit without an agreed fee', null, [part(6000, 'paid')], false],
  ['a deposit while the rest is planned', 12_000, [part(6000, 'paid'), part(6000)], false],
  ['both halves', 12_000, [part(6000, 'paid'), part(6000, 'paid')], true],
  ['more than the fee', 12_000, [part(12_500, 'paid')], true],
  ['all of it, beside a cancelled one', 12_000, [part(12_000, 'paid'), part(6000, 'cancelled')], true],
  ['nothing, where nothing is to be paid', 0, [], false],
  ['a part in another currency', 12_000, [part(12_000, 'paid'), part(900, 'paid', 'USD')], false],
])('%s is paid in full', (_name, agreed, parts, isPaid) =>
  expect(isPaidInFull(fee(agreed), parts)).toBe(isPaid),
);

describe('a schedule', () => {
  it('in halves has the odd unit in the rest', () =>
    expect(partsOf('halves', 12_001)).toEqual([
      { part: 'deposit', amountMinor: 6000, dueWhen: 'agreed' },
      { part: 'rest', amountMinor: 6001, dueWhen: 'published' },
    ]));

  it('after posting is one payable', () =>
    expect(partsOf('afterPosting', 12_001)).toEqual([
      { part: 'whole', amountMinor: 12_001, dueWhen: 'published' },
    ]));

  it.each(['halves', 'afterPosting'] as const)('%s of nothing is nothing', schedule =>
    expect(partsOf(schedule, 0)).toEqual([]),
  );

  it('never halves the smallest unit', () => expect(partsOf('halves', 1)).toHaveLength(1));
});
