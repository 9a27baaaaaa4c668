import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testContext } from '../../test/harness/app/test-context.ts';
import { startFakeWechatPay, type FakeWechatPay } from '../../test/harness/payments/fake-wechat-pay.ts';
import { vector, vectorMerchant } from '../../test/harness/payments/wechat-vectors.ts';
import { makePaymentServices, warnOfWrongKeys } from './make-payment-services.ts';

const vectors = vectorMerchant();
const wechat = {
  PAY_GATEWAY: 'wechat' as const,
  SELLER: '星桥科技',
  WECHAT_PAY_APP_ID: vectors.appId,
  WECHAT_PAY_MERCHANT_ID: vectors.merchantId,
  WECHAT_PAY_SERIAL: vectors.serial,
  WECHAT_PAY_PRIVATE_KEY: vectors.privateKey,
  WECHAT_PAY_API_V3_KEY: vectors.apiV3Key,
  WECHAT_PAY_PUBLIC_KEY: '',
  WECHAT_PAY_PUBLIC_KEY_ID: '',
  WECHAT_PAY_URL: 'http://127.0.0.1:1',
  SYSTEM_MAIL: 'none' as const,
};
const ctx = testContext();
const parts = { publicUrl: 'https://stars.example', sandbox: null, ctx };

let fake: FakeWechatPay | null = null;
afterEach(async () => {
  await fake?.stop();
  fake = null;
});

test('none, and a sandbox without its merchant, take no money', () => {
  for (const PAY_GATEWAY of ['none', 'sandbox'] as const) {
    expect(makePaymentServices({ ...wechat, PAY_GATEWAY }, parts).gateway()).toBeNull();
  }
});

test('a key may be in a file, or have its lines joined', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pay-'));
  const file = path.join(folder, 'apiclient_key.pem');
  writeFileSync(file, vector('merchant.key'));
  for (const WECHAT_PAY_PRIVATE_KEY of [file, vectors.privateKey.replaceAll('\n', String.raw`\n`)]) {
    expect(
      makePaymentServices({ ...wechat, WECHAT_PAY_PRIVATE_KEY }, parts).gatewayOf('wechat'),
    ).not.toBeNull();
  }
});

test.each([
  ['WECHAT_PAY_APP_ID', { WECHAT_PAY_APP_ID: 'x' }],
  ['WECHAT_PAY_PRIVATE_KEY', { WECHAT_PAY_PRIVATE_KEY: '/nowhere/key.pem' }],
  ['WECHAT_PAY_API_V3_KEY', { WECHAT_PAY_API_V3_KEY: 'short' }],
])('a wrong %s is named', (name, change) => {
  expect(() => makePaymentServices({ ...wechat, ...change }, parts)).toThrow(new RegExp(`^${name}: `));
});

test('without https no notification can arrive, which is reported', () => {
  expect(() => makePaymentServices(wechat, { ...parts, publicUrl: 'http://stars.example' })).toThrow(
    /^PUBLIC_URL: /,
  );
});

test('unknown keys are reported, right ones are not', async () => {
  fake = await startFakeWechatPay(() => ctx.now());
  const said: unknown[] = [];
  const log = { warn: (about: unknown) => void said.push(about) };
  const env = { ...wechat, WECHAT_PAY_URL: fake.url };
  await warnOfWrongKeys(makePaymentServices(env, parts), log);
  expect(said).toEqual([]);
  const other = { ...env, WECHAT_PAY_PRIVATE_KEY: vector('platform.key') };
  await warnOfWrongKeys(makePaymentServices(other, parts), log);
  expect(said).toEqual([{ payments: expect.stringMatching(/^settings: /) as string }]);
});

test('the sandbox uses the same client, at the product’s own address', () => {
  const seen: string[] = [];
  const sandbox = (publicUrl: string) => {
    seen.push(publicUrl);
    return { ...vectors, url: `${publicUrl}/sandbox`, privateKey: null as never, publicKey: null };
  };
  const world = makePaymentServices({ ...wechat, PAY_GATEWAY: 'sandbox' }, { ...parts, sandbox });
  expect(world.isSandbox).toBe(true);
  expect(world.gatewayOf('wechat')).toBe(world.gateway());
  world.publicUrl = 'http://127.0.0.1:40123';
  world.gateway();
  expect(seen).toEqual(['https://stars.example', 'http://127.0.0.1:40123']);
});
