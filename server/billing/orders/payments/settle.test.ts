import { expect, test } from 'vitest';
import { openOrderFixture, type OrderFixture } from '../../../../test/fixtures/billing/order-fixture.ts';
import { makeDb, makePool } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { PaymentFault, type GatewayPayment } from '../../../outside/payments/payment-gateway.ts';
import { checkDuePayments } from './check-due-payments.ts';
import { processDueRefunds } from '../refunds/due-refunds.ts';
import { cancelOwnOrder, codeOf } from './pay-order.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { loadOrder } from '../load-orders.ts';

const minute = 60_000;
const settle = ({ db, ctx }: OrderFixture, payment: GatewayPayment) =>
  settlePayment(db, ctx, 'wechat', payment, 'notified');
const pay = (fixture: OrderFixture, number: string, change: Partial<GatewayPayment> = {}) =>
  fixture.gateway.pay(number, fixture.ctx.now(), change);
const goBack = ({ db, ctx, payments }: OrderFixture) => processDueRefunds(db, ctx, payments);
const checkDue = ({ db, ctx, payments }: OrderFixture) => checkDuePayments(db, ctx, payments);
const given = async (fixture: OrderFixture) => (await fixture.periods()).filter(({ isEnded }) => !isEnded);

test('a payment gives what was ordered, once, and the team is notified', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('pro', 3);
  const payment = pay(fixture, number);
  expect(await settle(fixture, payment)).toBe('settled');
  expect(await settle(fixture, payment)).toBe('known');
  expect(await fixture.plan()).toEqual({ plan: 'pro', endsAt: '2027-02-26T04:00:02.000Z' });
  const order = await fixture.show(number);
  expect(order).toMatchObject({
    state: 'paid',
    channel: 'wechat',
    transactionId: payment.transactionId,
    period: { beginsAt: '2026-11-26T04:00:02.000Z', endsAt: '2027-02-26T04:00:02.000Z' },
    refunds: [],
  });
  expect(order.events.map(({ cause, from, to }) => [cause, from, to])).toEqual([
    ['ordered', 'created', 'created'],
    ['codeGiven', 'created', 'paying'],
    ['notified', 'paying', 'paid'],
  ]);
  const { teamId } = fixture.team;
  const notified = await asTeam(fixture.db, teamId, db =>
    db.selectFrom('notifications').select(['kind', 'details']).where('team_id', '=', teamId).execute(),
  );
  expect(notified).toEqual([
    { kind: 'order.paid', details: expect.objectContaining({ number, plan: 'pro', fen: 256_215 }) as object },
  ]);
});

test('a notification before the code is stored is honoured', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.order('basic');
  await fixture.gateway.begin({
    orderNo: number,
    description: '',
    fen: 29_900,
    expiresAt: fixture.ctx.now(),
  });
  await settle(fixture, pay(fixture, number));
  expect((await fixture.show(number)).state).toBe('paid');
  await expect(codeOf(fixture.db, fixture.ctx, fixture.payments, number)).rejects.toMatchObject({
    code: 'order_state',
  });
});

test('after a lost response the code is requested again and is the same', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.order('basic');
  fixture.gateway.losesAnswers = true;
  const refused = { code: 'payment_unavailable' };
  await expect(codeOf(fixture.db, fixture.ctx, fixture.payments, number)).rejects.toMatchObject(refused);
  fixture.gateway.losesAnswers = false;
  const codes = await Promise.all(
    [1, 2, 3].map(() => codeOf(fixture.db, fixture.ctx, fixture.payments, number)),
  );
  expect(new Set(codes.map(({ codeUrl }) => codeUrl)).size).toBe(1);
  expect(fixture.gateway.held.size).toBe(1);
});

test('concurrent reports from several processes count once', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('pro');
  const payment = pay(fixture, number);
  const pools = [1, 2, 3].map(() =>
    makeDb(makePool({ url: fixture.appUrl, poolSize: 4, onIdleError: () => undefined })),
  );
  const asked = pools.flatMap(db => [
    ...Array.from({ length: 5 }, () => settlePayment(db, fixture.ctx, 'wechat', payment, 'notified')),
    checkDuePayments(db, fixture.ctx, fixture.payments).then(() => 'looked'),
  ]);
  const answers = await Promise.all(asked);
  await Promise.all(pools.map(db => db.destroy()));
  // The check may have settled it first.
  expect(answers.filter(answer => answer === 'settled').length).toBeLessThanOrEqual(1);
  expect((await given(fixture)).map(({ plan, fen }) => [plan, fen])).toEqual([['pro', 89_900]]);
  expect(fixture.gateway.balance()).toBe(89_900);
});

