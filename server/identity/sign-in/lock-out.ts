import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import { AppError } from '../../core/errors.ts';
import { normalised } from '../accounts/service.ts';
import { countAttempt, deleteFailures, maxFailures } from './lock-out.queries.ts';

/** Normalised like user names, and cut to a length that no user name exceeds. */
const nameOf = (username: string) => normalised(username).slice(0, 100);

/** A locked account stays locked for a quarter of an hour. */
const lockMs = 15 * 60_000;

/**
 * Counts an attempt at a password, also for unknown user names. While it is locked, no password is compared, so that
 * neither the response nor its time tells right from wrong.
 * @throws AppError sign_in_locked
 */
export async function takeAttempt(db: Db, ctx: Context, username: string): Promise<void> {
  const at = ctx.now();
  const { failures, ends_at } = await countAttempt(db, nameOf(username), at, new Date(at.getTime() + lockMs));
  if (failures <= maxFailures) return;
  throw new AppError('sign_in_locked', { minutes: Math.ceil((ends_at.getTime() - at.getTime()) / 60_000) });
}

/** Clears earlier failures after a new password was set. */
export function liftLock(db: Db, username: string): Promise<void> {
  return deleteFailures(db, nameOf(username));
}

/** Limits guesses over many accounts from one address; the limit is high, since offices share an address. */
export async function countGuess(db: Db, ctx: Context): Promise<void> {
  const key = `guess-address:${ctx.from?.address ?? ''}`;
  const wait = await consumeRateLimit(db, ctx.now(), { key, max: 300, seconds: 3600 });
  if (wait > 0) throw new AppError('too_many_requests', { seconds: wait });
}
