import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Names a message in links of its mail: nobody can make one up, or see how many there are. */
export interface LinkTokens {
  seal(teamId: number, messageId: number): string;
  /** @returns null for what was not sealed here */
  open(token: string): { teamId: number; messageId: number } | null;
}

const idBytes = 6;
const ivBytes = 12;

/**
 * Tokens of 32 characters that hold the ids themselves, so that no table of them is written for each message:
 * encrypted under an IV that is their own authentication (SIV, after RFC 5297). The same message has always the same.
 * @param key of the installation; links in old mail need it for ever
 */
export function makeLinkTokens(key: Buffer): LinkTokens {
  const macKey = Buffer.from(hkdfSync('sha256', key, '', 'link token mac', 32));
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'link token cipher', 32));
  const ivOf = (ids: Buffer) => createHmac('sha256', macKey).update(ids).digest().subarray(0, ivBytes);
  const counter = (iv: Buffer) => Buffer.concat([iv, Buffer.alloc(4)]);
  return {
    seal(teamId, messageId) {
      const ids = Buffer.alloc(2 * idBytes);
      ids.writeUIntBE(teamId, 0, idBytes);
      ids.writeUIntBE(messageId, idBytes, idBytes);
      const iv = ivOf(ids);
      const hidden = createCipheriv('aes-256-ctr', cipherKey, counter(iv)).update(ids);
      return Buffer.concat([iv, hidden]).toString('base64url');
    },
    open(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ivBytes + 2 * idBytes) return null;
      const iv = bytes.subarray(0, ivBytes);
      const ids = createDecipheriv('aes-256-ctr', cipherKey, counter(iv)).update(bytes.subarray(ivBytes));
      if (!timingSafeEqual(ivOf(ids), iv)) return null;
      return { teamId: ids.readUIntBE(0, idBytes), messageId: ids.readUIntBE(idBytes, idBytes) };
    },
  };
}
