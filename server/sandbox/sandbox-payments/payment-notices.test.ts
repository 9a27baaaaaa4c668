import { expect, test } from 'vitest';
import {
  aPayment,
  openPaymentRoom,
  type PaymentRoom,
} from '../../../test/fixtures/billing/payment-fixture.ts';
import { deliverNotices, pauses } from './payment-notices.ts';
import { doByPhone } from './payer-phone.ts';

type Deed = Parameters<typeof doByPhone>[3]['deed'];

async function paidBy(deed: Deed, expiredFirst = false): Promise<PaymentRoom> {
  const room = await openPaymentRoom();
  await room.client.begin(aPayment(room));
  if (expiredFirst) room.world.pass(31 * 60_000);
  await doByPhone(room.db, room.world, room.keys, { orderNumber: 'SB20261126001', deed });
  return room;
}

const deliver = ({ db, world, keys }: PaymentRoom) => deliverNotices(db, world, keys);
const read = (room: PaymentRoom, place = 0) =>
  room.client.readNotification({
    headers: room.told[place]?.headers ?? {},
    body: room.told[place]?.body ?? '',
    now: room.world.now(),
  });

/** Delivers everything that becomes due within this many minutes. */
async function letPass(room: PaymentRoom, minutes: number): Promise<void> {
  for (let seconds = 0; seconds <= minutes * 60; seconds += 5) {
    await deliver(room);
    room.world.pass(5000);
  }
}

test('the client accepts the notification', async () => {
  const room = await paidBy('pay');
  expect(await deliver(room)).toBe(1);
  expect(await read(room)).toMatchObject({
    about: 'payment',
    payment: { orderNo: 'SB20261126001', state: 'paid', fen: 2500 },
  });
  await letPass(room, 2);
  expect(room.told).toHaveLength(1);
});

test('a refund is notified when the money has arrived', async () => {
  const room = await paidBy('neverNotify');
  const refund = { orderNo: 'SB20261126001', refundNo: 'R1', fen: 2500, paidFen: 2500, reason: '' };
  await room.client.refund(refund);
  expect(await deliver(room)).toBe(0);
  room.world.pass(3000);
  expect(await deliver(room)).toBe(1);
  expect(await read(room)).toMatchObject({
    about: 'refund',
    refund: { refundNo: 'R1', state: 'done', fen: 2500 },
  });
});

test('an unaccepted notification is repeated after 15 s, 15 s, 30 s, 3 min, 10 min, …, and finally given up', async () => {
  const room = await paidBy('pay');
  room.answer = 500;
  const begun = room.world.now().getTime();
  const at: number[] = [];
  for (let told = 0; told <= pauses.length; told++) {
    expect(await deliver(room)).toBe(1);
    at.push((room.world.now().getTime() - begun) / 1000);
    const pause = pauses[told] ?? 24 * 3600;
    room.world.pass(pause * 1000 - 1000);
    expect(await deliver(room)).toBe(0);
    room.world.pass(1000);
  }
  expect(at.slice(0, 6)).toEqual([0, 15, 30, 60, 240, 840]);
  expect(at).toHaveLength(16);
  expect(await deliver(room)).toBe(0);
  const ids = room.told.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('one of two workers sends it', async () => {
  const room = await paidBy('pay');
  room.answer = 500;
  await deliver(room);
  room.answer = 204;
  room.world.pass(15_000);
  const [one, other] = await Promise.all([deliver(room), deliver(room)]);
  expect(one + other).toBe(1);
});

test.each([
  ['notifyLate', false, 0, 1],
  ['notifyFiveTimes', false, 5, 5],
  ['neverNotify', false, 0, 0],
  ['payTwice', false, 2, 2],
  ['payWrongly', false, 1, 1],
  ['payLate', true, 1, 1],
] as const)('%s: notified %s', async (deed, expiredFirst, soon, inTheEnd) => {
  const room = await paidBy(deed, expiredFirst);
  await letPass(room, 1);
  expect(room.told).toHaveLength(soon);
  await letPass(room, 10);
  expect(room.told).toHaveLength(inTheEnd);
});

test('a wrong amount is notified as paid', async () => {
  const room = await paidBy('payWrongly');
  await deliver(room);
  expect(await read(room)).toMatchObject({ payment: { fen: 2499 } });
  expect(await room.client.look('SB20261126001')).toMatchObject({ state: 'paid', fen: 2499 });
});
