import { z } from 'zod';
import { NotificationFault, type GatewayNotice, type NotificationCall } from '../payment-gateway.ts';
import { signatureIn, type PlatformKeys } from './wechat-call.ts';
import { decrypt, encryptedSchema } from './decrypt.ts';
import type { Merchant } from './merchant.ts';
import { paymentOf, refundOf, refundSchema, transactionSchema } from './wechat-shapes.ts';
import { isSignedBy } from './signature.ts';

/** Notifications further from now are refused, since they may be replayed; milliseconds. */
const windowMs = 5 * 60_000;

const noticeSchema = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource_type: z.literal('encrypt-resource'),
  resource: encryptedSchema,
});

/** @throws NotificationFault */
function contentOf<S extends z.ZodType>(schema: S, text: () => string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text()));
  } catch {
    throw new NotificationFault('content', 'it is not what the service sends');
  }
}

/**
 * Reads a notification, and accepts it only if the service signed it just now for this merchant.
 * @throws NotificationFault; PaymentFault if the service's keys could not be loaded
 */
export async function readNotification(
  merchant: Merchant,
  keys: PlatformKeys,
  { headers, body, now }: NotificationCall,
): Promise<GatewayNotice> {
  const signed = signatureIn(name => headers[name]);
  if (!signed || !/^\d{1,12}$/.test(signed.timestamp))
    throw new NotificationFault('headers', 'a header of the signature is missing');
  if (Math.abs(now.getTime() - Number(signed.timestamp) * 1000) > windowMs)
    throw new NotificationFault('time', `it was signed at ${signed.timestamp}`);
  const key = await keys.of(signed.serial);
  if (!key) throw new NotificationFault('serial', 'no key of the service has this serial');
  if (!isSignedBy(key, { ...signed, body }))
    throw new NotificationFault('signature', 'the service did not sign this');
  const notice = contentOf(noticeSchema, () => body);
  const content = () => decrypt(notice.resource, merchant.apiV3Key);
  if (notice.event_type.startsWith('REFUND.')) {
    const refund = contentOf(refundSchema, content);
    if (refund.mchid !== merchant.merchantId)
      throw new NotificationFault('merchant', 'it is of another merchant');
    return { id: notice.id, about: 'refund', refund: refundOf(refund) };
  }
  const transaction = contentOf(transactionSchema, content);
  if (transaction.mchid !== merchant.merchantId || transaction.appid !== merchant.appId)
    throw new NotificationFault('merchant', 'it is of another merchant');
  return { id: notice.id, about: 'payment', payment: paymentOf(transaction) };
}