test.each<[string, Partial<GatewayPayment>]>([
  ['too little', { fen: 29_899 }],
  ['too much', { fen: 29_901 }],
  ['another currency', { currency: 'USD' }],
])('%s gives nothing: the order is closed and the money is refunded', async (_, change) => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  await settle(fixture, pay(fixture, number, change));
  expect(await fixture.show(number)).toMatchObject({
    state: 'closed',
    period: null,
    refunds: [{ reason: 'wrongAmount', isDone: false }],
  });
  await goBack(fixture);
  expect((await fixture.show(number)).refunds).toMatchObject([{ isDone: true }]);
  expect([fixture.gateway.balance(), await given(fixture), (await fixture.plan()).plan]).toEqual([
    0,
    [],
    'free',
  ]);
});

test('paid twice: the first payment is honoured, the second refunded', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  const [first, second] = [pay(fixture, number), pay(fixture, number)];
  await Promise.all([first, second].map(payment => settle(fixture, payment)));
  await goBack(fixture);
  const { refunds, state } = await fixture.show(number);
  expect([state, refunds.map(({ reason, isDone }) => [reason, isDone])]).toEqual([
    'paid',
    [['paidAgain', true]],
  ]);
  expect([fixture.gateway.balance(), (await given(fixture)).length]).toEqual([29_900, 1]);
});

test('a payment without a notification is found by a check', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  pay(fixture, number);
  fixture.ctx.pass(minute);
  await checkDue(fixture);
  expect(await fixture.show(number)).toMatchObject({ state: 'paid' });
});

test('a page that is open finds it too, and asks at most every three seconds', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, payments, gateway } = fixture;
  const number = await fixture.begin('basic');
  const open = () => loadOrder(db, ctx, payments, number);
  await Promise.all([open(), open(), open()]);
  fixture.ctx.pass(2000);
  await open();
  expect(gateway.calls.filter(call => call.startsWith('queryOrder'))).toHaveLength(1);
  pay(fixture, number);
  gateway.faults.push(new PaymentFault('unreachable', 'away'));
  fixture.ctx.pass(1001);
  expect((await open()).state).toBe('paying');
  fixture.ctx.pass(3001);
  expect((await open()).state).toBe('paid');
});

test('a payment that is faster than the closing is honoured', async () => {
  const fixture = await openOrderFixture();
  const cancelled = await fixture.begin('basic');
  pay(fixture, cancelled);
  await expect(cancelOwnOrder(fixture.db, fixture.ctx, fixture.payments, cancelled)).rejects.toMatchObject({
    code: 'order_state',
  });
  expect((await fixture.show(cancelled)).state).toBe('paid');
});

test('an unpaid order is closed at the gateway and here when it expires', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  fixture.ctx.pass(31 * minute);
  await checkDue(fixture);
  expect(await fixture.show(number)).toMatchObject({ state: 'closed', period: null });
  expect(fixture.gateway.held.get(number)?.isClosed).toBe(true);
});

test('while the gateway is down nothing is closed, since it may be paid', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  fixture.ctx.pass(31 * minute);
  fixture.gateway.faults.push(new PaymentFault('unreachable', 'away'));
  await expect(checkDue(fixture)).rejects.toThrow('1 of order.check failed');
  expect((await fixture.show(number)).state).toBe('paying');
  pay(fixture, number);
  fixture.ctx.pass(minute);
  await checkDue(fixture);
  expect((await fixture.show(number)).state).toBe('paid');
});

test('a late payment is found automatically, and honoured while nothing has changed', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  fixture.ctx.pass(31 * minute);
  await checkDue(fixture);
  pay(fixture, number);
  fixture.ctx.pass(3 * minute);
  await checkDue(fixture);
  expect(await fixture.show(number)).toMatchObject({ state: 'paid', closedAt: null });
  expect((await given(fixture)).length).toBe(1);
});

