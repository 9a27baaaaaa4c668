import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import { signingKey } from '../../core/db/signing-key.ts';

/** Long enough to fetch a phone from another room. */
export const pendingSeconds = 300;

const contentSchema = z.object({
  teamId: z.int(),
  accountId: z.int(),
  way: z.enum(['password', 'phone']),
  until: z.int(),
  nonce: z.string(),
  /** Of the password that was valid: a new one ends every sign-in that is under way. */
  password: z.string(),
});

/** A sign-in whose first step is done. Nothing of it is stored: its token states and proves what was shown. */
export type PendingSignIn = z.output<typeof contentSchema>;

export const fingerprintOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);

const keyOf = (db: Db, ctx: Context) => signingKey(db, 'pending-sign-ins', () => ctx.randomBytes(32));
const macOf = (key: Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/** @returns the token of the challenge */
export async function makePendingSignIn(
  db: Db,
  ctx: Context,
  shown: Pick<PendingSignIn, 'teamId' | 'accountId' | 'way'> & { passwordHash: string },
): Promise<string> {
  const { passwordHash, ...step } = shown;
  const pending: PendingSignIn = {
    ...step,
    until: ctx.now().getTime() + pendingSeconds * 1000,
    nonce: ctx.randomBytes(16).toString('base64url'),
    password: fingerprintOf(passwordHash),
  };
  const content = Buffer.from(JSON.stringify(pending)).toString('base64url');
  return `${content}.${macOf(await keyOf(db, ctx), content).toString('base64url')}`;
}

/** @returns null for what was not signed here, and for what is too old */
export async function openPendingSignIn(db: Db, ctx: Context, token: string): Promise<PendingSignIn | null> {
  const [content = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(await keyOf(db, ctx), content);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const pending = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  return pending.until > ctx.now().getTime() ? pending : null;
}

/** Uses it up. @returns false if it was used before */
export async function spendPendingSignIn(
  db: Db,
  ctx: Context,
  { nonce }: Pick<PendingSignIn, 'nonce'>,
): Promise<boolean> {
  const once = { key: `pending-sign-in:${nonce}`, max: 1, seconds: pendingSeconds };
  return (await consumeRateLimit(db, ctx.now(), once)) === 0;
}
