import { argon2Sync } from 'node:crypto';

const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
const nonce = Buffer.alloc(16, 7);
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const known = new Map<string, string>();

/**
 * Hashes a password at the lowest cost of argon2id; the hash itself states its cost. Tests create accounts and sign in
 * by the thousand, which took a quarter of their time.
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
