import { expect, test } from 'vitest';
import {
  aPayment,
  openPaymentRoom,
  type PaymentRoom,
} from '../../../test/fixtures/billing/payment-fixture.ts';
import { authorizationOf } from '../../outside/payments/wechat/signature.ts';
import { wechatPay } from '../../outside/payments/wechat/wechat-pay.ts';
import { gatewayErrors } from './gateway-errors.ts';
import { sandboxMerchant } from './gateway-keys.ts';
import { doByPhone } from './payer-phone.ts';

const use = (
  room: PaymentRoom,
  deed: Parameters<typeof doByPhone>[3]['deed'],
  orderNumber = 'SB20261126001',
) => doByPhone(room.db, room.world, room.keys, { orderNumber, deed });
const refundOf = (fen: number, refundNo = 'SB20261126001R1', paidFen = 2500) => ({
  orderNo: 'SB20261126001',
  refundNo,
  fen,
  paidFen,
  reason: '迟到的付款',
});

test('the real client of the service begins a payment, queries it and is notified', async () => {
  const room = await openPaymentRoom();
  const { client, address } = room;
  expect(await client.look('SB20261126001')).toBeNull();
  const code = { codeUrl: `${address}/sandbox/phone/SB20261126001` };
  expect(await client.begin(aPayment(room))).toEqual(code);
  expect(await client.begin(aPayment(room))).toEqual(code);
  expect(await client.look('SB20261126001')).toMatchObject({
    state: 'waiting',
    fen: null,
    transactionId: '',
  });
  await use(room, 'pay');
  expect(await client.look('SB20261126001')).toEqual({
    orderNo: 'SB20261126001',
    state: 'paid',
    transactionId: expect.stringMatching(/^4200\d{24}$/) as string,
    fen: 2500,
    currency: 'CNY',
    paidAt: room.world.now(),
    payer: expect.stringMatching(/^o/) as string,
  });
});

test('a number is of one sum, and neither closed nor paid twice over', async () => {
  const room = await openPaymentRoom();
  const { client } = room;
  await client.begin(aPayment(room));
  const refused = (fen: number) =>
    client.begin({ ...aPayment(room), fen }).catch((error: Error) => error.message);
  expect(await refused(2501)).toContain('403 OUT_TRADE_NO_USED');
  await client.close('SB20261126001');
  expect(await client.look('SB20261126001')).toMatchObject({ state: 'closed' });
  expect(await refused(2500)).toContain('400 ORDER_CLOSED');
  await expect(client.close('SB20261126001')).rejects.toMatchObject({ reason: 'closed' });
  await client.begin(aPayment(room, 'SB20261126002'));
  await use(room, 'pay', 'SB20261126002');
  await expect(client.begin(aPayment(room, 'SB20261126002'))).rejects.toMatchObject({ reason: 'paid' });
  await expect(client.close('SB20261126002')).rejects.toMatchObject({ reason: 'paid' });
});

test('money is given back once under a number, and is there a while later', async () => {
  const room = await openPaymentRoom();
  const { client, world } = room;
  await client.begin(aPayment(room));
  await expect(client.refund(refundOf(100))).rejects.toThrow();
  await use(room, 'pay');
  expect(await client.refund(refundOf(2000))).toMatchObject({ state: 'processing', fen: 2000 });
  expect(await client.refund(refundOf(2000))).toMatchObject({ state: 'processing' });
  await expect(client.refund(refundOf(1999))).rejects.toThrow('INVALID_REQUEST');
  await expect(client.refund(refundOf(501, 'SB20261126001R2'))).rejects.toThrow('INVALID_REQUEST');
  await expect(client.refund(refundOf(100, 'SB20261126001R2', 2400))).rejects.toThrow('INVALID_REQUEST');
  world.pass(3000);
  expect(await client.queryRefund('SB20261126001R1')).toMatchObject({ state: 'done', doneAt: world.now() });
  expect(await client.queryRefund('SB20261126001R2')).toBeNull();
  expect(await client.look('SB20261126001')).toMatchObject({ state: 'refunded', fen: 2500 });
  const { fen } = await room.db.selectFrom('sandbox_refunds').select('fen').executeTakeFirstOrThrow();
  expect(fen).toBe(2000);
});

test('a double payment is visible until it is refunded', async () => {
  const room = await openPaymentRoom();
  const { client } = room;
  await client.begin(aPayment(room));
  await use(room, 'pay');
  const first = await client.look('SB20261126001');
  room.world.pass(60_000);
  await use(room, 'payTwice');
  const second = await client.look('SB20261126001');
  expect(second).toMatchObject({ state: 'paid' });
  expect(second?.transactionId).not.toBe(first?.transactionId);
  await client.refund(refundOf(2500));
  expect(await client.look('SB20261126001')).toEqual(first);
});

