import { expect, test } from 'vitest';
import {
  aPayment,
  openPaymentFixture,
  type PaymentFixture,
} from '../../../test/fixtures/billing/payment-fixture.ts';
import { authorizationOf } from '../../outside/payments/wechat/signature.ts';
import { wechatPay } from '../../outside/payments/wechat/wechat-pay.ts';
import { gatewayErrors } from './gateway-errors.ts';
import { sandboxMerchant } from './gateway-keys.ts';
import { doByPhone } from './payer-phone.ts';

const use = (
  fixture: PaymentFixture,
  deed: Parameters<typeof doByPhone>[3]['deed'],
  orderNumber = 'SB20261126001',
) => doByPhone(fixture.db, fixture.world, fixture.keys, { orderNumber, deed });
/** Gives back of the last payment that is not given back. */
const refund = async (
  { client }: PaymentFixture,
  fen: number,
  refundNo = 'SB20261126001R1',
  paidFen = 2500,
) => {
  const transactionId = (await client.queryOrder('SB20261126001'))?.transactionId ?? '';
  return client.refund({ transactionId, refundNo, fen, paidFen, reason: '迟到的付款' });
};

test('the real client of the service begins a payment, queries it and is notified', async () => {
  const fixture = await openPaymentFixture();
  const { client, address } = fixture;
  expect(await client.queryOrder('SB20261126001')).toBeNull();
  const code = { codeUrl: `${address}/sandbox/phone/SB20261126001` };
  expect(await client.begin(aPayment(fixture))).toEqual(code);
  expect(await client.begin(aPayment(fixture))).toEqual(code);
  expect(await client.queryOrder('SB20261126001')).toMatchObject({
    state: 'waiting',
    fen: null,
    transactionId: '',
  });
  await use(fixture, 'pay');
  expect(await client.queryOrder('SB20261126001')).toEqual({
    orderNo: 'SB20261126001',
    state: 'paid',
    transactionId: expect.stringMatching(/^4200\d{24}$/) as string,
    fen: 2500,
    currency: 'CNY',
    paidAt: fixture.world.now(),
    payer: expect.stringMatching(/^o/) as string,
  });
});

test('a number is of one sum, and neither closed nor paid twice over', async () => {
  const fixture = await openPaymentFixture();
  const { client } = fixture;
  await client.begin(aPayment(fixture));
  const refused = (fen: number) =>
    client.begin({ ...aPayment(fixture), fen }).catch((error: Error) => error.message);
  expect(await refused(2501)).toContain('403 OUT_TRADE_NO_USED');
  await client.close('SB20261126001');
  expect(await client.queryOrder('SB20261126001')).toMatchObject({ state: 'closed' });
  expect(await refused(2500)).toContain('400 ORDER_CLOSED');
  await expect(client.close('SB20261126001')).rejects.toMatchObject({ reason: 'closed' });
  await client.begin(aPayment(fixture, 'SB20261126002'));
  await use(fixture, 'pay', 'SB20261126002');
  await expect(client.begin(aPayment(fixture, 'SB20261126002'))).rejects.toMatchObject({ reason: 'paid' });
  await expect(client.close('SB20261126002')).rejects.toMatchObject({ reason: 'paid' });
});

test('money is given back once under a number, and is there a while later', async () => {
  const fixture = await openPaymentFixture();
  const { client, world } = fixture;
  await client.begin(aPayment(fixture));
  await expect(refund(fixture, 100)).rejects.toThrow();
  await use(fixture, 'pay');
  expect(await refund(fixture, 2000)).toMatchObject({ state: 'processing', fen: 2000 });
  expect(await refund(fixture, 2000)).toMatchObject({ state: 'processing' });
  await expect(refund(fixture, 1999)).rejects.toThrow('INVALID_REQUEST');
  await expect(refund(fixture, 501, 'SB20261126001R2')).rejects.toThrow('INVALID_REQUEST');
  await expect(refund(fixture, 100, 'SB20261126001R2', 2400)).rejects.toThrow('INVALID_REQUEST');
  world.pass(3000);
  expect(await client.queryRefund('SB20261126001R1')).toMatchObject({ state: 'done', doneAt: world.now() });
  expect(await client.queryRefund('SB20261126001R2')).toBeNull();
  expect(await client.queryOrder('SB20261126001')).toMatchObject({ state: 'refunded', fen: 2500 });
  const { fen } = await fixture.db.selectFrom('sandbox_refunds').select('fen').executeTakeFirstOrThrow();
  expect(fen).toBe(2000);
});

