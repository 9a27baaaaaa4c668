import { argon2Sync } from 'node:crypto';

const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
const nonce = Buffer.alloc(16, 7);
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const known = new Map<string, string>();

/**
 * A password as accounts keep it, but at the least cost that argon2id has: a hash says itself what it costs to try.
 * Tests make accounts and sign in by the thousand, which was a quarter of their time.
 */
export function cheapHash(password: string): { hash: string } {
  let hash = known.get(password);
  if (!hash) {
    const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
    hash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
    known.set(password, hash);
  }
  return { hash };
}
