import { expect, test } from 'vitest';
import { openOrderRoom, type OrderRoom } from '../../../../test/fixtures/billing/order-fixture.ts';
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
const settle = ({ db, ctx }: OrderRoom, payment: GatewayPayment) =>
  settlePayment(db, ctx, 'wechat', payment, 'notified');
const pay = (room: OrderRoom, number: string, change: Partial<GatewayPayment> = {}) =>
  room.gateway.pay(number, room.ctx.now(), change);
const goBack = ({ db, ctx, payments }: OrderRoom) => processDueRefunds(db, ctx, payments);
const lookAt = ({ db, ctx, payments }: OrderRoom) => checkDuePayments(db, ctx, payments);
const given = async (room: OrderRoom) => (await room.periods()).filter(({ isEnded }) => !isEnded);

test('a payment gives what was ordered, once, and the team is notified', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('pro', 3);
  const payment = pay(room, number);
  expect(await settle(room, payment)).toBe('settled');
  expect(await settle(room, payment)).toBe('known');
  expect(await room.plan()).toEqual({ plan: 'pro', endsAt: '2027-02-26T04:00:02.000Z' });
  const order = await room.show(number);
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
  const { teamId } = room.team;
  const told = await asTeam(room.db, teamId, db =>
    db.selectFrom('notifications').select(['kind', 'details']).where('team_id', '=', teamId).execute(),
  );
  expect(told).toEqual([
    { kind: 'order.paid', details: expect.objectContaining({ number, plan: 'pro', fen: 256_215 }) as object },
  ]);
});

test('a notification before the code is stored is honoured', async () => {
  const room = await openOrderRoom();
  const number = await room.order('basic');
  await room.gateway.begin({ orderNo: number, description: '', fen: 29_900, expiresAt: room.ctx.now() });
  await settle(room, pay(room, number));
  expect((await room.show(number)).state).toBe('paid');
  await expect(codeOf(room.db, room.ctx, room.payments, number)).rejects.toMatchObject({
    code: 'order_state',
  });
});

test('after a lost response the code is requested again and is the same', async () => {
  const room = await openOrderRoom();
  const number = await room.order('basic');
  room.gateway.losesAnswers = true;
  const refused = { code: 'payment_unavailable' };
  await expect(codeOf(room.db, room.ctx, room.payments, number)).rejects.toMatchObject(refused);
  room.gateway.losesAnswers = false;
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(room.db, room.ctx, room.payments, number)));
  expect(new Set(codes.map(({ codeUrl }) => codeUrl)).size).toBe(1);
  expect(room.gateway.held.size).toBe(1);
});

test('concurrent reports from several processes count once', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('pro');
  const payment = pay(room, number);
  const pools = [1, 2, 3].map(() =>
    makeDb(makePool({ url: room.appUrl, poolSize: 4, onIdleError: () => undefined })),
  );
  const asked = pools.flatMap(db => [
    ...Array.from({ length: 5 }, () => settlePayment(db, room.ctx, 'wechat', payment, 'notified')),
    checkDuePayments(db, room.ctx, room.payments).then(() => 'looked'),
  ]);
  const answers = await Promise.all(asked);
  await Promise.all(pools.map(db => db.destroy()));
  // The check may have settled it first.
  expect(answers.filter(answer => answer === 'settled').length).toBeLessThanOrEqual(1);
  expect((await given(room)).map(({ plan, fen }) => [plan, fen])).toEqual([['pro', 89_900]]);
  expect(room.gateway.balance()).toBe(89_900);
});

test.each<[string, Partial<GatewayPayment>]>([
  ['too little', { fen: 29_899 }],
  ['too much', { fen: 29_901 }],
  ['another currency', { currency: 'USD' }],
])('%s gives nothing: the order is closed and the money is refunded', async (_, change) => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  await settle(room, pay(room, number, change));
  expect(await room.show(number)).toMatchObject({
    state: 'closed',
    period: null,
    refunds: [{ reason: 'wrongAmount', isDone: false }],
  });
  await goBack(room);
  expect((await room.show(number)).refunds).toMatchObject([{ isDone: true }]);
  expect([room.gateway.balance(), await given(room), (await room.plan()).plan]).toEqual([0, [], 'free']);
});

test('paid twice: the first payment is honoured, the second refunded', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  const [first, second] = [pay(room, number), pay(room, number)];
  await Promise.all([first, second].map(payment => settle(room, payment)));
  await goBack(room);
  const { refunds, state } = await room.show(number);
  expect([state, refunds.map(({ reason, isDone }) => [reason, isDone])]).toEqual([
    'paid',
    [['paidAgain', true]],
  ]);
  expect([room.gateway.balance(), (await given(room)).length]).toEqual([29_900, 1]);
});

test('a payment without a notification is found by a check', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  pay(room, number);
  room.ctx.pass(minute);
  await lookAt(room);
  expect(await room.show(number)).toMatchObject({ state: 'paid' });
});

test('a page that is open finds it too, and asks at most every three seconds', async () => {
  const room = await openOrderRoom();
  const { db, ctx, payments, gateway } = room;
  const number = await room.begin('basic');
  const open = () => loadOrder(db, ctx, payments, number);
  await Promise.all([open(), open(), open()]);
  room.ctx.pass(2000);
  await open();
  expect(gateway.calls.filter(call => call.startsWith('look'))).toHaveLength(1);
  pay(room, number);
  gateway.faults.push(new PaymentFault('unreachable', 'away'));
  room.ctx.pass(1001);
  expect((await open()).state).toBe('paying');
  room.ctx.pass(3001);
  expect((await open()).state).toBe('paid');
});

