import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimit } from '../db/rate-limits.ts';
import { signingKey } from '../db/signing-key.ts';

/**
 * A challenge that costs the caller computing time: a number is to be found with which the SHA-256 of
 * `<challenge>:<number>` begins with so many zero bits. The challenge states and proves for what it was made, so that
 * nothing has to be stored until it is solved; then it counts once.
 *
 * `<bits>.<until>.<nonce>.<mac>`.
 */
const form = /^(\d{1,2})\.([\da-z]{1,9})\.([\w-]{11})\.([\w-]{16})$/;
const validSeconds = 300;
const macBytes = 12;

const keyOf = (db: Db, ctx: Context) => signingKey(db, 'proofs', () => ctx.randomBytes(32));

const macOf = (key: Buffer, parts: readonly string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest().subarray(0, macBytes);

export interface ProofOfWork {
  challenge: string;
  proof: string;
}

/** @param subject what the work is for; it counts for nothing else */
export async function makeChallenge(db: Db, ctx: Context, subject: string, bits: number): Promise<string> {
  const until = (ctx.now().getTime() + validSeconds * 1000).toString(36);
  const parts = [String(bits), until, ctx.randomBytes(8).toString('base64url')];
  return [...parts, macOf(await keyOf(db, ctx), [subject, ...parts]).toString('base64url')].join('.');
}

/** Uses up a challenge that was solved. @returns false for a wrong, a foreign, an expired and a used one */
export async function spendProof(
  db: Db,
  ctx: Context,
  subject: string,
  { challenge, proof }: ProofOfWork,
): Promise<boolean> {
  const [, bits = '', until = '', nonce = '', mac = ''] = form.exec(challenge) ?? [];
  if (!mac || Number.parseInt(until, 36) <= ctx.now().getTime()) return false;
  const expected = macOf(await keyOf(db, ctx), [subject, bits, until, nonce]);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== macBytes || !timingSafeEqual(given, expected)) return false;
  const hash = createHash('sha256').update(`${challenge}:${proof}`).digest();
  if (hash.readUInt32BE() >>> (32 - Number(bits)) !== 0) return false;
  const once = { key: `proof:${nonce}`, max: 1, seconds: validSeconds };
  return (await consumeRateLimit(db, ctx.now(), once)) === 0;
}
