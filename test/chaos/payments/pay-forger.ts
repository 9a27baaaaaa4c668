import { createSign, generateKeyPairSync } from 'node:crypto';
import { paymentNotifyPathOf } from '../../../contract/billing/payment-notify.ts';
import type { PayProxy } from './pay-proxy.ts';

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Sends a notification that the gateway never sent: signed with another key, altered, or replayed. */
export async function sayForged(
  port: number,
  kept: PayProxy['seen'][number],
  { now, random }: { now: Date; random: () => number },
): Promise<void> {
  const text = kept.body.toString();
  const body = random() < 0.5 ? text : text.replace(/"nonce":"./, '"nonce":"~');
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const strangers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'n',
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(`${timestamp}\nn\n${body}\n`)
      .sign(stranger, 'base64'),
  };
  const own = Object.entries(kept.headers).filter(([name]) => name.startsWith('wechatpay-'));
  const headers = {
    'content-type': 'application/json',
    ...(Object.fromEntries(own) as Record<string, string>),
    ...(random() < 0.5 && strangers),
  };
  const url = `http://127.0.0.1:${port}${paymentNotifyPathOf('wechat')}`;
  await fetch(url, { method: 'POST', headers, body });
}
