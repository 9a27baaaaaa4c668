import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * Encodes a password for the wire: AES-128-CBC, zero padding, the key also as IV, the result in Base64. This is for
 * compatibility with existing clients, not for security.
 */
export function disguise(password: string, key: string): string {
  const bytes = Buffer.from(password);
  const padded = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
  const cipher = createCipheriv('aes-128-cbc', key, key).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Returns text that a person can type, or null: decrypting what was never encrypted gives noise. */
function typable(bytes: Buffer): string | null {
  const end = bytes.findLastIndex(byte => byte !== 0) + 1;
  const text = bytes.subarray(0, end).toString('utf8');
  return text && !text.includes('\uFFFD') && !/\p{Cc}/u.test(text) ? text : null;
}

function decrypt(bytes: Buffer, key: string): string | null {
  if (bytes.length === 0 || bytes.length % 16) return null;
  const decipher = createDecipheriv('aes-128-cbc', key, key).setAutoPadding(false);
  return typable(Buffer.concat([decipher.update(bytes), decipher.final()]));
}

/** Decodes a password that was encrypted by `disguise` or is plain Base64; null if it is neither. */
export function undisguise(field: string, key: string): string | null {
  // A "+" of Base64 arrives as a space when a client forgets to escape it in a query.
  const text = field.replaceAll(' ', '+');
  if (!base64.test(text) || text.length % 4) return null;
  const bytes = Buffer.from(text, 'base64');
  return decrypt(bytes, key) ?? typable(bytes);
}
