import { expect, test } from 'vitest';
import {
  aPayment,
  openPaymentFixture,
  type PaymentFixture,
} from '../../../test/fixtures/billing/payment-fixture.ts';
import { deliverNotices, pauses } from './payment-notices.ts';
import { doByPhone } from './payer-phone.ts';

type Deed = Parameters<typeof doByPhone>[3]['deed'];

async function paidBy(deed: Deed, expiredFirst = false): Promise<PaymentFixture> {
  const fixture = await openPaymentFixture();
  await fixture.client.begin(aPayment(fixture));
  if (expiredFirst) fixture.world.pass(31 * 60_000);
  await doByPhone(fixture.db, fixture.world, fixture.keys, { orderNumber: 'SB20261126001', deed });
  return fixture;
}

const deliver = ({ db, world, keys }: PaymentFixture) => deliverNotices(db, world, keys);
const read = (fixture: PaymentFixture, place = 0) =>
  fixture.client.readNotification({
    headers: fixture.notices[place]?.headers ?? {},
    body: fixture.notices[place]?.body ?? '',
    now: fixture.world.now(),
  });

/** Delivers everything that becomes due within this many minutes. */
async function letPass(fixture: PaymentFixture, minutes: number): Promise<void> {
  for (let seconds = 0; seconds <= minutes * 60; seconds += 5) {
    await deliver(fixture);
    fixture.world.pass(5000);
  }
}

test('the client accepts the notification', async () => {
  const fixture = await paidBy('pay');
  expect(await deliver(fixture)).toBe(1);
  expect(await read(fixture)).toMatchObject({
    about: 'payment',
    payment: { orderNo: 'SB20261126001', state: 'paid', fen: 2500 },
  });
  await letPass(fixture, 2);
  expect(fixture.notices).toHaveLength(1);
});

test('a refund is notified when the money has arrived', async () => {
  const fixture = await paidBy('neverNotify');
  const { transactionId = '' } = (await fixture.client.queryOrder('SB20261126001')) ?? {};
  const refund = { transactionId, refundNo: 'R1', fen: 2500, paidFen: 2500, reason: '' };
  await fixture.client.refund(refund);
  expect(await deliver(fixture)).toBe(0);
  fixture.world.pass(3000);
  expect(await deliver(fixture)).toBe(1);
  expect(await read(fixture)).toMatchObject({
    about: 'refund',
    refund: { refundNo: 'R1', state: 'done', fen: 2500 },
  });
});

test('an unaccepted notification is repeated after 15 s, 15 s, 30 s, 3 min, 10 min, …, and finally given up', async () => {
  const fixture = await paidBy('pay');
  fixture.answer = 500;
  const begun = fixture.world.now().getTime();
  const at: number[] = [];
  for (let notices = 0; notices <= pauses.length; notices++) {
    expect(await deliver(fixture)).toBe(1);
    at.push((fixture.world.now().getTime() - begun) / 1000);
    const pause = pauses[notices] ?? 24 * 3600;
    fixture.world.pass(pause * 1000 - 1000);
    expect(await deliver(fixture)).toBe(0);
    fixture.world.pass(1000);
  }
  expect(at.slice(0, 6)).toEqual([0, 15, 30, 60, 240, 840]);
  expect(at).toHaveLength(16);
  expect(await deliver(fixture)).toBe(0);
  const ids = fixture.notices.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('one of two workers sends it', async () => {
  const fixture = await paidBy('pay');
  fixture.answer = 500;
  await deliver(fixture);
  fixture.answer = 204;
  fixture.world.pass(15_000);
  const [one, other] = await Promise.all([deliver(fixture), deliver(fixture)]);
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
  const fixture = await paidBy(deed, expiredFirst);
  await letPass(fixture, 1);
  expect(fixture.notices).toHaveLength(soon);
  await letPass(fixture, 10);
  expect(fixture.notices).toHaveLength(inTheEnd);
});

test('a wrong amount is notified as paid', async () => {
  const fixture = await paidBy('payWrongly');
  await deliver(fixture);
  expect(await read(fixture)).toMatchObject({ payment: { fen: 2499 } });
  expect(await fixture.client.queryOrder('SB20261126001')).toMatchObject({ state: 'paid', fen: 2499 });
});
