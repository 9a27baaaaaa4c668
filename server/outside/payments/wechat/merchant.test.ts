import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { vector, vectorMerchant } from '../../../../test/harness/payments/wechat-vectors.ts';
import { merchantOf } from './merchant.ts';

const pem = (type: 'ed25519') =>
  generateKeyPairSync(type).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test('settings that can be right are taken', () => {
  expect(merchantOf(vectorMerchant())).toMatchObject({ merchantId: '1230000109', publicKey: null });
  const withKey = vectorMerchant({
    publicKey: vector('platform.pub'),
    publicKeyId: 'PUB_KEY_ID_0112300001092026',
  });
  expect(merchantOf(withKey).publicKey?.asymmetricKeyType).toBe('rsa');
});

test.each([
  ['WECHAT_PAY_APP_ID', { appId: 'd678efh567hg6787wx' }],
  ['WECHAT_PAY_MERCHANT_ID', { merchantId: '12300' }],
  ['WECHAT_PAY_SERIAL', { serial: 'not a serial' }],
  ['WECHAT_PAY_PRIVATE_KEY', { privateKey: 'not a key' }],
  ['WECHAT_PAY_PRIVATE_KEY', { privateKey: pem('ed25519') }],
  ['WECHAT_PAY_API_V3_KEY', { apiV3Key: '0123456789' }],
  ['WECHAT_PAY_PUBLIC_KEY', { publicKey: 'not a key', publicKeyId: 'PUB_KEY_ID_01' }],
  ['WECHAT_PAY_PUBLIC_KEY_ID', { publicKey: vector('platform.pub') }],
  ['WECHAT_PAY_PUBLIC_KEY_ID', { publicKey: vector('platform.pub'), publicKeyId: '0112300001092026' }],
  ['PUBLIC_URL', { notifyUrl: 'http://starbridge.example/notify' }],
  ['PUBLIC_URL', { notifyUrl: 'https://starbridge.example/notify?team=1' }],
])('a wrong %s is named', (name, change) => {
  expect(() => merchantOf(vectorMerchant(change))).toThrow(`settings: ${name}`);
});
