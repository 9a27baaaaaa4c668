import { createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { encrypted, signedHeaders } from '../../../../test/harness/payments/fake-wechat-pay.ts';
import { platformSerial, vector, vectorMerchant } from '../../../../test/harness/payments/wechat-vectors.ts';
import { NotificationFault } from '../payment-gateway.ts';
import { merchantOf } from './merchant.ts';
import { readNotification } from './wechat-notification.ts';

const merchant = merchantOf(vectorMerchant());
const key = createPublicKey(vector('platform.pub'));
const keys = { of: (serial: string) => Promise.resolve(serial === platformSerial ? key : null) };
const now = new Date('2026-11-22T14:10:12Z');

const notice = (resource: object = {}, fields: object = {}) =>
  JSON.stringify({
    id: 'EV-2018022511223320873',
    create_time: '2026-11-22T22:10:11+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: vector('transaction.enc'),
      associated_data: 'transaction',
      nonce: 'fdasflkja484',
      ...resource,
    },
    ...fields,
  });
const about = (content: object, fields: object = {}) =>
  notice({ ciphertext: encrypted(JSON.stringify(content), 'fdasflkja484', 'transaction') }, fields);
const transaction = JSON.parse(vector('transaction.json')) as Record<string, unknown>;
const read = (body: string, headers = signedHeaders(body, now), at = now) =>
  readNotification(merchant, keys, { headers, body, now: at });

test('a payment is reported with order, amount, time and payer', async () => {
  expect(await read(notice())).toEqual({
    id: 'EV-2018022511223320873',
    about: 'payment',
    payment: {
      orderNo: 'SB202611220001',
      state: 'paid',
      transactionId: '1217752501201407033233368018',
      fen: 256_215,
      currency: 'CNY',
      paidAt: new Date('2026-11-22T14:10:10Z'),
      payer: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
    },
  });
});

test('a completed refund is reported', async () => {
  const refund = {
    mchid: '1230000109',
    out_trade_no: 'SB1',
    out_refund_no: 'SB1R1',
    refund_id: '50300',
    refund_status: 'SUCCESS',
    success_time: '2026-11-22T22:10:10+08:00',
    amount: { total: 100, refund: 40, payer_total: 100, payer_refund: 40 },
  };
  expect(await read(about(refund, { event_type: 'REFUND.SUCCESS' }))).toMatchObject({
    about: 'refund',
    refund: { refundNo: 'SB1R1', state: 'done', fen: 40, doneAt: new Date('2026-11-22T14:10:10Z') },
  });
  const other = { ...refund, mchid: '1230000110' };
  await expect(read(about(other, { event_type: 'REFUND.SUCCESS' }))).rejects.toMatchObject({
    reason: 'merchant',
  });
});

const headersWithout = (name: string) => {
  const { [name]: _, ...rest } = signedHeaders(notice(), now);
  return rest;
};
const late = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  ['without a signature', 'headers', () => read(notice(), headersWithout('wechatpay-signature'))],
  ['without a moment', 'headers', () => read(notice(), headersWithout('wechatpay-timestamp'))],
  ['without a serial', 'headers', () => read(notice(), headersWithout('wechatpay-serial'))],
  [
    'whose moment is no number',
    'headers',
    () => read(notice(), { ...signedHeaders(notice(), now), 'wechatpay-timestamp': '1e9' }),
  ],
  ['that is six minutes old', 'time', () => read(notice(), signedHeaders(notice(), now), late(6))],
  ['of the future', 'time', () => read(notice(), signedHeaders(notice(), now), late(-6))],
  ['under another serial', 'serial', () => read(notice(), signedHeaders(notice(), now, 'AA'))],
  ['that was changed', 'signature', () => read(notice({}, { id: 'EV-2' }), signedHeaders(notice(), now))],
  [
    'of another moment',
    'signature',
    () =>
      read(
        notice(),
        { ...signedHeaders(notice(), now), 'wechatpay-timestamp': '1795356642' },
        new Date(1_795_356_642_000),
      ),
  ],
  ['that is no JSON', 'content', () => read('{')],
  ['of another kind', 'content', () => read(notice({}, { resource_type: 'plain' }))],
  ['encrypted under another key', 'content', () => read(notice({ nonce: 'fdasflkja485' }))],
  ['about nothing', 'content', () => read(about({ mchid: '1230000109' }))],
  ['of a state that nobody knows', 'content', () => read(about({ ...transaction, trade_state: 'MAYBE' }))],
  ['of a sum with a point', 'content', () => read(about({ ...transaction, amount: { total: 1.5 } }))],
  ['of another merchant', 'merchant', () => read(about({ ...transaction, mchid: '1230000110' }))],
  ['of another app', 'merchant', () => read(about({ ...transaction, appid: 'wx0000000000000000' }))],
])('one %s is refused: %s', async (_, reason, reading) => {
  const fault: unknown = await reading().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(NotificationFault);
  expect(fault).toMatchObject({ reason });
});
