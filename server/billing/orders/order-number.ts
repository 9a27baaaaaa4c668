const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An unguessable order number: the time, for sorting, and 50 random bits. Digits and letters only, as gateways require.
 */
export function orderNumber(now: Date, random: Buffer): string {
  const moment = new Date(now.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
  return moment + Array.from(random.subarray(0, 10), byte => letters[byte & 31]).join('');
}

/** A payment is refunded once: repeated requests use the same number. */
export const refundNumber = (orderNo: string, transactionId: string): string =>
  `${orderNo}R${transactionId}`.slice(0, 64);
