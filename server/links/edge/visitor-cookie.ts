/** First-party, random, valid for a year; it only identifies a browser. */
const name = 'sb_v';
const year = 31_536_000;
const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\da-f]{32})(?:;|$)`);

/** Returns the visitor cookie that the browser sent; null if there is none of ours. */
export const readVisitorCookie = (header: string | undefined): string | null =>
  (header && pattern.exec(header)?.[1]) || null;

export const visitorCookie = (value: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const poolSize = 128;

/** Makes random cookie values; reads randomness from the system in large blocks. */
export function makeCookieValues(randomBytes: (size: number) => Buffer): () => string {
  let pool = '';
  let at = 0;
  return () => {
    if (at >= pool.length) {
      pool = randomBytes(16 * poolSize).toString('hex');
      at = 0;
    }
    at += 32;
    return pool.slice(at - 32, at);
  };
}
