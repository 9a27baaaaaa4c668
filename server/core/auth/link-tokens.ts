import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Tokens that identify a message in the links of its mail. Nobody can forge one or see how many messages there are. */
export interface LinkTokens {
  seal(teamId: number, messageId: number): string;
  /** For a reply address: shorter, and in characters that survive a change of case on the way. */
  sealReply(teamId: number, messageId: number): string;
  /** Opens either kind of token. @returns null for what was not sealed here */
  open(token: string): { teamId: number; messageId: number } | null;
}

const idBytes = 6;
const ivBytes = 12;

/** One block of the cipher: two ids, and zeros by which `open` recognises it. */
const blockBytes = 16;
const replyToken = /^[a-z2-7]{26}$/;
/** The alphabet of RFC 4648 §6 in lower case; without padding. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

function toBase32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; held &= (1 << bits) - 1) {
      bits -= 5;
      text += letters[held >> bits];
    }
  }
  return bits ? text + letters[held << (5 - bits)] : text;
}

/** @returns null if the length is wrong, or bits are left after the last whole byte */
function fromBase32(text: string): Buffer | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    held = (held << 5) | letters.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return held === 0 && bytes.length === blockBytes ? Buffer.from(bytes) : null;
}

/**
 * Makes tokens of 32 characters that contain the ids, so that no table has to store them: encrypted under an IV that
 * also authenticates them (SIV, after RFC 5297). A message always has the same token.
 * A token for an address is one block of AES; its last 40 bits before encryption are zero, which `open` checks.
 * @param key of the installation; links in old mail need it forever
 */
export function makeLinkTokens(key: Buffer): LinkTokens {
  const macKey = Buffer.from(hkdfSync('sha256', key, '', 'link token mac', 32));
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'link token cipher', 32));
  const blockKey = Buffer.from(hkdfSync('sha256', key, '', 'reply token cipher', 16));
  const ivOf = (ids: Buffer) => createHmac('sha256', macKey).update(ids).digest().subarray(0, ivBytes);
  const counter = (iv: Buffer) => Buffer.concat([iv, Buffer.alloc(4)]);
  function openReply(token: string): { teamId: number; messageId: number } | null {
    const sealed = fromBase32(token);
    if (!sealed) return null;
    const block = createDecipheriv('aes-128-ecb', blockKey, null).setAutoPadding(false).update(sealed);
    if (block.subarray(2 * idBytes - 1).some(byte => byte !== 0)) return null;
    return { teamId: block.readUIntBE(0, idBytes - 1), messageId: block.readUIntBE(idBytes - 1, idBytes) };
  }
  return {
    seal(teamId, messageId) {
      const ids = Buffer.alloc(2 * idBytes);
      ids.writeUIntBE(teamId, 0, idBytes);
      ids.writeUIntBE(messageId, idBytes, idBytes);
      const iv = ivOf(ids);
      const hidden = createCipheriv('aes-256-ctr', cipherKey, counter(iv)).update(ids);
      return Buffer.concat([iv, hidden]).toString('base64url');
    },
    sealReply(teamId, messageId) {
      const block = Buffer.alloc(blockBytes);
      block.writeUIntBE(teamId, 0, idBytes - 1);
      block.writeUIntBE(messageId, idBytes - 1, idBytes);
      const cipher = createCipheriv('aes-128-ecb', blockKey, null).setAutoPadding(false);
      return toBase32(cipher.update(block));
    },
    open(token) {
      if (replyToken.test(token)) return openReply(token);
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ivBytes + 2 * idBytes) return null;
      const iv = bytes.subarray(0, ivBytes);
      const ids = createDecipheriv('aes-256-ctr', cipherKey, counter(iv)).update(bytes.subarray(ivBytes));
      if (!timingSafeEqual(ivOf(ids), iv)) return null;
      return { teamId: ids.readUIntBE(0, idBytes), messageId: ids.readUIntBE(idBytes, idBytes) };
    },
  };
}
