import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { PaymentFault } from '../payment-gateway.ts';
import type { Merchant } from './merchant.ts';
import { authorizationOf, isSignedBy } from './signature.ts';

/** Time and randomness. */
export interface CallContext {
  now: () => Date;
  randomBytes: (size: number) => Buffer;
}

/** The keys with which the service signs, by the serial in its headers. */
export interface PlatformKeys {
  /** Returns the key of a serial; null if the service has none. @throws PaymentFault if it could not be asked */
  of(serial: string): Promise<KeyObject | null>;
}

export interface WechatRequest {
  method: 'GET' | 'POST';
  /** Path with its query. */
  target: string;
  body?: object;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

const patienceMs = 10_000;

/** Sends one signed request; does not check the answer. @throws PaymentFault unreachable */
export async function askWechat(
  merchant: Merchant,
  ctx: CallContext,
  asked: WechatRequest,
): Promise<Answered> {
  const { method, target } = asked;
  const body = asked.body === undefined ? '' : JSON.stringify(asked.body);
  const timestamp = Math.floor(ctx.now().getTime() / 1000);
  const request = { method, target, timestamp, nonce: ctx.randomBytes(16).toString('hex'), body };
  try {
    const response = await fetch(merchant.url + target, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'Starbridge',
        authorization: authorizationOf(request, merchant),
        // With this header the service signs with its public key's pair instead of a certificate's.
        ...(merchant.publicKey && { 'wechatpay-serial': merchant.publicKeyId }),
      },
      ...(body !== '' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new PaymentFault('unreachable', error instanceof Error ? error.name : 'no answer');
  }
}

/** Reads the four headers with the signature of an answer or a notification; null if one is missing. */
export function signatureIn(header: (name: string) => string | null | undefined) {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(name =>
    header(`wechatpay-${name}`),
  );
  return timestamp && nonce && signature && serial ? { timestamp, nonce, signature, serial } : null;
}

const fault = z.object({ code: z.string().max(100), message: z.string().max(2000).default('') });

function refused({ status, text }: Answered): PaymentFault {
  const said = fault.safeParse(parsed(text));
  const detail = said.success ? `${status} ${said.data.code}: ${said.data.message}` : String(status);
  const code = said.success ? said.data.code : '';
  if (status === 401)
    return new PaymentFault('settings', `the service does not know our signature (${detail})`);
  if (status === 429 || status >= 500) return new PaymentFault('unreachable', detail);
  if (code === 'ORDERPAID' || code === 'ORDER_PAID') return new PaymentFault('paid', detail);
  if (code === 'ORDER_CLOSED' || code === 'ORDERCLOSED') return new PaymentFault('closed', detail);
  if (code === 'NO_STATEMENT_EXIST' || code === 'STATEMENT_CREATING')
    return new PaymentFault('not_ready', detail);
  return new PaymentFault('refused', detail);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends a request and accepts only an answer that the service signed.
 * @returns the JSON of the answer, undefined if it has none; null for 404
 * @throws PaymentFault
 */
export async function callWechat(
  merchant: Merchant,
  keys: PlatformKeys,
  ctx: CallContext,
  asked: WechatRequest,
): Promise<unknown> {
  const answered = await askWechat(merchant, ctx, asked);
  if (answered.status === 404) return null;
  if (answered.status >= 300) throw refused(answered);
  const signed = signatureIn(name => answered.headers.get(name));
  if (!signed) throw new PaymentFault('untrusted', 'the answer is not signed');
  const key = await keys.of(signed.serial);
  if (!key || !isSignedBy(key, { ...signed, body: answered.text }))
    throw new PaymentFault('untrusted', 'the answer is not signed by the service');
  return answered.text === '' ? undefined : parsed(answered.text);
}
