import { createSign, createVerify, type KeyObject } from 'node:crypto';

/** The signed parts of a request: five lines, each with a line end (WeChat Pay API v3, "signature generation"). */
export interface SignedRequest {
  method: string;
  /** Path with its query, as sent. */
  target: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonce: string;
  /** Empty if there is none. */
  body: string;
}

export function signRequest(
  { method, target, timestamp, nonce, body }: SignedRequest,
  privateKey: KeyObject,
): string {
  const text = `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`;
  return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
}

/** Returns the value of `Authorization`. */
export function authorizationOf(
  request: SignedRequest,
  { merchantId, serial, privateKey }: { merchantId: string; serial: string; privateKey: KeyObject },
): string {
  const parts = {
    mchid: merchantId,
    nonce_str: request.nonce,
    signature: signRequest(request, privateKey),
    timestamp: String(request.timestamp),
    serial_no: serial,
  };
  const listed = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`;
}

/** Verifies the signature of an answer or a notification. `body` must be exactly as received. */
export function isSignedBy(
  publicKey: KeyObject,
  {
    timestamp,
    nonce,
    body,
    signature,
  }: { timestamp: string; nonce: string; body: string; signature: string },
): boolean {
  // The service sends wrong signatures with this mark on purpose, to test whether we verify them.
  if (signature.startsWith('WECHATPAY/SIGNTEST/')) return false;
  return createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .verify(publicKey, signature, 'base64');
}
