import { expect, test } from 'vitest';
import { openOrderFixture } from '../../../../test/fixtures/billing/order-fixture.ts';
import { PaymentFault, type BillLine } from '../../../outside/payments/payment-gateway.ts';
import { billDays, compareDueBills } from './daily-bills.ts';
import { differencesOf, type KnownMove } from './compare-bill.ts';
import { processDueRefunds } from '../refunds/due-refunds.ts';
import { settlePayment } from '../payments/settle-payment.ts';

test.each([
  ['2026-11-27T02:29:59Z', ['2026-11-25', '2026-11-24', '2026-11-23']],
  ['2026-11-27T02:30:00Z', ['2026-11-26', '2026-11-25', '2026-11-24']],
  ['2026-11-27T15:59:59Z', ['2026-11-26', '2026-11-25', '2026-11-24']],
  ['2026-11-27T16:00:00Z', ['2026-11-26', '2026-11-25', '2026-11-24']],
])('at %s the bills of %j can be there', (now, days) => {
  expect(billDays(new Date(now))).toEqual(days);
});

const at = new Date('2026-11-26T04:00:00Z');
const paid = (orderNo: string, fen: number): BillLine => ({
  kind: 'payment',
  orderNo,
  transactionId: `t${orderNo}`,
  refundNo: '',
  fen,
  at,
});
const here = (orderNo: string, fen: number, isOfDay = true): KnownMove => ({
  kind: 'paid',
  orderNo,
  reference: `t${orderNo}`,
  fen,
  isOfDay,
});

test.each<[string, BillLine[], KnownMove[], object[]]>([
  ['the same', [paid('a', 1)], [here('a', 1)], []],
  [
    'another sum',
    [paid('a', 1)],
    [here('a', 2)],
    [{ kind: 'otherSum', of: 'payment', number: 'a', billFen: 1, hereFen: 2 }],
  ],
  [
    'not here',
    [paid('a', 1)],
    [],
    [{ kind: 'onlyInBill', of: 'payment', number: 'a', billFen: 1, hereFen: null }],
  ],
  [
    'not in the bill',
    [],
    [here('a', 1)],
    [{ kind: 'onlyHere', of: 'payment', number: 'a', billFen: null, hereFen: 1 }],
  ],
  ['of another day', [], [here('a', 1, false)], []],
])('%s', (_, lines, known, differences) => {
  expect(differencesOf(lines, known)).toEqual(differences);
});

test('the bill settles unreported payments, and records differences', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, gateway, payments } = fixture;
  const silent = await fixture.begin('basic');
  gateway.pay(silent, ctx.now());
  const wrong = gateway.pay('NOBODYKNOWS1', ctx.now(), { fen: 700 });
  ctx.pass(24 * 3_600_000);
  await compareDueBills(db, ctx, payments);
  expect(await fixture.show(silent)).toMatchObject({ state: 'paid' });
  expect((await fixture.show(silent)).events.at(-1)).toMatchObject({ cause: 'billed', to: 'paid' });
  const bills = await db.selectFrom('payment_bills').selectAll().where('day', '=', '2026-11-26').execute();
  expect(bills).toMatchObject([
    {
      channel: 'wechat',
      payments: 2,
      paid_fen: 30_600,
      refunds: 0,
      differences: [
        { kind: 'onlyInBill', of: 'payment', number: wrong.orderNo, billFen: 700, hereFen: null },
      ],
    },
  ]);
  const before = gateway.calls.length;
  await compareDueBills(db, ctx, payments);
  expect(gateway.calls.slice(before)).toEqual([]);
});

test('it includes refunds, and two workers compare a day once', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, gateway, payments } = fixture;
  const number = await fixture.begin('basic');
  await settlePayment(db, ctx, 'wechat', gateway.pay(number, ctx.now(), { fen: 5 }), 'notified');
  await processDueRefunds(db, ctx, payments);
  ctx.pass(24 * 3_600_000);
  await Promise.all([1, 2, 3].map(() => compareDueBills(db, ctx, payments)));
  expect(gateway.calls.filter(call => call === 'bill')).toHaveLength(3);
  const bills = await db.selectFrom('payment_bills').selectAll().orderBy('day', 'desc').execute();
  expect(bills[0]).toMatchObject({ payments: 1, paid_fen: 5, refunds: 1, refunded_fen: 5, differences: [] });
});

test('a bill that is not ready is requested again ten minutes later', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, gateway, payments } = fixture;
  gateway.faults.push(...[1, 2, 3].map(() => new PaymentFault('not_ready', 'NO_STATEMENT_EXIST')));
  await compareDueBills(db, ctx, payments);
  await compareDueBills(db, ctx, payments);
  expect(gateway.calls).toHaveLength(3);
  ctx.pass(601_000);
  await compareDueBills(db, ctx, payments);
  expect(gateway.calls).toHaveLength(6);
});
