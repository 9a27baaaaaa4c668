import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PaymentFault, type PaymentGateway } from '../payment-gateway.ts';
import { askWechat, callWechat, type CallContext } from './wechat-call.ts';
import type { Merchant } from './merchant.ts';
import { readNotification } from './wechat-notification.ts';
import { platformKeys } from './platform-keys.ts';
import { readBill } from './read-bill.ts';
import { paymentOf, refundOf, refundSchema, transactionSchema } from './wechat-shapes.ts';

const maxDescription = 127;
const begun = z.object({ code_url: z.string().min(1).max(2000) });
const billed = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

/** Formats a time by RFC 3339 in China's zone, without fractions of seconds. */
export const momentInChina = (moment: Date): string =>
  `${new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

/** Cuts a text to at most `most` characters, without splitting one. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

function understood<S extends z.ZodType>(schema: S, said: unknown): z.output<S> {
  const read = schema.safeParse(said);
  if (!read.success) throw new PaymentFault('untrusted', 'the answer is not what the service says');
  return read.data;
}

/**
 * Makes the gateway for WeChat Pay, Native payments, API v3 (pay.weixin.qq.com/doc/v3/merchant/4012791877): the payer
 * scans a code. The sandbox speaks the same protocol.
 */
export function wechatPay(merchant: Merchant, ctx: CallContext): PaymentGateway {
  const keys = platformKeys(merchant, ctx);
  const { appId, merchantId, notifyUrl } = merchant;
  const get = (target: string) => callWechat(merchant, keys, ctx, { method: 'GET', target });
  const post = (target: string, body: object) =>
    callWechat(merchant, keys, ctx, { method: 'POST', target, body });
  const ofOrder = (orderNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}`;
  return {
    channel: 'wechat',
    async begin({ orderNo, description, fen, expiresAt }) {
      const said = await post('/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description: cut(description, maxDescription),
        out_trade_no: orderNo,
        time_expire: momentInChina(expiresAt),
        notify_url: notifyUrl,
        amount: { total: fen, currency: 'CNY' },
      });
      return { codeUrl: understood(begun, said).code_url };
    },
    async queryOrder(orderNo) {
      const said = await get(`${ofOrder(orderNo)}?mchid=${merchantId}`);
      if (said === null) return null;
      const transaction = understood(transactionSchema, said);
      if (transaction.mchid !== merchantId || transaction.out_trade_no !== orderNo)
        throw new PaymentFault('untrusted', 'the answer is about another payment');
      return paymentOf(transaction);
    },
    async close(orderNo) {
      await post(`${ofOrder(orderNo)}/close`, { mchid: merchantId });
    },
    async refund({ transactionId, refundNo, fen, paidFen, reason }) {
      const said = await post('/v3/refund/domestic/refunds', {
        transaction_id: transactionId,
        out_refund_no: refundNo,
        reason: cut(reason, 80),
        notify_url: notifyUrl,
        amount: { refund: fen, total: paidFen, currency: 'CNY' },
      });
      return refundOf(understood(refundSchema, said));
    },
    async queryRefund(refundNo) {
      const said = await get(`/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`);
      return said === null ? null : refundOf(understood(refundSchema, said));
    },
    readNotification: notification => readNotification(merchant, keys, notification),
    async bill(day) {
      const said = await get(`/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      const { hash_value, download_url } = understood(billed, said);
      const { pathname, search } = new URL(download_url);
      // The file itself is not signed, but its hash was in a signed answer.
      const file = await askWechat(merchant, ctx, { method: 'GET', target: pathname + search });
      if (file.status !== 200) throw new PaymentFault('unreachable', `bill: ${file.status}`);
      if (createHash('sha1').update(file.text).digest('hex') !== hash_value.toLowerCase())
        throw new PaymentFault('untrusted', 'the bill is not the one that was announced');
      return readBill(file.text);
    },
  };
}
