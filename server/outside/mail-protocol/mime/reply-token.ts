/**
 * Reply addresses that name the answered message: `local+token@domain`, for mailboxes whose provider ignores what
 * follows a plus sign (RFC 5233).
 */

/** RFC 5321 §4.5.3.1.1, octets. */
const longestLocal = 64;
/** A token of the usual length and letters. */
export const anyReplyToken = 'x'.repeat(26);
const tokenInAddress = /\+([a-z2-7]{26})@/i;

/** Returns the reply address; null if it would be longer than servers accept. */
export function replyAddress(address: string, token: string): string | null {
  const at = address.lastIndexOf('@');
  const local = `${address.slice(0, at)}+${token}`;
  return at > 0 && Buffer.byteLength(local) <= longestLocal ? `${local}${address.slice(at)}` : null;
}

/**
 * Returns the token of the first address that has one, in lower case for `LinkTokens.open`, since some programs change
 * the case.
 * @param addresses bare, or as in headers
 */
export function replyTokenIn(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const token = tokenInAddress.exec(address)?.[1];
    if (token) return token.toLowerCase();
  }
  return null;
}
