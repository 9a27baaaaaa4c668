import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  announceBill,
  startFakeWechatPay,
  type FakeWechatPay,
} from '../../../../test/harness/payments/fake-wechat-pay.ts';
import { vector, vectorMerchant } from '../../../../test/harness/payments/wechat-vectors.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { merchantOf, type MerchantSettings } from './merchant.ts';
import { momentInChina, wechatPay } from './wechat-pay.ts';

let at: Date;
let fake: FakeWechatPay;
beforeEach(async () => {
  at = new Date('2026-11-22T14:00:00Z');
  fake = await startFakeWechatPay(() => at);
});
afterEach(() => fake.stop());

const gatewayOf = (changes: Partial<MerchantSettings> = {}): PaymentGateway =>
  wechatPay(merchantOf(vectorMerchant({ url: fake.url, ...changes })), { now: () => at, randomBytes });
const answers = (path: string, body: object, status = 200) =>
  fake.answers.set(path, { status, body: JSON.stringify(body) });
const passes = (ms: number) => {
  at = new Date(at.getTime() + ms);
};
const order = '/v3/pay/transactions/out-trade-no/SB1';
const payment = {
  orderNo: 'SB1',
  description: 'Starbridge 专业版 3 个月',
  fen: 256_215,
  expiresAt: new Date('2026-11-22T14:30:00Z'),
};
const transaction = { ...(JSON.parse(vector('transaction.json')) as object), out_trade_no: 'SB1' };
const refund = {
  transactionId: '4200001',
  refundNo: 'SB1R1',
  fen: 100,
  paidFen: 256_215,
  reason: '迟到的付款',
};
const refunded = {
  refund_id: '50300',
  out_refund_no: 'SB1R1',
  out_trade_no: 'SB1',
  transaction_id: '4200001',
  status: 'PROCESSING',
  amount: { refund: 100, total: 256_215 },
};

test('a payment begins with merchant, order, sum, end and where to notify', async () => {
  answers('/v3/pay/transactions/native', { code_url: 'weixin://wxpay/bizpayurl?pr=1' });
  expect(await gatewayOf().begin(payment)).toEqual({ codeUrl: 'weixin://wxpay/bizpayurl?pr=1' });
  expect(JSON.parse(fake.calls[0]?.body ?? '')).toEqual({
    appid: 'wxd678efh567hg6787',
    mchid: '1230000109',
    description: payment.description,
    out_trade_no: 'SB1',
    time_expire: '2026-11-22T22:30:00+08:00',
    notify_url: 'https://starbridge.example/office/api/pay/notify/wechat',
    amount: { total: 256_215, currency: 'CNY' },
  });
});

test('the certificates are fetched once, and again for another serial', async () => {
  answers(order, transaction);
  const gateway = gatewayOf();
  const fetched = () => fake.calls.filter(({ target }) => target === '/v3/certificates').length;
  await Promise.all([gateway.queryOrder('SB1'), gateway.queryOrder('SB1'), gateway.queryOrder('SB1')]);
  expect(fetched()).toBe(1);
  fake.serial = 'ABCDEF';
  passes(61_000);
  await gateway.queryOrder('SB1');
  expect(fetched()).toBe(2);
  passes(13 * 3_600_000);
  await gateway.queryOrder('SB1');
  expect(fetched()).toBe(3);
});

test('an unknown serial does not cause repeated fetches', async () => {
  answers(order, transaction);
  const gateway = gatewayOf();
  await gateway.queryOrder('SB1');
  passes(61_000);
  for (let time = 0; time < 5; time++) {
    fake.spoil = 'serial';
    await expect(gateway.queryOrder('SB1')).rejects.toMatchObject({ reason: 'untrusted' });
  }
  expect(fake.calls.filter(({ target }) => target === '/v3/certificates')).toHaveLength(2);
});

test('with the public key of the service no certificate is fetched', async () => {
  answers(order, transaction);
  fake.serial = 'PUB_KEY_ID_01';
  const gateway = gatewayOf({ publicKey: vector('platform.pub'), publicKeyId: 'PUB_KEY_ID_01' });
  expect(await gateway.queryOrder('SB1')).toMatchObject({ state: 'paid', fen: 256_215 });
  expect(fake.calls).toHaveLength(1);
});

test.each([
  ['SUCCESS', 'paid', 256_215],
  ['REFUND', 'refunded', 256_215],
  ['NOTPAY', 'waiting', null],
  ['USERPAYING', 'waiting', null],
  ['CLOSED', 'closed', null],
  ['REVOKED', 'closed', null],
  ['PAYERROR', 'failed', null],
])('%s is %s', async (trade_state, state, fen) => {
  answers(order, { ...transaction, trade_state });
  expect(await gatewayOf().queryOrder('SB1')).toMatchObject({ state, fen });
});

