import {
  deedStates,
  lateMinutes,
  type PhoneDeed,
  type PhoneState,
} from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import type { PhonePayment } from '../../../contract/sandbox/sandbox-payments.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import type { SandboxKeys } from './gateway-keys.ts';
import { notifyLater } from './payment-notices.ts';
import * as queries from './queries.ts';
import type { SandboxPayment, SandboxTransaction } from './queries.ts';
import type { SealingContext } from './seal-messages.ts';
import { transactionOf } from './transaction-replies.ts';

function stateOf(payment: SandboxPayment, paid: readonly SandboxTransaction[], now: Date): PhoneState {
  if (paid.length) return 'paid';
  if (payment.closedAt) return 'closed';
  return payment.expiresAt <= now ? 'expired' : 'waiting';
}

const present = (payment: SandboxPayment, paid: readonly SandboxTransaction[], now: Date): PhonePayment => ({
  orderNumber: payment.orderNumber,
  description: payment.description,
  fen: payment.fen,
  state: stateOf(payment, paid, now),
  expiresAt: payment.expiresAt.toISOString(),
  payments: paid
    .map(({ id, fen, paidAt, refundedFen }) => ({ id, fen, paidAt: paidAt.toISOString(), refundedFen }))
    .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt) || b.id.localeCompare(a.id)),
});

export async function listOpen(db: Db, ctx: SealingContext) {
  return { payments: await queries.listOpenPayments(db, { now: ctx.now(), max: 20 }) };
}

/** @throws AppError not_found */
export async function loadPayment(db: Db, ctx: SealingContext, orderNumber: string): Promise<PhonePayment> {
  const payment = await queries.findPayment(db, orderNumber);
  if (!payment) throw new AppError('not_found');
  return present(payment, await queries.transactionsOf(db, orderNumber), ctx.now());
}

interface NotificationPlan {
  /** Null if no notification is sent. */
  afterMs: number | null;
  /** How many more times. */
  again: number;
}

const notificationPlans: Partial<Record<PhoneDeed, NotificationPlan>> = {
  notifyLate: { afterMs: lateMinutes * 60_000, again: 0 },
  notifyFiveTimes: { afterMs: 0, again: 4 },
  neverNotify: { afterMs: null, again: 0 },
};

/** Numbers like the service's: 28 digits, the first four always the same. */
const numberFrom = (bytes: Buffer) =>
  `4200${BigInt(`0x${bytes.toString('hex')}`)
    .toString()
    .padStart(24, '0')
    .slice(-24)}`;

async function pay(
  db: Db,
  ctx: SealingContext,
  keys: SandboxKeys,
  { payment, fen, plan }: { payment: SandboxPayment; fen: number; plan: NotificationPlan },
): Promise<void> {
  const now = ctx.now();
  const { orderNumber, notifyUrl } = payment;
  const payer = `o${keys.appId.slice(2, 8)}${orderNumber.slice(-12)}`;
  const transaction = { id: numberFrom(ctx.randomBytes(11)), orderNumber, fen, payer, paidAt: now };
  await queries.insertTransaction(db, transaction);
  if (plan.afterMs === null) return;
  await notifyLater(db, ctx, keys, {
    orderNumber,
    notifyUrl,
    event: 'TRANSACTION.SUCCESS',
    content: transactionOf(keys, payment, { ...transaction, refundedFen: 0 }),
    dueAt: new Date(now.getTime() + plan.afterMs),
    again: plan.again,
  });
}

/** Does what was chosen on the phone. @throws AppError not_found, order_state */
export async function doByPhone(
  pool: Db,
  ctx: SealingContext,
  keys: SandboxKeys,
  { orderNumber, deed }: { orderNumber: string; deed: PhoneDeed },
): Promise<PhonePayment> {
  await pool.transaction().execute(async db => {
    const payment = await queries.holdPayment(db, orderNumber);
    if (!payment) throw new AppError('not_found');
    const paid = await queries.transactionsOf(db, orderNumber);
    if (!deedStates[deed].includes(stateOf(payment, paid, ctx.now()))) throw new AppError('order_state');
    const wrongFen = payment.fen > 1 ? payment.fen - 1 : 2;
    const one = {
      payment,
      fen: deed === 'payWrongly' ? wrongFen : payment.fen,
      plan: notificationPlans[deed] ?? { afterMs: 0, again: 0 },
    };
    await pay(db, ctx, keys, one);
    if (deed === 'payTwice' && !paid.length) await pay(db, ctx, keys, one);
  });
  return loadPayment(pool, ctx, orderNumber);
}