test.each(['appId', 'merchantId', 'serial', 'privateKey'] as const)(
  'a wrong %s is not let in',
  async part => {
    const room = await openPaymentRoom();
    const merchant = sandboxMerchant(room.keys, room.address);
    const wrong = {
      appId: 'wx0000000000000000',
      merchantId: '1900009999',
      serial: '5'.repeat(40),
      privateKey: room.keys.platformKey,
    };
    const client = wechatPay({ ...merchant, [part]: wrong[part] }, room.world);
    await expect(client.begin(aPayment(room))).rejects.toThrow(part === 'appId' ? 'APPID_MCHID' : 'settings');
  },
);

test('an old or altered request is refused', async () => {
  const room = await openPaymentRoom();
  const merchant = sandboxMerchant(room.keys, room.address);
  const target = '/v3/pay/transactions/out-trade-no/SB20261126001/close';
  const body = JSON.stringify({ mchid: merchant.merchantId });
  const timestamp = Math.floor(room.world.now().getTime() / 1000);
  const authorization = authorizationOf({ method: 'POST', target, timestamp, nonce: 'n', body }, merchant);
  const statusOf = async (sent: string) =>
    (await fetch(merchant.url + target, { method: 'POST', body: sent, headers: { authorization } })).status;
  expect([await statusOf(body), await statusOf(`${body} `)]).toEqual([404, 401]);
  const old = { ...room.world, now: () => new Date(room.world.now().getTime() - 301_000) };
  const late = wechatPay(merchant, old);
  await expect(late.begin(aPayment(room))).rejects.toMatchObject({ reason: 'settings' });
});

test('invalid input is named', async () => {
  const room = await openPaymentRoom();
  const { client } = room;
  await expect(client.begin(aPayment(room, 'short'))).rejects.toThrow('PARAM_ERROR: 参数错误:out_trade_no');
  await expect(client.begin({ ...aPayment(room), fen: 0 })).rejects.toThrow('参数错误:amount.total');
  const over = { ...aPayment(room), expiresAt: new Date(room.world.now().getTime() - 1000) };
  await expect(client.begin(over)).rejects.toThrow('time_expire');
});

test('a gateway that keeps silent did it, or did not', async () => {
  const room = await openPaymentRoom();
  const { client } = room;
  await client.begin(aPayment(room));
  room.silence = 'unheard';
  await expect(client.close('SB20261126001')).rejects.toMatchObject({ reason: 'unreachable' });
  room.silence = null;
  expect(await client.look('SB20261126001')).toMatchObject({ state: 'waiting' });
  room.silence = 'unanswered';
  await expect(client.close('SB20261126001')).rejects.toMatchObject({ reason: 'unreachable' });
  room.silence = null;
  expect(await client.look('SB20261126001')).toMatchObject({ state: 'closed' });
});

test('the statuses of refusals are those of the documentation', () => {
  // The pages on closing, orders and refunds in the merchant documentation, as gateway-errors.ts cites them.
  expect(gatewayErrors).toMatchObject({
    PARAM_ERROR: 400,
    INVALID_REQUEST: 400,
    SIGN_ERROR: 401,
    APPID_MCHID_NOT_MATCH: 400,
    OUT_TRADE_NO_USED: 403,
    ORDER_CLOSED: 400,
    ORDER_NOT_EXIST: 404,
    RESOURCE_NOT_EXISTS: 404,
  });
});

test('the bill of a day is made the day after and adds up', async () => {
  const room = await openPaymentRoom();
  const { client, world } = room;
  await client.begin(aPayment(room));
  await use(room, 'pay');
  await client.refund(refundOf(2000));
  await expect(client.bill('2026-11-26')).rejects.toMatchObject({ reason: 'not_ready' });
  world.pass(24 * 3_600_000);
  const paidAt = new Date('2026-11-26T04:00:00Z');
  expect(await client.bill('2026-11-26')).toEqual([
    {
      kind: 'payment',
      orderNo: 'SB20261126001',
      transactionId: expect.stringMatching(/^4200/) as string,
      refundNo: '',
      fen: 2500,
      at: paidAt,
    },
    {
      kind: 'refund',
      orderNo: 'SB20261126001',
      transactionId: expect.stringMatching(/^4200/) as string,
      refundNo: 'SB20261126001R1',
      fen: 2000,
      at: new Date(paidAt.getTime() + 3000),
    },
  ]);
  await expect(client.bill('2026-11-25')).rejects.toThrow('NO_STATEMENT_EXIST');
});