test('a payment that is not known is null, and one of another order is not believed', async () => {
  expect(await gatewayOf().queryOrder('SB2')).toBeNull();
  answers(order, { ...transaction, out_trade_no: 'SB2' });
  await expect(gatewayOf().queryOrder('SB1')).rejects.toMatchObject({ reason: 'untrusted' });
});

test('closing reports an earlier payment', async () => {
  fake.answers.set(`${order}/close`, { status: 204, body: '' });
  await expect(gatewayOf().close('SB1')).resolves.toBeUndefined();
  answers(`${order}/close`, { code: 'ORDERPAID', message: '订单已支付' }, 400);
  await expect(gatewayOf().close('SB1')).rejects.toMatchObject({ reason: 'paid' });
});

test('money is given back, and how far it is can be asked', async () => {
  answers('/v3/refund/domestic/refunds', refunded);
  expect(await gatewayOf().refund(refund)).toMatchObject({
    state: 'processing',
    fen: 100,
    refundId: '50300',
    transactionId: '4200001',
  });
  // An order may have been paid twice: its number alone would leave the choice to the service.
  const asked = JSON.parse(fake.calls[0]?.body ?? '') as object;
  expect(asked).toMatchObject({ transaction_id: '4200001', out_refund_no: 'SB1R1' });
  expect(asked).not.toHaveProperty('out_trade_no');
  answers('/v3/refund/domestic/refunds/SB1R1', {
    ...refunded,
    status: 'SUCCESS',
    success_time: '2026-11-22T22:10:10+08:00',
  });
  expect(await gatewayOf().queryRefund('SB1R1')).toMatchObject({ state: 'done' });
  expect(await gatewayOf().queryRefund('SB1R2')).toBeNull();
});

test('a bill is fetched where it was announced, and believed by its hash', async () => {
  const bill = `交易时间,微信订单号,商户订单号,交易状态,商户退款单号,退款金额,订单金额
\`2026-11-22 22:10:10,\`4200001,\`SB1,\`SUCCESS,\`0,\`0.00,\`2562.15
总交易单数,订单总金额
\`1,\`2562.15
`;
  announceBill(fake, bill);
  expect(await gatewayOf().bill('2026-11-22')).toMatchObject([{ orderNo: 'SB1', fen: 256_215 }]);
  announceBill(fake, bill, '0'.repeat(40));
  await expect(gatewayOf().bill('2026-11-22')).rejects.toMatchObject({ reason: 'untrusted' });
  answers('/v3/bill/tradebill', { code: 'STATEMENT_CREATING', message: '账单生成中' }, 400);
  await expect(gatewayOf().bill('2026-11-22')).rejects.toMatchObject({ reason: 'not_ready' });
});

test.each(['signature', 'unsigned', 'serial'] as const)(
  'an answer with a wrong %s is not believed',
  async spoil => {
    answers(order, transaction);
    const gateway = gatewayOf();
    await gateway.queryOrder('SB1');
    fake.spoil = spoil;
    await expect(gateway.queryOrder('SB1')).rejects.toMatchObject({ reason: 'untrusted' });
    await expect(gateway.queryOrder('SB1')).resolves.toMatchObject({ state: 'paid' });
  },
);

test('a missing response is distinguished from a refusal', async () => {
  answers(order, transaction);
  const gateway = gatewayOf();
  fake.spoil = 'silence';
  await expect(gateway.queryOrder('SB1')).rejects.toMatchObject({ reason: 'unreachable' });
  answers(order, { code: 'SYSTEM_ERROR', message: '系统错误' }, 500);
  await expect(gateway.queryOrder('SB1')).rejects.toMatchObject({ reason: 'unreachable' });
  answers(order, { code: 'PARAM_ERROR', message: '参数错误' }, 400);
  await expect(gateway.queryOrder('SB1')).rejects.toMatchObject({ reason: 'refused' });
});

test('a wrong private key and a wrong API v3 key are named', async () => {
  answers(order, transaction);
  await expect(gatewayOf({ privateKey: vector('platform.key') }).queryOrder('SB1')).rejects.toThrow(
    'the service does not know our',
  );
  await expect(gatewayOf({ apiV3Key: '0123456789abcdefghijklmnopqrstuw' }).queryOrder('SB1')).rejects.toThrow(
    'WECHAT_PAY_API_V3_KEY',
  );
});

test('moments are those of China, to the second', () => {
  expect(momentInChina(new Date('2026-12-31T16:00:00.999Z'))).toBe('2027-01-01T00:00:00+08:00');
});
