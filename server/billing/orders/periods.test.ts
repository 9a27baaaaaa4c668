import { expect, test } from 'vitest';
import { openOrderFixture, type OrderFixture } from '../../../test/fixtures/billing/order-fixture.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changePlan, endPlans } from '../plans/change-plan.ts';
import { giveTimeByHand, holdTime } from '../plans/plan-time.ts';
import { remindOfEnds } from '../plans/plan-reminders.ts';
import { makeOrder } from './create-order.ts';
import { processDueRefunds } from './refunds/due-refunds.ts';
import { loadOffer } from './offer.ts';
import { cancelOwnOrder, codeOf } from './payments/pay-order.ts';
import { refundWhole } from './refunds/refund-order.ts';
import { settlePayment } from './payments/settle-payment.ts';
import { loadOrder } from './load-orders.ts';
import { teamOfNumber } from './queries.ts';

const day = 24 * 3_600_000;

async function buy(fixture: OrderFixture, plan: string, months = 1): Promise<string> {
  const number = await fixture.begin(plan, months);
  const payment = fixture.gateway.pay(number, fixture.ctx.now());
  await settlePayment(fixture.db, fixture.ctx, 'wechat', payment, 'notified');
  return number;
}
const offer = ({ db, ctx, payments }: OrderFixture, plan: string, months = 1) =>
  loadOffer(db, ctx, payments, { plan, months });
/** No confirmation mail. */
const silent = { mailAddress: '' };
const end = ({ db, ctx }: OrderFixture) => endPlans(db, ctx);
async function refund(fixture: OrderFixture, number: string): Promise<void> {
  const ids = await teamOfNumber(fixture.db, number);
  if (!ids) throw new Error(number);
  await refundWhole(fixture.db, fixture.ctx, ids, 'asked for by phone');
  await processDueRefunds(fixture.db, fixture.ctx, fixture.payments);
}

test('a renewal begins when the first period ends, and the plan continues without a gap', async () => {
  const fixture = await openOrderFixture();
  await buy(fixture, 'basic');
  expect(await offer(fixture, 'basic', 3)).toMatchObject({
    kind: 'renew',
    sum: { listFen: 89_700, discountFen: 4485, creditFen: 0, payFen: 85_215 },
    beginsAt: '2026-12-26T04:00:02.000Z',
    endsAt: '2027-03-26T04:00:02.000Z',
  });
  await buy(fixture, 'basic', 3);
  expect(await fixture.plan()).toEqual({ plan: 'basic', endsAt: '2027-03-26T04:00:02.000Z' });
  fixture.ctx.pass(31 * day);
  await end(fixture);
  expect((await fixture.plan()).plan).toBe('basic');
  fixture.ctx.pass(90 * day);
  await end(fixture);
  await end(fixture);
  expect(await fixture.plan()).toEqual({ plan: 'free', endsAt: null });
});

test('an upgrade credits the unused paid time, and begins at once', async () => {
  const fixture = await openOrderFixture();
  const first = await buy(fixture, 'basic');
  fixture.ctx.pass(15 * day);
  const { kind, sum, credits } = await offer(fixture, 'pro');
  expect([kind, credits.map(({ number, paidFen }) => [number, paidFen])]).toEqual([
    'upgrade',
    [[first, 29_900]],
  ]);
  // Half of thirty days is left.
  expect(sum).toEqual({ listFen: 89_900, discountFen: 0, creditFen: 14_950, payFen: 74_950, lostFen: 0 });
  await buy(fixture, 'pro');
  expect(await fixture.plan()).toEqual({ plan: 'pro', endsAt: '2027-01-11T04:00:04.000Z' });
  expect((await fixture.periods()).map(({ plan, isEnded }) => [plan, isEnded])).toEqual([
    ['basic', true],
    ['pro', false],
  ]);
  expect(fixture.gateway.balance()).toBe(29_900 + 74_951);
});

