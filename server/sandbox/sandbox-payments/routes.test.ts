import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPhonePayments, getPhonePayment, usePhone } from '../../../contract/sandbox/sandbox-payments.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';

let app: TestApp;
let outside: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  outside = await startTestApp({ SANDBOX: 'off' });
  await app.database.db
    .insertInto('sandbox_payments')
    .values({
      order_number: 'SB20261126001',
      fen: 2500,
      description: 'Starbridge',
      notify_url: 'http://127.0.0.1:1/notify',
      expires_at: new Date(app.world.now().getTime() + 60_000),
      created_at: app.world.now(),
    })
    .execute();
});
afterAll(async () => {
  await app.close();
  await outside.close();
});

const params = { orderNumber: 'SB20261126001' };
const codeOf = async (asked: Promise<{ code: number }>) => (await asked).code;

test('the phone finds a pending payment, pays it, and cannot pay it twice', async () => {
  expect((await callApp(app, listPhonePayments)).data).toEqual({
    payments: [{ orderNumber: 'SB20261126001', description: 'Starbridge', fen: 2500 }],
  });
  expect((await callApp(app, getPhonePayment, { params })).data).toMatchObject({
    state: 'waiting',
    payments: [],
  });
  expect((await callApp(app, usePhone, { params, body: { deed: 'pay' } })).data).toMatchObject({
    state: 'paid',
    payments: [{ fen: 2500, refundedFen: 0 }],
  });
  expect(await codeOf(callApp(app, usePhone, { params, body: { deed: 'pay' } }))).toBe(1031);
  expect(await codeOf(callApp(app, usePhone, { params, body: { deed: 'payLate' } }))).toBe(1031);
  expect((await callApp(app, listPhonePayments)).data).toEqual({ payments: [] });
});

test('an unknown payment is not found, and invalid input refused', async () => {
  const unknown = { params: { orderNumber: 'SB20261126002' } };
  expect(await codeOf(callApp(app, getPhonePayment, unknown))).toBe(404);
  expect(await codeOf(callApp(app, usePhone, { ...unknown, body: { deed: 'pay' } }))).toBe(404);
  expect(await codeOf(callApp(app, usePhone, { params, body: { deed: 'steal' as 'pay' } }))).toBe(400);
});

test('there is no phone outside of the sandbox', async () => {
  expect(await codeOf(callApp(outside, listPhonePayments))).toBe(1020);
  expect(await codeOf(callApp(outside, getPhonePayment, { params }))).toBe(1020);
  expect(await codeOf(callApp(outside, usePhone, { params, body: { deed: 'pay' } }))).toBe(1020);
});