test('a late payment is refunded if another order was paid meanwhile', async () => {
  const fixture = await openOrderFixture();
  const first = await fixture.begin('basic');
  const second = await fixture.begin('pro');
  expect((await fixture.show(first)).state).toBe('closed');
  await settle(fixture, pay(fixture, second));
  fixture.ctx.pass(1000);
  await settle(fixture, pay(fixture, first));
  await goBack(fixture);
  expect(await fixture.show(first)).toMatchObject({
    state: 'closed',
    refunds: [{ reason: 'paidLate', isDone: true }],
  });
  expect([(await fixture.plan()).plan, fixture.gateway.balance()]).toEqual(['pro', 89_900]);
});

test('an honoured late payment closes the newer order, whose payment is refunded', async () => {
  const fixture = await openOrderFixture();
  const first = await fixture.begin('basic');
  const second = await fixture.begin('pro');
  await settle(fixture, pay(fixture, first));
  expect([(await fixture.show(first)).state, (await fixture.show(second)).state]).toEqual(['paid', 'closed']);
  fixture.ctx.pass(1000);
  await settle(fixture, pay(fixture, second));
  await goBack(fixture);
  expect([(await fixture.plan()).plan, fixture.gateway.balance()]).toEqual(['basic', 29_900]);
});

test('an unknown order number is reported', async () => {
  const fixture = await openOrderFixture();
  const payment = fixture.gateway.pay('20261126SOMEBODYELSE', fixture.ctx.now());
  expect(await settle(fixture, payment)).toBe('unknown');
});

test('a refund that takes its time is asked about until it is done, under one number', async () => {
  const fixture = await openOrderFixture();
  fixture.gateway.isSlow = true;
  const number = await fixture.begin('basic');
  await settle(fixture, pay(fixture, number, { fen: 1 }));
  fixture.gateway.losesAnswers = true;
  await goBack(fixture);
  fixture.gateway.losesAnswers = false;
  for (let round = 0; round < 3; round++) {
    fixture.ctx.pass(2 * 3_600_000);
    await goBack(fixture);
  }
  expect(fixture.gateway.refunds.size).toBe(1);
  expect((await fixture.show(number)).refunds).toMatchObject([{ isDone: false }]);
  const [done] = fixture.gateway.finishRefunds(fixture.ctx.now());
  if (!done) throw new Error('there is no refund');
  const notified = () => settleRefund(fixture.db, fixture.ctx, done, 'refundNotified');
  expect([await notified(), await notified()]).toEqual(['settled', 'known']);
  expect((await fixture.show(number)).refunds).toMatchObject([{ isDone: true }]);
  fixture.ctx.pass(2 * 3_600_000);
  await goBack(fixture);
  expect(fixture.gateway.refunds.size).toBe(1);
});

test('a permanent refusal of the gateway waits for an operator', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  await settle(fixture, pay(fixture, number, { fen: 1 }));
  for (let round = 0; round < 12; round++) {
    fixture.gateway.faults.push(new PaymentFault('refused', '403 NOT_ENOUGH: 余额不足'));
    await goBack(fixture);
    fixture.ctx.pass(2 * 3_600_000);
  }
  const { teamId } = fixture.team;
  const rows = await asTeam(fixture.db, teamId, db =>
    db.selectFrom('order_refunds').selectAll().where('team_id', '=', teamId).execute(),
  );
  expect(rows).toMatchObject([{ state: 'abnormal', tries: 12, fault: 'refused: 403 NOT_ENOUGH: 余额不足' }]);
  expect((await fixture.show(number)).refunds).toMatchObject([{ isDone: false }]);
});

test('an order not paid in time is closed as expired, with or without a code', async () => {
  const fixture = await openOrderFixture();
  const begun = await fixture.begin('basic');
  fixture.ctx.pass(31 * minute);
  await checkDue(fixture);
  const without = await fixture.order('basic');
  fixture.ctx.pass(31 * minute);
  await checkDue(fixture);
  for (const number of [begun, without])
    expect((await fixture.show(number)).events.at(-1)).toMatchObject({ cause: 'expired', to: 'closed' });
});