test('an order that is not possible says why', async () => {
  const fixture = await openOrderFixture();
  expect(await offer(fixture, 'free')).toMatchObject({ kind: null, refusal: 'free', sum: null });
  await buy(fixture, 'pro');
  expect(await offer(fixture, 'basic')).toMatchObject({ refusal: 'lower' });
  const { db, ctx, payments } = fixture;
  const wrong = makeOrder(db, ctx, payments, { ...silent, plan: 'basic', months: 1, payFen: 29_900 });
  await expect(wrong).rejects.toMatchObject({ code: 'plan_not_offered', details: { reason: 'lower' } });
  await changePlan(db, ctx, { teamId: fixture.team.teamId, plan: 'basic', months: null });
  expect(await offer(fixture, 'pro')).toMatchObject({ refusal: 'endless' });
  await expect(offer(fixture, 'gold')).rejects.toMatchObject({ code: 'not_found' });
  await expect(offer(fixture, 'pro', 5)).rejects.toMatchObject({ code: 'not_found' });
});

test('another sum than the one shown is refused, and a double click is one order', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, payments } = fixture;
  const wish = { ...silent, plan: 'pro', months: 1, payFen: 89_900 };
  await expect(makeOrder(db, ctx, payments, { ...wish, payFen: 89_899 })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
  const numbers = await Promise.all([1, 2, 3, 4].map(() => makeOrder(db, ctx, payments, wish)));
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
  payments.current = null;
  await expect(makeOrder(db, ctx, payments, wish)).rejects.toMatchObject({ code: 'payment_unavailable' });
});

test('an order keeps the price at which it was made', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.begin('basic');
  await fixture.db.updateTable('plans').set({ monthly_fen: 39_900 }).where('code', '=', 'basic').execute();
  const payment = fixture.gateway.pay(number, fixture.ctx.now());
  await settlePayment(fixture.db, fixture.ctx, 'wechat', payment, 'notified');
  expect(await fixture.show(number)).toMatchObject({ state: 'paid', monthlyFen: 29_900 });
});

test('a code that is asked for after the price changed is for the sum of the order', async () => {
  const fixture = await openOrderFixture();
  const number = await fixture.order('basic');
  await fixture.db.updateTable('plans').set({ monthly_fen: 39_900 }).where('code', '=', 'basic').execute();
  expect((await codeOf(fixture.db, fixture.ctx, fixture.payments, number)).payFen).toBe(29_900);
  expect(fixture.gateway.held.get(number)?.fen).toBe(29_900);
});

test('a refund removes the order’s time, and later paid time moves up', async () => {
  const fixture = await openOrderFixture();
  const first = await buy(fixture, 'basic');
  const second = await buy(fixture, 'basic', 3);
  fixture.ctx.pass(10 * day);
  await refund(fixture, first);
  expect(await fixture.show(first)).toMatchObject({ state: 'refunded', refunds: [{ isDone: true }] });
  // 92 days from 26 December, now from 6 December.
  const { plan, endsAt } = await fixture.plan();
  expect([plan, endsAt]).toEqual(['basic', '2027-03-06T04:00:04.000Z']);
  await refund(fixture, second);
  expect([await fixture.plan(), fixture.gateway.balance()]).toEqual([{ plan: 'free', endsAt: null }, 0]);
});

test('time that is being refunded gives no credit, and credited time cannot be refunded', async () => {
  const fixture = await openOrderFixture();
  const first = await buy(fixture, 'basic');
  const open = await fixture.begin('pro');
  fixture.gateway.isSlow = true;
  await refund(fixture, first);
  expect((await fixture.show(open)).state).toBe('closed');
  expect((await offer(fixture, 'pro')).sum?.creditFen).toBe(0);
  await expect(refund(fixture, first)).rejects.toMatchObject({ code: 'order_state' });
  // Its code was still on a phone.
  const late = fixture.gateway.pay(open, fixture.ctx.now());
  await settlePayment(fixture.db, fixture.ctx, 'wechat', late, 'notified');
  expect(await fixture.show(open)).toMatchObject({ state: 'closed', refunds: [{ reason: 'paidLate' }] });
  const other = await openOrderFixture();
  const counted = await buy(other, 'basic');
  await buy(other, 'pro');
  await expect(refund(other, counted)).rejects.toMatchObject({ code: 'order_state' });
});

