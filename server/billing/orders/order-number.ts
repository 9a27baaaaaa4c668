const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number nobody guesses: the moment, by which people sort, and 50 bits. Digits and letters only, as gateways want. */
export function orderNumber(now: Date, random: Buffer): string {
  const moment = new Date(now.getTime() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
  return moment + Array.from(random.subarray(0, 10), byte => letters[byte & 31]).join('');
}

/** One payment is paid back once: asked for twice it has the same number. */
export const refundNumber = (orderNo: string, transactionId: string): string =>
  `${orderNo}R${transactionId}`.slice(0, 64);
