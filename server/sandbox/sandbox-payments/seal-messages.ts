import { createCipheriv, createSign } from 'node:crypto';
import type { SandboxKeys } from './gateway-keys.ts';

/** Time and randomness. */
export interface SealingContext {
  now: () => Date;
  randomBytes: (size: number) => Buffer;
}

/** AEAD_AES_256_GCM with the API v3 key: for certificates and the content of notifications. */
export function encrypted(
  { apiV3Key }: SandboxKeys,
  { randomBytes }: SealingContext,
  { clear, about }: { clear: string; about: string },
) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(about));
  const parts = [cipher.update(clear, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: Buffer.concat(parts).toString('base64'),
    associated_data: about,
    nonce,
  };
}

/** The headers that prove that a reply or a notification comes from the gateway, now. */
export function signedHeaders(
  { platformKey, platformSerial }: SandboxKeys,
  ctx: SealingContext,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(ctx.now().getTime() / 1000));
  const nonce = ctx.randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(platformKey, 'base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': platformSerial,
  };
}