test('time given by hand loses no paid time', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, team } = fixture;
  await buy(fixture, 'basic');
  fixture.ctx.pass(10 * day);
  const give = (how: 'now' | 'behind', plan: string, days: number) =>
    asTeam(db, team.teamId, async db => {
      const held = await holdTime(db, ctx, team.teamId);
      if (!held) throw new Error('no team');
      const by = team.accountId;
      return giveTimeByHand(db, ctx, held, { how, plan, days, reason: 'sorry', by });
    });
  await give('now', 'pro', 7);
  expect(await fixture.plan()).toEqual({ plan: 'pro', endsAt: '2026-12-13T04:00:02.000Z' });
  fixture.ctx.pass(7 * day);
  await end(fixture);
  // Twenty of its thirty days are left, and two thirds of its credit.
  expect(await fixture.plan()).toEqual({ plan: 'basic', endsAt: '2027-01-02T04:00:02.000Z' });
  expect((await offer(fixture, 'pro')).sum?.creditFen).toBe(19_933);
  await give('behind', 'basic', 3);
  expect(await fixture.plan()).toEqual({ plan: 'basic', endsAt: '2027-01-05T04:00:02.000Z' });
});

test('an open order whose credit has disappeared is refunded', async () => {
  const fixture = await openOrderFixture();
  await buy(fixture, 'basic');
  fixture.ctx.pass(day);
  const number = await fixture.begin('pro');
  await changePlan(fixture.db, fixture.ctx, { teamId: fixture.team.teamId, plan: 'free', months: null });
  fixture.ctx.pass(1000);
  await settlePayment(
    fixture.db,
    fixture.ctx,
    'wechat',
    fixture.gateway.pay(number, fixture.ctx.now()),
    'notified',
  );
  await processDueRefunds(fixture.db, fixture.ctx, fixture.payments);
  expect(await fixture.show(number)).toMatchObject({ state: 'closed', refunds: [{ isDone: true }] });
  expect((await fixture.plan()).plan).toBe('free');
});

test('reminders are sent 7 and 1 days before an end, once, also with two workers', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, team } = fixture;
  await buy(fixture, 'basic');
  const remind = () => Promise.all([remindOfEnds(db, ctx), remindOfEnds(db, ctx)]);
  const notified = () =>
    asTeam(db, team.teamId, async db => {
      const rows = await db
        .selectFrom('notifications')
        .select('details')
        .where('team_id', '=', team.teamId)
        .where('kind', '=', 'plan.endsSoon')
        .orderBy('id')
        .execute();
      return rows.map(({ details }) => details.days);
    });
  fixture.ctx.pass(22 * day);
  await remind();
  expect(await notified()).toEqual([]);
  fixture.ctx.pass(1.5 * day);
  await remind();
  await remind();
  expect(await notified()).toEqual([7]);
  fixture.ctx.pass(6 * day);
  await remind();
  await remind();
  expect(await notified()).toEqual([7, 1]);
  // Due again, as after a database restore.
  await putDue(db, 'plan.remind', { teamId: team.teamId, id: team.teamId }, ctx.now());
  await remind();
  expect(await notified()).toEqual([7, 1]);
  await buy(fixture, 'basic');
  await remind();
  fixture.ctx.pass(25 * day);
  await remind();
  expect(await notified()).toEqual([7, 1, 7]);
});

test('orders of another team are not there', async () => {
  const fixture = await openOrderFixture();
  const { db, ctx, payments } = fixture;
  const number = await fixture.begin('basic');
  const stranger = await makeTeam(db, ctx, 'stranger');
  const theirs = { ...ctx, actor: fixture.actorOf(stranger) };
  const missing = { code: 'not_found' };
  await expect(loadOrder(db, theirs, payments, number)).rejects.toMatchObject(missing);
  await expect(codeOf(db, theirs, payments, number)).rejects.toMatchObject(missing);
  await expect(cancelOwnOrder(db, theirs, payments, number)).rejects.toMatchObject(missing);
  expect((await fixture.show(number)).state).toBe('paying');
});
