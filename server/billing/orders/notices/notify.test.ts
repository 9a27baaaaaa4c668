import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrder, payOrder, getOffer, getOrder } from '../../../../contract/billing/orders.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  encrypted,
  signedHeaders,
  startFakeWechatPay,
  type FakeWechatPay,
} from '../../../../test/harness/payments/fake-wechat-pay.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { vector, vectorMerchant } from '../../../../test/harness/payments/wechat-vectors.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { merchantOf } from '../../../outside/payments/wechat/merchant.ts';
import { wechatPay } from '../../../outside/payments/wechat/wechat-pay.ts';
import { deletePaymentNoticesJob } from '../jobs.ts';
import { readEnv } from '../../../core/settings/env.ts';

let app: TestApp;
let fake: FakeWechatPay;
let team: Account;
let token: string;
let number: string;
let made = 0;
const path = '/office/api/pay/notify/wechat';

beforeAll(async () => {
  app = await startTestApp();
  fake = await startFakeWechatPay(() => app.world.now());
  app.payments.current = wechatPay(merchantOf(vectorMerchant({ url: fake.url })), app.world);
});
afterAll(async () => {
  await fake.stop();
  await app.close();
});

beforeEach(async () => {
  // The certificate of the vectors is fetched once; the clock advances, so that the limit of refusals starts again.
  app.world.pass(120_000);
  team = await makeTeam(app.database.db, app.world, `team${++made}`, { plan: 'free' });
  token = await app.signInAs(team);
  const wanted = { plan: 'basic', months: '1' };
  const offer = await callApp(app, getOffer, { token, query: wanted });
  const body = { plan: 'basic', months: 1, payFen: offer.data.sum?.payFen ?? 0 };
  ({ number } = (await callApp(app, createOrder, { token, body })).data);
  fake.answers.set('/v3/pay/transactions/native', {
    status: 200,
    body: JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${number}` }),
  });
  await callApp(app, payOrder, { token, params: { number } });
});

const transactionOf = (change: object = {}) => ({
  ...(JSON.parse(vector('transaction.json')) as object),
  out_trade_no: number,
  transaction_id: `4200${String(made).padStart(10, '0')}`,
  trade_state: 'SUCCESS',
  success_time: '2026-11-20T16:00:00+08:00',
  amount: { total: 29_900, payer_total: 29_900, currency: 'CNY', payer_currency: 'CNY' },
  ...change,
});

const bodyOf = (transaction: object, id = `notice-${made}`) =>
  JSON.stringify({
    id,
    create_time: '2026-11-20T16:00:00+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: encrypted(JSON.stringify(transaction), 'fdasflkja484', 'transaction'),
      associated_data: 'transaction',
      nonce: 'fdasflkja484',
    },
  });

const tell = (body: string, headers = signedHeaders(body, app.world.now())) =>
  app.inject({ method: 'POST', path, body, type: 'application/json', headers });
const state = async () => (await callApp(app, getOrder, { token, params: { number } })).data.state;
const kept = async () => {
  const rows = await app.database.db.selectFrom('payment_notices').selectAll().orderBy('id').execute();
  return rows.map(({ outcome, reason, address, order_number: of }) => [outcome, reason, address, of]);
};
const lastKept = async () => (await kept()).at(-1);

test('a notification is accepted, and a repeated one is known', async () => {
  const body = bodyOf(transactionOf());
  const first = await tell(body);
  expect([first.statusCode, first.body]).toEqual([204, '']);
  expect(await state()).toBe('paid');
  expect(await lastKept()).toEqual(['taken', 'settled', '127.0.0.1', number]);
  expect((await tell(body)).statusCode).toBe(204);
  expect(await lastKept()).toEqual(['known', '', '127.0.0.1', number]);
  // With another id, it is still the same payment.
  expect((await tell(bodyOf(transactionOf(), `again-${made}`))).statusCode).toBe(204);
  expect(await lastKept()).toEqual(['taken', 'known', '127.0.0.1', number]);
});

test('five concurrent ones give one benefit', async () => {
  const body = bodyOf(transactionOf());
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => tell(body)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  const { teamId } = team;
  const periods = await asTeam(app.database.db, teamId, db =>
    db.selectFrom('plan_periods').select('fen').where('team_id', '=', teamId).execute(),
  );
  expect(periods).toEqual([{ fen: 29_900 }]);
});

test('a payment of another amount is accepted and only recorded with the order', async () => {
  const amount = { total: 1, payer_total: 1, currency: 'CNY', payer_currency: 'CNY' };
  expect((await tell(bodyOf(transactionOf({ amount })))).statusCode).toBe(204);
  expect(await state()).toBe('closed');
});

const old = (body: string) => signedHeaders(body, new Date(app.world.now().getTime() - 6 * 60_000));
const bent = (headers: Record<string, string>) => ({
  ...headers,
  'wechatpay-signature':
    headers['wechatpay-signature']?.replace(/^./, char => (char === 'A' ? 'B' : 'A')) ?? '',
});
const cases: [string, (body: string) => [string, Record<string, string>], string][] = [
  ['without a signature', body => [body, {}], 'headers'],
  ['with a signature that is bent', body => [body, bent(signedHeaders(body, app.world.now()))], 'signature'],
  ['altered by one byte', body => [`${body} `, signedHeaders(body, app.world.now())], 'signature'],
  ['replayed later', body => [body, old(body)], 'time'],
  ['of an unknown serial', body => [body, signedHeaders(body, app.world.now(), 'AA00')], 'serial'],
  ['signed, but no notice', () => ['{}', signedHeaders('{}', app.world.now())], 'content'],
];
test.each(cases)('%s nothing changes, and the refusal is recorded', async (_, make, reason) => {
  const [body, headers] = make(bodyOf(transactionOf()));
  const reply = await tell(body, headers);
  expect([reply.statusCode, reply.json()]).toEqual([401, { code: 'FAIL', message: reason }]);
  expect(await lastKept()).toEqual(['refused', reason, '127.0.0.1', '']);
  expect(await state()).toBe('paying');
});

test('of another merchant, of an unknown order and of an unknown channel: refused and written down', async () => {
  expect((await tell(bodyOf(transactionOf({ mchid: '1900000001' })))).statusCode).toBe(401);
  expect(await lastKept()).toEqual(['refused', 'merchant', '127.0.0.1', '']);
  const other = await tell(bodyOf(transactionOf({ out_trade_no: 'NOBODYS00001' })));
  expect([other.statusCode, other.json()]).toEqual([404, { code: 'FAIL', message: 'order' }]);
  expect(await lastKept()).toEqual(['refused', 'order', '127.0.0.1', 'NOBODYS00001']);
  const channel = await app.inject({ method: 'POST', path: '/office/api/pay/notify/stripe', body: '{}' });
  expect([channel.statusCode, await state()]).toEqual([404, 'paying']);
});

test('bodies of any kind are refused in the protocol’s words', async () => {
  for (const [body, type] of [
    ['', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['\u0000\uFFFF', 'text/plain'],
    ['x'.repeat(70_000), 'application/json'],
  ] as const) {
    const reply = await app.inject({ method: 'POST', path, body, type });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.json()).toMatchObject({ code: 'FAIL' });
  }
});

test('a flood of forged ones is not written down whole, and real ones go on', async () => {
  const before = (await kept()).length;
  const replies = await Promise.all(Array.from({ length: 90 }, () => tell('{}', {})));
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  expect((await kept()).length - before).toBe(60);
  expect((await tell(bodyOf(transactionOf()))).statusCode).toBe(204);
  expect(await state()).toBe('paid');
});

test('records contain no secrets', async () => {
  const text = JSON.stringify(await app.database.db.selectFrom('payment_notices').selectAll().execute());
  expect(text).not.toMatch(/ciphertext|BEGIN|42000|oUpF/);
});

test('notifications are deleted after 400 days', async () => {
  expect((await kept()).length).toBeGreaterThan(0);
  app.world.pass(400 * 24 * 3_600_000 + 1);
  const settings = readEnv({ PAYMENT_NOTICE_RETENTION_DAYS: '401' });
  await deletePaymentNoticesJob.run(app.database.db, app.world, {}, { settings });
  expect((await kept()).length).toBeGreaterThan(0);
  await deletePaymentNoticesJob.run(app.database.db, app.world, {});
  expect(await kept()).toEqual([]);
});
