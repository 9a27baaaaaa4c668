import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../core/db/database.ts';
import { momentInChina } from '../../outside/payments/wechat/wechat-pay.ts';
import { billOf, dayInChina, isMade } from './daily-bill.ts';
import { GatewayError } from './gateway-errors.ts';
import { certificateDays, type SandboxKeys } from './gateway-keys.ts';
import { notifyLater } from './payment-notices.ts';
import * as queries from './queries.ts';
import { encrypted, type SealingContext } from './seal-messages.ts';
import { doneRefundOf, refundOf, transactionOf } from './transaction-replies.ts';

export interface GatewayWorld {
  db: Db;
  ctx: SealingContext;
  keys: SandboxKeys;
  /** The product's public address: codes lead to its page that imitates a phone. */
  publicUrl: string;
}

/** A body, or nothing (204). */
export type Answer = string | undefined;

const orderNo = z.string().regex(/^[\w\-|*]{6,32}$/);
const fen = z.int().min(1).max(100_000_000_00);
const notifyUrl = z.url().refine(url => !/[?#]/.test(url));

/** Validates a message by its schema. @throws GatewayError PARAM_ERROR naming a field */
function readAs<S extends z.ZodType>(schema: S, said: unknown): z.output<S> {
  const read = schema.safeParse(said);
  if (read.success) return read.data;
  throw new GatewayError('PARAM_ERROR', `参数错误:${read.error.issues[0]?.path.join('.') ?? ''}`);
}

const nativeSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: orderNo,
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: notifyUrl,
  amount: z.object({ total: fen, currency: z.literal('CNY').default('CNY') }),
});

export async function answerBegin(
  { db, ctx, keys, publicUrl }: GatewayWorld,
  body: unknown,
): Promise<Answer> {
  const asked = readAs(nativeSchema, body);
  const { out_trade_no: orderNumber, description, amount } = asked;
  if (asked.appid !== keys.appId || asked.mchid !== keys.merchantId)
    throw new GatewayError('APPID_MCHID_NOT_MATCH', 'AppID和mch_id不匹配');
  const expiresAt = new Date(asked.time_expire);
  const now = ctx.now();
  if (expiresAt <= now) throw new GatewayError('PARAM_ERROR', 'time_expire 早于当前时间');
  const payment = { orderNumber, fen: amount.total, description, notifyUrl: asked.notify_url, expiresAt };
  if (!(await queries.insertPayment(db, payment, now))) {
    const known = await queries.findPayment(db, orderNumber);
    if (known?.fen !== amount.total || known.description !== description)
      throw new GatewayError('OUT_TRADE_NO_USED', '商户订单号重复');
    if ((await queries.transactionsOf(db, orderNumber)).length)
      throw new GatewayError('ORDERPAID', '订单已支付');
    if (known.closedAt) throw new GatewayError('ORDER_CLOSED', '订单已关闭');
  }
  // The real service returns weixin://wxpay/bizpayurl?pr=…, which no phone opens here. Unverified: that it stays the
  // same.
  return JSON.stringify({ code_url: `${publicUrl}/sandbox/phone/${encodeURIComponent(orderNumber)}` });
}

export async function answerQuery({ db, keys }: GatewayWorld, orderNumber: string): Promise<Answer> {
  const payment = await queries.findPayment(db, orderNumber);
  if (!payment) throw new GatewayError('ORDER_NOT_EXIST', '订单不存在');
  const [transaction] = await queries.transactionsOf(db, orderNumber);
  return JSON.stringify(transactionOf(keys, payment, transaction));
}

export async function answerClose(
  { db, ctx, keys }: GatewayWorld,
  orderNumber: string,
  body: unknown,
): Promise<Answer> {
  readAs(z.object({ mchid: z.literal(keys.merchantId) }), body);
  return db.transaction().execute(async db => {
    const payment = await queries.holdPayment(db, orderNumber);
    if (!payment) throw new GatewayError('ORDER_NOT_EXIST', '订单不存在');
    if ((await queries.transactionsOf(db, orderNumber)).length)
      throw new GatewayError('ORDERPAID', '订单已支付');
    if (payment.closedAt) throw new GatewayError('ORDER_CLOSED', '订单已关闭');
    await queries.closePayment(db, orderNumber, ctx.now());
    return undefined;
  });
}

