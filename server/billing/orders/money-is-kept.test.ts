import { expect, test } from 'vitest';
import { openOrderFixture, type OrderFixture } from '../../../test/fixtures/billing/order-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { PaymentFault, type GatewayPayment } from '../../outside/payments/payment-gateway.ts';
import { changePlan, endPlans } from '../plans/change-plan.ts';
import { compareBill } from './reconciliation/daily-bills.ts';
import { checkDuePayments } from './payments/check-due-payments.ts';
import { processDueRefunds } from './refunds/due-refunds.ts';
import { cancelOwnOrder, codeOf } from './payments/pay-order.ts';
import { teamOfNumber } from './queries.ts';
import { refundWhole } from './refunds/refund-order.ts';
import { settlePayment } from './payments/settle-payment.ts';
import { settleRefund } from './refunds/settle-refund.ts';

/** Mulberry32: the same numbers for the same seed. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isExpected = (error: unknown): boolean =>
  error instanceof AppError ||
  error instanceof PaymentFault ||
  (error instanceof AggregateError && error.errors.every(isExpected));
const quietly = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
};

class Player {
  readonly numbers: string[] = [];
  readonly reportedPayments: GatewayPayment[] = [];
  private readonly fixture: OrderFixture;
  private readonly draw: () => number;

  constructor(fixture: OrderFixture, seed: number) {
    this.fixture = fixture;
    this.draw = drawn(seed);
  }

  private pick<T>(of: readonly T[]): T | undefined {
    return of[Math.floor(this.draw() * of.length)];
  }

  private async order(): Promise<void> {
    const number = await this.fixture.order(this.pick(['basic', 'pro', 'team']) ?? 'pro', this.pick([1, 3]));
    this.numbers.push(number);
    await codeOf(this.fixture.db, this.fixture.ctx, this.fixture.payments, number);
  }

  private pay(): void {
    const number = this.pick(this.numbers.slice(-3));
    if (number === undefined || !this.fixture.gateway.held.has(number)) return;
    // Also pays closed orders: codes stay on phones.
    const wrong = this.draw() < 0.15 ? { fen: 1 + Math.floor(this.draw() * 500_000) } : {};
    this.reportedPayments.push(this.fixture.gateway.pay(number, this.fixture.ctx.now(), wrong));
  }

  private async tell(): Promise<void> {
    const { db, ctx } = this.fixture;
    const payment = this.pick(this.reportedPayments);
    if (!payment) return;
    const times = this.draw() < 0.3 ? 4 : 1;
    await Promise.all(
      Array.from({ length: times }, () => settlePayment(db, ctx, 'wechat', payment, 'notified')),
    );
  }

  private async refund(): Promise<void> {
    const ids = await teamOfNumber(this.fixture.db, this.pick(this.numbers) ?? '');
    if (ids) await refundWhole(this.fixture.db, this.fixture.ctx, ids, 'drawn');
  }

  private async finish(): Promise<void> {
    const { db, ctx, gateway } = this.fixture;
    for (const refund of gateway.finishRefunds(ctx.now()))
      if (this.draw() < 0.5) await settleRefund(db, ctx, refund, 'refundNotified');
  }

  /** One random event. */
  async step(): Promise<void> {
    const { db, ctx, payments, gateway, team } = this.fixture;
    ctx.pass(Math.floor(this.draw() * 20 * 60_000));
    gateway.losesAnswers = this.draw() < 0.1;
    gateway.isSlow = this.draw() < 0.3;
    if (this.draw() < 0.1) gateway.faults.push(new PaymentFault('unreachable', 'drawn'));
    const deeds: (() => Promise<unknown>)[] = [
      () => this.order(),
      () => this.order(),
      async () => this.pay(),
      async () => this.pay(),
      async () => this.pay(),
      () => this.tell(),
      () => this.tell(),
      () => checkDuePayments(db, ctx, payments),
      () => processDueRefunds(db, ctx, payments),
      () => cancelOwnOrder(db, ctx, payments, this.pick(this.numbers) ?? ''),
      () => this.refund(),
      () => this.finish(),
      () => Promise.all([this.tell(), checkDuePayments(db, ctx, payments), this.tell()]),
      async () => ctx.pass(this.draw() * 20 * 24 * 3_600_000),
      () => endPlans(db, ctx),
      async () => {
        if (this.draw() < 0.2) await changePlan(db, ctx, { teamId: team.teamId, plan: 'free', months: null });
      },
    ];
    await quietly(async () => this.pick(deeds)?.());
  }

  /** Runs all pending work, as if a day passes without new events. */
  async rest(): Promise<void> {
    const { db, ctx, payments, gateway } = this.fixture;
    gateway.losesAnswers = gateway.isSlow = false;
    gateway.faults.length = 0;
    for (let round = 0; round < 30; round++) {
      ctx.pass(2 * 3_600_000);
      gateway.finishRefunds(ctx.now());
      await checkDuePayments(db, ctx, payments);
      await processDueRefunds(db, ctx, payments);
    }
    await compareBill(db, ctx, gateway, '2026-11-26');
    for (let round = 0; round < 3; round++) await processDueRefunds(db, ctx, payments);
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever happens, the money at the gateway equals the benefits given (seed %i)',
  async seed => {
    const fixture = await openOrderFixture();
    const player = new Player(fixture, seed);
    for (let step = 0; step < 120; step++) await player.step();
    await player.rest();
    const { db, gateway, team } = fixture;
    const { teamId } = team;
    const kept = await asTeam(db, teamId, async db => ({
      payments: await db.selectFrom('order_payments').selectAll().where('team_id', '=', teamId).execute(),
      refunds: await db.selectFrom('order_refunds').selectAll().where('team_id', '=', teamId).execute(),
      orders: await db.selectFrom('orders').selectAll().where('team_id', '=', teamId).execute(),
      periods: await db.selectFrom('plan_periods').selectAll().where('team_id', '=', teamId).execute(),
    }));
    const sum = (rows: readonly { fen: number }[]) => rows.reduce((all, { fen }) => all + fen, 0);
    const came = [...gateway.held.values()].flatMap(({ paid }) => paid);
    // Every payment is recorded once, exact to the fen.
    expect(kept.payments.map(row => row.transaction_id).toSorted()).toEqual(
      came.map(payment => payment.transactionId).toSorted(),
    );
    expect(sum(kept.payments)).toBe(came.reduce((all, { fen }) => all + (fen ?? 0), 0));
    // Payments that are not honoured are refunded; honoured ones gave one period each, which is active or was fully
    // refunded.
    expect(kept.refunds.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(sum([...gateway.refunds.values()])).toBe(sum(kept.refunds));
    const honoured = kept.orders.filter(({ state }) => state === 'paid');
    expect(gateway.balance()).toBe(honoured.reduce((all, order) => all + order.pay_fen, 0));
    const given = kept.orders.filter(({ state }) => state === 'paid' || state === 'refunded');
    expect(
      kept.periods.flatMap(({ order_id: id }) => (id === null ? [] : [id])).toSorted((a, b) => a - b),
    ).toEqual(given.map(({ id }) => id).toSorted((a, b) => a - b));
    for (const { id } of kept.orders.filter(({ state }) => state === 'refunded')) {
      expect(kept.periods.find(period => period.order_id === id)?.ended_at).not.toBeNull();
    }
    const moves = await db.selectFrom('money_moves').selectAll().execute();
    const of = (kind: string) => sum(moves.filter(move => move.kind === kind));
    expect(of('paid') - of('refunded')).toBe(gateway.balance());
    expect(kept.orders.filter(({ state }) => state === 'created' || state === 'paying')).toEqual([]);
    // The random run did something.
    expect(given.length).toBeGreaterThan(0);
    expect(kept.refunds.length).toBeGreaterThan(0);
  },
  60_000,
);
