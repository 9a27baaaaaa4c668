import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { vector } from '../../../../test/harness/payments/wechat-vectors.ts';
import { authorizationOf, isSignedBy, signRequest } from './signature.ts';

const request = {
  method: 'POST',
  target: '/v3/pay/transactions/native',
  timestamp: 1_554_208_460,
  nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
  body: vector('request.json'),
};
const answer = {
  timestamp: '1554209980',
  nonce: 'c5ac7061fccab6bf3e254dcf98995b8c',
  body: vector('answer.json'),
  signature: vector('answer.sig'),
};
const privateKey = createPrivateKey(vector('merchant.key'));
const platform = createPublicKey(vector('platform.pub'));

test('a request is signed as the openssl command signs it', () => {
  expect(signRequest(request, privateKey)).toBe(vector('request.sig'));
});

test('the header names merchant, nonce, moment, serial and signature', () => {
  expect(authorizationOf(request, { merchantId: '1230000109', serial: 'AB12', privateKey })).toBe(
    `WECHATPAY2-SHA256-RSA2048 mchid="1230000109",nonce_str="${request.nonce}",` +
      `signature="${vector('request.sig')}",timestamp="1554208460",serial_no="AB12"`,
  );
});

test('an answer that the openssl command signed is believed', () => {
  expect(isSignedBy(platform, answer)).toBe(true);
});

test.each([
  ['another moment', { timestamp: '1554209981' }],
  ['another nonce', { nonce: 'c5ac7061fccab6bf3e254dcf98995b8d' }],
  ['another byte of the body', { body: answer.body.replace('p4lp', 'p4lq') }],
  ['a body with a line more', { body: `${answer.body}\n` }],
  ['a signature of somebody else', { signature: vector('request.sig') }],
  ['no signature', { signature: '' }],
  ['what is no Base64', { signature: '%%%' }],
  [
    'a signature that the service made wrong on purpose',
    { signature: `WECHATPAY/SIGNTEST/${answer.signature}` },
  ],
])('%s is not believed', (_, change) => {
  expect(isSignedBy(platform, { ...answer, ...change })).toBe(false);
});

test('the key of the merchant is not that of the service', () => {
  expect(isSignedBy(createPublicKey(vector('merchant.pub')), answer)).toBe(false);
});
