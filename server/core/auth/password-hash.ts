import { argon2, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { HashQueue } from './hash-queue.ts';

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP's second choice; 75 ms on two busy cores), as a PHC string. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
const argon2id = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>;
const queue = new HashQueue();
const derive = (network: string, parameters: Argon2Parameters) =>
  queue.run(network, () => argon2id('argon2id', parameters));
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Waits for its turn as long as it takes: who sets a password has shown a code or the old one. @param salt 16 random bytes from the context */
export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  const hash = await derive('', { message: password, nonce: salt, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** @param network of somebody who may be a stranger @throws AppError busy if too many of them wait */
export async function isPassword(password: string, phc: string, network = ''): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!parts) return false;
  const expected = Buffer.from(parts[5] ?? '', 'base64');
  const hash = await derive(network, {
    message: password,
    nonce: Buffer.from(parts[4] ?? '', 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  });
  return timingSafeEqual(hash, expected);
}

/** Compared against if there is no such account, so that the answer takes equally long. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
