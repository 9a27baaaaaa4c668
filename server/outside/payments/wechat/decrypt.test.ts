import { expect, test } from 'vitest';
import { vector } from '../../../../test/harness/payments/wechat-vectors.ts';
import { decrypt, encryptedSchema } from './decrypt.ts';

const key = vector('api-v3.key');
const notice = {
  algorithm: 'AEAD_AES_256_GCM' as const,
  ciphertext: vector('transaction.enc'),
  nonce: 'fdasflkja484',
  associated_data: 'transaction',
};
const certificate = {
  ...notice,
  ciphertext: vector('certificate.enc'),
  nonce: 'd215b0511e9c',
  associated_data: 'certificate',
};

test('data encrypted by the openssl command is decrypted', () => {
  expect(decrypt(notice, key)).toBe(vector('transaction.json'));
  expect(decrypt(certificate, key)).toBe(vector('platform.crt'));
});

const changed = Buffer.from(notice.ciphertext, 'base64');
changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
const cutOff = Buffer.from(notice.ciphertext, 'base64').subarray(0, 10);

test.each([
  ['another key', notice, '0123456789abcdefghijklmnopqrstuw'],
  ['another nonce', { ...notice, nonce: 'fdasflkja485' }, key],
  ['other associated data', { ...notice, associated_data: 'refund' }, key],
  ['one bit of the ciphertext', { ...notice, ciphertext: changed.toString('base64') }, key],
  ['less than a tag', { ...notice, ciphertext: cutOff.toString('base64') }, key],
])('%s decrypts nothing', (_, encrypted, withKey) => {
  expect(() => decrypt(encrypted, withKey)).toThrow();
});

test.each([
  { algorithm: 'AES_256_CBC' },
  { ciphertext: 'no base64!' },
  { nonce: '' },
  { associated_data: 'x'.repeat(65) },
])('%j is not encrypted data', change => {
  expect(encryptedSchema.safeParse({ ...notice, ...change }).success).toBe(false);
});
