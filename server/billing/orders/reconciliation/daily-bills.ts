import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import {
  PaymentFault,
  type BillLine,
  type PaymentGateway,
} from '../../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../outside/payments/payment-services.ts';
import { insertBill, isCompared } from './bills.queries.ts';
import { differencesOf, type KnownMove } from './compare-bill.ts';
import { movesBetween, movesOfOrders } from '../money.queries.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { settleRefund } from '../refunds/settle-refund.ts';

const dayMs = 24 * 3_600_000;
const chinaMs = 8 * 3_600_000;
/** Bills are ready by ten in China; another half hour for late ones. */
const fromMs = 10.5 * 3_600_000;
/** The maximum of missed days to catch up. */
const maxDays = 3;
/** Seconds until a missing bill is requested again; until then, the process that claimed the turn compares. */
const pauseSeconds = 600;
/** Around midnight, the gateway and the product may assign money to different days. */
const blurMs = 15 * 60_000;

const dayOf = (chinaTime: number) => new Date(chinaTime).toISOString().slice(0, 10);

/** The days whose bills may exist, newest first. */
export function billDays(now: Date): string[] {
  const china = now.getTime() + chinaMs;
  const isMade = china % dayMs >= fromMs;
  const first = isMade ? 1 : 2;
  return Array.from({ length: maxDays }, (_, at) => dayOf(china - (first + at) * dayMs));
}

/** Settles payments that no notification reported: the bill is the gateway's final record. */
async function settleLine(pool: Db, ctx: Context, gateway: PaymentGateway, line: BillLine): Promise<void> {
  const { orderNo, fen, transactionId } = line;
  if (line.kind === 'refund') {
    const refund = await gateway.queryRefund(line.refundNo);
    if (refund) await settleRefund(pool, ctx, refund, 'billed');
    return;
  }
  const paid = { orderNo, transactionId, fen, currency: 'CNY', paidAt: line.at, payer: '' };
  await settlePayment(pool, ctx, gateway.channel, { ...paid, state: 'paid' }, 'billed');
}

const keyOf = (kind: 'paid' | 'refunded', orderNo: string, reference: string) =>
  `${kind} ${orderNo} ${reference}`;
const keyOfLine = (line: BillLine) =>
  line.kind === 'payment'
    ? keyOf('paid', line.orderNo, line.transactionId)
    : keyOf('refunded', line.orderNo, line.refundNo);

async function knownOf(
  pool: Db,
  channel: string,
  day: string,
  lines: readonly BillLine[],
): Promise<KnownMove[]> {
  const from = Date.parse(`${day}T00:00:00+08:00`);
  const sure = { from: from + blurMs, to: from + dayMs - blurMs };
  const ofDay = await movesBetween(pool, channel, new Date(sure.from), new Date(sure.to));
  const known = new Map<string, KnownMove>();
  const numbers = [...new Set(lines.map(line => line.orderNo))];
  for (const move of await movesOfOrders(pool, numbers)) {
    const { kind, order_number: orderNo, reference, fen } = move;
    known.set(keyOf(kind, orderNo, reference), { kind, orderNo, reference, fen, isOfDay: false });
  }
  for (const { kind, order_number: orderNo, reference, fen } of ofDay) {
    known.set(keyOf(kind, orderNo, reference), { kind, orderNo, reference, fen, isOfDay: true });
  }
  return [...known.values()];
}

const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { fen }) => sum + fen, 0);

/**
 * Compares a day's bill with the product's record: settles unreported payments, and records the remaining differences.
 */
export async function compareBill(
  pool: Db,
  ctx: Context,
  gateway: PaymentGateway,
  day: string,
): Promise<void> {
  const lines = await gateway.bill(day);
  const before = new Set(
    (await knownOf(pool, gateway.channel, day, lines)).map(move =>
      keyOf(move.kind, move.orderNo, move.reference),
    ),
  );
  for (const line of lines) {
    if (!before.has(keyOfLine(line))) await settleLine(pool, ctx, gateway, line);
  }
  const known = await knownOf(pool, gateway.channel, day, lines);
  const payments = lines.filter(({ kind }) => kind === 'payment');
  const refunds = lines.filter(({ kind }) => kind === 'refund');
  await insertBill(pool, {
    channel: gateway.channel,
    day,
    compared_at: ctx.now(),
    payments: payments.length,
    paid_fen: sumOf(payments),
    refunds: refunds.length,
    refunded_fen: sumOf(refunds),
    differences: JSON.stringify(differencesOf(lines, known)),
  });
}

/** Compares the bills of the last days that were not compared yet, from 10:30 in China. */
export async function compareDueBills(pool: Db, ctx: Context, world: PaymentServices): Promise<void> {
  const gateway = world.gateway();
  if (!gateway) return;
  const { channel } = gateway;
  for (const day of billDays(ctx.now())) {
    if (await isCompared(pool, channel, day)) continue;
    const turn = { key: `payment-bill:${channel}:${day}`, max: 1, seconds: pauseSeconds };
    if (await consumeRateLimit(pool, ctx.now(), turn)) continue;
    await compareBill(pool, ctx, gateway, day).catch((error: unknown) => {
      // A day without payments has no bill.
      if (!(error instanceof PaymentFault && error.reason === 'not_ready')) throw error;
    });
  }
}