test('a double payment is visible until it is refunded', async () => {
  const fixture = await openPaymentFixture();
  const { client } = fixture;
  await client.begin(aPayment(fixture));
  await use(fixture, 'pay');
  const first = await client.queryOrder('SB20261126001');
  fixture.world.pass(60_000);
  await use(fixture, 'payTwice');
  const second = await client.queryOrder('SB20261126001');
  expect(second).toMatchObject({ state: 'paid' });
  expect(second?.transactionId).not.toBe(first?.transactionId);
  await refund(fixture, 2500);
  expect(await client.queryOrder('SB20261126001')).toEqual(first);
});

test('of a double payment, the one is given back that was named', async () => {
  const fixture = await openPaymentFixture();
  const { client } = fixture;
  await client.begin(aPayment(fixture));
  await use(fixture, 'pay');
  const { transactionId = '' } = (await client.queryOrder('SB20261126001')) ?? {};
  fixture.world.pass(60_000);
  await use(fixture, 'payTwice');
  const second = await client.queryOrder('SB20261126001');
  const asked = { transactionId, refundNo: 'SB20261126001R1', fen: 2500, paidFen: 2500, reason: '' };
  expect(await client.refund(asked)).toMatchObject({ transactionId, orderNo: 'SB20261126001' });
  expect(await client.queryOrder('SB20261126001')).toEqual(second);
  const other = client.refund({ ...asked, transactionId: second?.transactionId ?? '' });
  await expect(other).rejects.toThrow('INVALID_REQUEST');
});

test.each(['appId', 'merchantId', 'serial', 'privateKey'] as const)(
  'a wrong %s is not let in',
  async part => {
    const fixture = await openPaymentFixture();
    const merchant = sandboxMerchant(fixture.keys, fixture.address);
    const wrong = {
      appId: 'wx0000000000000000',
      merchantId: '1900009999',
      serial: '5'.repeat(40),
      privateKey: fixture.keys.platformKey,
    };
    const client = wechatPay({ ...merchant, [part]: wrong[part] }, fixture.world);
    await expect(client.begin(aPayment(fixture))).rejects.toThrow(
      part === 'appId' ? 'APPID_MCHID' : 'settings',
    );
  },
);

test('an old or altered request is refused', async () => {
  const fixture = await openPaymentFixture();
  const merchant = sandboxMerchant(fixture.keys, fixture.address);
  const target = '/v3/pay/transactions/out-trade-no/SB20261126001/close';
  const body = JSON.stringify({ mchid: merchant.merchantId });
  const timestamp = Math.floor(fixture.world.now().getTime() / 1000);
  const authorization = authorizationOf({ method: 'POST', target, timestamp, nonce: 'n', body }, merchant);
  const statusOf = async (sent: string) =>
    (await fetch(merchant.url + target, { method: 'POST', body: sent, headers: { authorization } })).status;
  expect([await statusOf(body), await statusOf(`${body} `)]).toEqual([404, 401]);
  const old = { ...fixture.world, now: () => new Date(fixture.world.now().getTime() - 301_000) };
  const late = wechatPay(merchant, old);
  await expect(late.begin(aPayment(fixture))).rejects.toMatchObject({ reason: 'settings' });
});

test('invalid input is named', async () => {
  const fixture = await openPaymentFixture();
  const { client } = fixture;
  await expect(client.begin(aPayment(fixture, 'short'))).rejects.toThrow(
    'PARAM_ERROR: 参数错误:out_trade_no',
  );
  await expect(client.begin({ ...aPayment(fixture), fen: 0 })).rejects.toThrow('参数错误:amount.total');
  const over = { ...aPayment(fixture), expiresAt: new Date(fixture.world.now().getTime() - 1000) };
  await expect(client.begin(over)).rejects.toThrow('time_expire');
});

test('a gateway that keeps silent did it, or did not', async () => {
  const fixture = await openPaymentFixture();
  const { client } = fixture;
  await client.begin(aPayment(fixture));
  fixture.silence = 'unheard';
  await expect(client.close('SB20261126001')).rejects.toMatchObject({ reason: 'unreachable' });
  fixture.silence = null;
  expect(await client.queryOrder('SB20261126001')).toMatchObject({ state: 'waiting' });
  fixture.silence = 'unanswered';
  await expect(client.close('SB20261126001')).rejects.toMatchObject({ reason: 'unreachable' });
  fixture.silence = null;
  expect(await client.queryOrder('SB20261126001')).toMatchObject({ state: 'closed' });
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
  const fixture = await openPaymentFixture();
  const { client, world } = fixture;
  await client.begin(aPayment(fixture));
  await use(fixture, 'pay');
  await refund(fixture, 2000);
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
