import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';

/** Returns an opaque 256-bit token. Only its hash is stored, so that a stolen copy of the database opens nothing. */
export function newToken(ctx: Pick<Context, 'randomBytes'>): string {
  return ctx.randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