test('a payment that is faster than the closing is honoured', async () => {
  const room = await openOrderRoom();
  const cancelled = await room.begin('basic');
  pay(room, cancelled);
  await expect(cancelOwnOrder(room.db, room.ctx, room.payments, cancelled)).rejects.toMatchObject({
    code: 'order_state',
  });
  expect((await room.show(cancelled)).state).toBe('paid');
});

test('an unpaid order is closed at the gateway and here when it expires', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  room.ctx.pass(31 * minute);
  await lookAt(room);
  expect(await room.show(number)).toMatchObject({ state: 'closed', period: null });
  expect(room.gateway.held.get(number)?.isClosed).toBe(true);
});

test('while the gateway is down nothing is closed, since it may be paid', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  room.ctx.pass(31 * minute);
  room.gateway.faults.push(new PaymentFault('unreachable', 'away'));
  await expect(lookAt(room)).rejects.toThrow('1 of order.check failed');
  expect((await room.show(number)).state).toBe('paying');
  pay(room, number);
  room.ctx.pass(minute);
  await lookAt(room);
  expect((await room.show(number)).state).toBe('paid');
});

test('a late payment is found automatically, and honoured while nothing has changed', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  room.ctx.pass(31 * minute);
  await lookAt(room);
  pay(room, number);
  room.ctx.pass(3 * minute);
  await lookAt(room);
  expect(await room.show(number)).toMatchObject({ state: 'paid', closedAt: null });
  expect((await given(room)).length).toBe(1);
});

test('a late payment is refunded if another order was paid meanwhile', async () => {
  const room = await openOrderRoom();
  const first = await room.begin('basic');
  const second = await room.begin('pro');
  expect((await room.show(first)).state).toBe('closed');
  await settle(room, pay(room, second));
  room.ctx.pass(1000);
  await settle(room, pay(room, first));
  await goBack(room);
  expect(await room.show(first)).toMatchObject({
    state: 'closed',
    refunds: [{ reason: 'paidLate', isDone: true }],
  });
  expect([(await room.plan()).plan, room.gateway.balance()]).toEqual(['pro', 89_900]);
});

test('an honoured late payment closes the newer order, whose payment is refunded', async () => {
  const room = await openOrderRoom();
  const first = await room.begin('basic');
  const second = await room.begin('pro');
  await settle(room, pay(room, first));
  expect([(await room.show(first)).state, (await room.show(second)).state]).toEqual(['paid', 'closed']);
  room.ctx.pass(1000);
  await settle(room, pay(room, second));
  await goBack(room);
  expect([(await room.plan()).plan, room.gateway.balance()]).toEqual(['basic', 29_900]);
});

test('an unknown order number is reported', async () => {
  const room = await openOrderRoom();
  const payment = room.gateway.pay('20261126SOMEBODYELSE', room.ctx.now());
  expect(await settle(room, payment)).toBe('unknown');
});

test('a refund that takes its time is asked about until it is done, under one number', async () => {
  const room = await openOrderRoom();
  room.gateway.isSlow = true;
  const number = await room.begin('basic');
  await settle(room, pay(room, number, { fen: 1 }));
  room.gateway.losesAnswers = true;
  await goBack(room);
  room.gateway.losesAnswers = false;
  for (let round = 0; round < 3; round++) {
    room.ctx.pass(2 * 3_600_000);
    await goBack(room);
  }
  expect(room.gateway.refunds.size).toBe(1);
  expect((await room.show(number)).refunds).toMatchObject([{ isDone: false }]);
  const [done] = room.gateway.finishRefunds(room.ctx.now());
  if (!done) throw new Error('there is no refund');
  const told = () => settleRefund(room.db, room.ctx, done, 'refundNotified');
  expect([await told(), await told()]).toEqual(['settled', 'known']);
  expect((await room.show(number)).refunds).toMatchObject([{ isDone: true }]);
  room.ctx.pass(2 * 3_600_000);
  await goBack(room);
  expect(room.gateway.refunds.size).toBe(1);
});

test('a permanent refusal of the gateway waits for an operator', async () => {
  const room = await openOrderRoom();
  const number = await room.begin('basic');
  await settle(room, pay(room, number, { fen: 1 }));
  for (let round = 0; round < 12; round++) {
    room.gateway.faults.push(new PaymentFault('refused', '403 NOT_ENOUGH: 余额不足'));
    await goBack(room);
    room.ctx.pass(2 * 3_600_000);
  }
  const { teamId } = room.team;
  const rows = await asTeam(room.db, teamId, db =>
    db.selectFrom('order_refunds').selectAll().where('team_id', '=', teamId).execute(),
  );
  expect(rows).toMatchObject([{ state: 'abnormal', tries: 12, fault: 'refused: 403 NOT_ENOUGH: 余额不足' }]);
  expect((await room.show(number)).refunds).toMatchObject([{ isDone: false }]);
});

test('an order not paid in time is closed as expired, with or without a code', async () => {
  const room = await openOrderRoom();
  const begun = await room.begin('basic');
  room.ctx.pass(31 * minute);
  await lookAt(room);
  const without = await room.order('basic');
  room.ctx.pass(31 * minute);
  await lookAt(room);
  for (const number of [begun, without])
    expect((await room.show(number)).events.at(-1)).toMatchObject({ cause: 'expired', to: 'closed' });
});
