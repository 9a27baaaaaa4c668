/**
 * Addresses to which answers come back with the name of the message that they answer: `local+token@domain`, for
 * mailboxes whose provider delivers what stands behind a plus sign to the mailbox itself (RFC 5233).
 */

/** RFC 5321 §4.5.3.1.1, octets. */
const longestLocal = 64;
/** Of the length and letters of any. */
export const anyReplyToken = 'x'.repeat(26);
const tokenInAddress = /\+([a-z2-7]{26})@/i;

/** @returns null where the address would be longer than servers take */
export function replyAddress(address: string, token: string): string | null {
  const at = address.lastIndexOf('@');
  const local = `${address.slice(0, at)}+${token}`;
  return at > 0 && Buffer.byteLength(local) <= longestLocal ? `${local}${address.slice(at)}` : null;
}

/**
 * The token of the first address that has one, as `LinkTokens.open` takes it; some programs change the case.
 * @param addresses bare, or as they stand in headers
 */
export function replyTokenIn(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const token = tokenInAddress.exec(address)?.[1];
    if (token) return token.toLowerCase();
  }
  return null;
}