const refundSchema = z
  .object({
    transaction_id: z.string().max(32).optional(),
    out_trade_no: orderNo.optional(),
    out_refund_no: z.string().regex(/^[\w\-|*@]{1,64}$/),
    reason: z.string().max(80).optional(),
    notify_url: notifyUrl.optional(),
    amount: z.object({ refund: fen, total: fen, currency: z.literal('CNY') }),
  })
  .refine(asked => asked.out_trade_no ?? asked.transaction_id, { path: ['out_trade_no'] });

/** How long a refund is processed. */
const refundTakesMs = 3000;

export async function answerRefund({ db, ctx, keys }: GatewayWorld, body: unknown): Promise<Answer> {
  const asked = readAs(refundSchema, body);
  const { out_refund_no: number, transaction_id: transactionId, amount } = asked;
  return db.transaction().execute(async db => {
    const orderNumber = asked.out_trade_no ?? (await queries.orderOfTransaction(db, transactionId ?? ''));
    if (!(await queries.holdPayment(db, orderNumber)))
      throw new GatewayError('RESOURCE_NOT_EXISTS', '订单不存在');
    const known = await queries.findRefund(db, number);
    if (known) {
      const isSame = known.orderNumber === orderNumber && known.fen === amount.refund;
      if (!isSame || (transactionId ?? known.transactionId) !== known.transactionId)
        throw new GatewayError('INVALID_REQUEST', '退款单号已使用,且与原请求不一致');
      return JSON.stringify(refundOf(known, amount.total, ctx.now()));
    }
    const paid = await queries.transactionsOf(db, orderNumber);
    if (!paid.length) throw new GatewayError('RESOURCE_NOT_EXISTS', '订单不存在');
    const fitting = paid.find(
      ({ id, fen, refundedFen }) =>
        fen === amount.total && fen - refundedFen >= amount.refund && (transactionId ?? id) === id,
    );
    if (!fitting) throw new GatewayError('INVALID_REQUEST', '退款金额大于可退金额,或订单金额不一致');
    const now = ctx.now();
    const doneAt = new Date(now.getTime() + refundTakesMs);
    const made = {
      number,
      orderNumber,
      transactionId: fitting.id,
      fen: amount.refund,
      createdAt: now,
      doneAt,
    };
    await queries.insertRefund(db, made);
    if (asked.notify_url) {
      const content = doneRefundOf(keys, made, fitting.fen);
      const notice = { orderNumber, notifyUrl: asked.notify_url, content, dueAt: doneAt };
      await notifyLater(db, ctx, keys, { ...notice, event: 'REFUND.SUCCESS' });
    }
    return JSON.stringify(refundOf(made, fitting.fen, now));
  });
}

export async function answerRefundQuery({ db, ctx }: GatewayWorld, number: string): Promise<Answer> {
  const known = await queries.findRefund(db, number);
  if (!known) throw new GatewayError('RESOURCE_NOT_EXISTS', '退款单不存在');
  const paid = await queries.transactionsOf(db, known.orderNumber);
  return JSON.stringify(
    refundOf(known, paid.find(({ id }) => id === known.transactionId)?.fen ?? 0, ctx.now()),
  );
}

export function answerCertificates({ ctx, keys }: GatewayWorld): Answer {
  return JSON.stringify({
    data: [
      {
        serial_no: keys.platformSerial,
        effective_time: momentInChina(certificateDays.from),
        expire_time: momentInChina(certificateDays.until),
        encrypt_certificate: encrypted(keys, ctx, { clear: keys.certificate, about: 'certificate' }),
      },
    ],
  });
}

const billSchema = z.object({ bill_date: z.iso.date(), bill_type: z.literal('ALL').default('ALL') });

export async function announceBill(world: GatewayWorld, query: Record<string, string>): Promise<Answer> {
  const { bill_date: day } = readAs(billSchema, query);
  const { db, ctx } = world;
  const span = dayInChina(day);
  if (!isMade(span, ctx.now())) throw new GatewayError('STATEMENT_CREATING', '账单文件正在生成');
  const { payments, refunds } = await queries.movementsIn(db, span);
  if (!payments.length && !refunds.length) throw new GatewayError('NO_STATEMENT_EXIST', '账单文件不存在');
  const bill = await fetchBill(world, { token: day });
  return JSON.stringify({
    hash_type: 'SHA1',
    hash_value: createHash('sha1').update(bill).digest('hex'),
    download_url: `https://api.mch.weixin.qq.com/v3/billdownload/file?token=${day}`,
  });
}

export async function fetchBill({ db, keys }: GatewayWorld, query: Record<string, string>): Promise<string> {
  const { token } = readAs(z.object({ token: z.iso.date() }), query);
  return billOf(keys, await queries.movementsIn(db, dayInChina(token)));
}
