import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import {
  NotificationFault,
  PaymentFault,
  type GatewayNotice,
} from '../../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../outside/payments/payment-services.ts';
import { deleteNoticesBefore, insertNotice, isTaken } from './notices.queries.ts';
import { settlePayment, type Settled } from '../payments/settle-payment.ts';
import { settleRefund } from '../refunds/settle-refund.ts';

export interface ReceivedCall {
  channel: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** As it came, to the byte. */
  body: string;
}

/** How the gateway is answered; `message` is empty where it was taken. */
export interface NoticeAnswer {
  status: 204 | 401 | 404 | 429 | 503;
  message: string;
}

const taken: NoticeAnswer = { status: 204, message: '' };
/** Refused calls of one address that are written down: a flood of them must not become a flood of rows. */
const refusals = { most: 60, seconds: 60 };
const longest = { id: 64, channel: 20, number: 32 };

interface Note {
  channel: string;
  noticeId?: string;
  number?: string;
}

async function note(
  pool: Db,
  ctx: Context,
  of: Note,
  said: { outcome: 'taken' | 'known' | 'refused' | 'failed'; reason?: string },
): Promise<void> {
  await insertNotice(pool, {
    channel: of.channel.slice(0, longest.channel),
    notice_id: (of.noticeId ?? '').slice(0, longest.id),
    order_number: (of.number ?? '').slice(0, longest.number),
    at: ctx.now(),
    outcome: said.outcome,
    reason: said.reason ?? '',
    address: ctx.from?.address ?? '',
  });
}

/** Written down with its reason, which repeats nothing of what was said. */
async function refuse(
  pool: Db,
  ctx: Context,
  of: Note,
  { status, reason }: { status: 401 | 404; reason: string },
): Promise<NoticeAnswer> {
  const key = `payment-notice:${ctx.from?.address ?? ''}`;
  if (await consumeRateLimit(pool, ctx.now(), { key, ...refusals }))
    return { status: 429, message: 'too many' };
  await note(pool, ctx, of, { outcome: 'refused', reason });
  return { status, message: reason };
}

function settle(pool: Db, ctx: Context, channel: string, notice: GatewayNotice): Promise<Settled> {
  return notice.about === 'payment'
    ? settlePayment(pool, ctx, channel, notice.payment, 'notified')
    : settleRefund(pool, ctx, notice.refund, 'refundNotified');
}

/**
 * Takes in what a gateway tells. One that is not believed changes nothing; one that cannot be judged now is told so,
 * and comes again.
 */
export async function takeNotice(
  pool: Db,
  ctx: Context,
  world: PaymentServices,
  { channel, headers, body }: ReceivedCall,
): Promise<NoticeAnswer> {
  const gateway = world.gatewayOf(channel);
  if (!gateway) return refuse(pool, ctx, { channel }, { status: 404, reason: 'channel' });
  let notice: GatewayNotice;
  try {
    notice = await gateway.readNotification({ headers, body, now: ctx.now() });
  } catch (error) {
    if (error instanceof NotificationFault)
      return refuse(pool, ctx, { channel }, { status: 401, reason: error.reason });
    if (!(error instanceof PaymentFault)) throw error;
    return fail(pool, ctx, { channel }, error.reason);
  }
  const number = notice.about === 'payment' ? notice.payment.orderNo : notice.refund.orderNo;
  const of = { channel, noticeId: notice.id, number };
  if (await isTaken(pool, channel, notice.id)) {
    await note(pool, ctx, of, { outcome: 'known' });
    return taken;
  }
  const settled = await settle(pool, ctx, channel, notice);
  if (settled === 'unknown') return refuse(pool, ctx, of, { status: 404, reason: 'order' });
  await note(pool, ctx, of, { outcome: 'taken', reason: settled });
  return taken;
}

async function fail(pool: Db, ctx: Context, of: Note, reason: string): Promise<NoticeAnswer> {
  const key = `payment-notice:${ctx.from?.address ?? ''}`;
  if (!(await consumeRateLimit(pool, ctx.now(), { key, ...refusals })))
    await note(pool, ctx, of, { outcome: 'failed', reason });
  return { status: 503, message: reason };
}

/** Where settling itself failed: written down if that can be, and the gateway comes again. */
export async function noteFailure(pool: Db, ctx: Context, channel: string): Promise<void> {
  await fail(pool, ctx, { channel }, 'internal').catch(() => undefined);
}

const keptMs = 400 * 24 * 3_600_000;

/** The order records the payment, so its notices need not be kept for ever. */
export async function forgetOldNotices(pool: Db, ctx: Context): Promise<void> {
  await deleteNoticesBefore(pool, new Date(ctx.now().getTime() - keptMs));
}
