import { callerNetwork } from '../../../core/client-network.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import {
  NotificationFault,
  PaymentFault,
  type GatewayNotice,
} from '../../../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../outside/payments/payment-services.ts';
import { deleteNoticesBefore, insertNotice, isTaken } from './notices.queries.ts';
import { settleFound, type Settled } from '../payments/settle-payment.ts';
import { teamOfNumber } from '../queries.ts';
import { settleRefund } from '../refunds/settle-refund.ts';

export interface ReceivedCall {
  channel: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The exact bytes. */
  body: string;
}

/** The response to the gateway; `message` is empty if the notification was accepted. */
export interface NoticeAnswer {
  status: 204 | 401 | 404 | 429 | 503;
  message: string;
}

const taken: NoticeAnswer = { status: 204, message: '' };
/** The maximum of recorded refusals per address: a flood of calls must not become a flood of rows. */
const refusals = { max: 60, seconds: 60 };
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

/** Records a refusal with its reason, without any of the content. */
async function refuse(
  pool: Db,
  ctx: Context,
  of: Note,
  { status, reason }: { status: 401 | 404; reason: string },
): Promise<NoticeAnswer> {
  const key = `payment-notice:${callerNetwork(ctx)}`;
  if (await consumeRateLimit(pool, ctx.now(), { key, ...refusals }))
    return { status: 429, message: 'too many' };
  await note(pool, ctx, of, { outcome: 'refused', reason });
  return { status, message: reason };
}

/** Settles what a notification reports, and records it. A payment and its record are one transaction. */
async function settle(pool: Db, ctx: Context, of: Required<Note>, notice: GatewayNotice): Promise<Settled> {
  const noteTaken = async (db: Db, settled: Settled) => {
    if (settled !== 'unknown') await note(db, ctx, of, { outcome: 'taken', reason: settled });
    return settled;
  };
  if (notice.about !== 'payment')
    return noteTaken(pool, await settleRefund(pool, ctx, notice.refund, 'refundNotified'));
  const ids = await teamOfNumber(pool, of.number);
  if (!ids) return 'unknown';
  const reported = { channel: of.channel, payment: notice.payment, cause: 'notified' } as const;
  return asTeam(pool, ids.teamId, async db => noteTaken(db, await settleFound(db, ctx, ids, reported)));
}

/**
 * Processes a notification of a gateway. An unverified one changes nothing; if it cannot be verified now, the gateway
 * is told to send it again.
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
  const settled = await settle(pool, ctx, of, notice);
  return settled === 'unknown' ? refuse(pool, ctx, of, { status: 404, reason: 'order' }) : taken;
}

async function fail(pool: Db, ctx: Context, of: Note, reason: string): Promise<NoticeAnswer> {
  const key = `payment-notice:${callerNetwork(ctx)}`;
  if (!(await consumeRateLimit(pool, ctx.now(), { key, ...refusals })))
    await note(pool, ctx, of, { outcome: 'failed', reason });
  return { status: 503, message: reason };
}

/** Records a failure to settle a payment, if possible; the gateway will notify again. */
export async function noteFailure(pool: Db, ctx: Context, channel: string): Promise<void> {
  await fail(pool, ctx, { channel }, 'internal').catch(() => undefined);
}

const dayMs = 24 * 3_600_000;

/** Deletes notifications after this many days: the order records the payment. */
export async function deleteOldNotices(pool: Db, ctx: Context, days: number): Promise<void> {
  await deleteNoticesBefore(pool, new Date(ctx.now().getTime() - days * dayMs));
}
