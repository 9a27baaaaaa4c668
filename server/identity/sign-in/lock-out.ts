import { createHash } from 'node:crypto';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit, usedRates } from '../../core/db/rate-limits.ts';
import { AppError } from '../../core/errors.ts';
import { normalised, type AccountIds } from '../accounts/service.ts';
import { countAttempt, deleteFailures, maxFailures } from './lock-out.queries.ts';

/** What attempts are counted for: a user name, whether it exists or not, or the second step of an account. */
type Guessed = string | AccountIds;

/** User names are normalised, and cut to a length that none exceeds. None has a capital letter. */
const nameOf = (guessed: Guessed) =>
  typeof guessed === 'string'
    ? normalised(guessed).slice(0, 100)
    : `SECOND FACTOR ${guessed.teamId}/${guessed.accountId}`;

/** A locked account stays locked for a quarter of an hour. */
const lockMs = 15 * 60_000;

/**
 * Counts an attempt at a password, also for unknown user names, or at a second step. While it is locked, nothing is
 * compared, so that neither the response nor its time tells right from wrong.
 * @throws AppError sign_in_locked, second_factor_locked
 */
export async function takeAttempt(db: Db, ctx: Context, guessed: Guessed): Promise<void> {
  const at = ctx.now();
  const { failures, ends_at } = await countAttempt(db, nameOf(guessed), at, new Date(at.getTime() + lockMs));
  if (failures <= maxFailures) return;
  const refusal = typeof guessed === 'string' ? 'sign_in_locked' : 'second_factor_locked';
  throw new AppError(refusal, { minutes: Math.ceil((ends_at.getTime() - at.getTime()) / 60_000) });
}

/** Clears earlier failures after a right one, and after a new password was set. */
export function liftLock(db: Db, guessed: Guessed): Promise<void> {
  return deleteFailures(db, nameOf(guessed));
}

const hour = 3600;

/**
 * How many wrong passwords an hour one network may send, and for how many user names: many, since offices share an
 * address. While many addresses try passwords all over the installation, each of them may send few.
 */
const limits = { calm: { guesses: 300, names: 60 }, alarmed: { guesses: 20, names: 5 } };
const alarmAfter = 3000;

const everywhere = 'guess-everywhere';
const keysOf = (network: string) => ({
  guesses: `guess-address:${network}`,
  names: `guess-names:${network}`,
});

/**
 * Refuses a network that has guessed too much, before a password is compared: otherwise a guess after the limit would
 * still find the right one. An attempt is not counted here, so nobody's account is locked by it.
 * @throws AppError too_many_requests
 */
export async function refuseGuesser(db: Db, ctx: Context): Promise<void> {
  const network = callerNetwork(ctx);
  if (!network) return;
  const keys = keysOf(network);
  const used = await usedRates(db, ctx.now(), [keys.guesses, keys.names, everywhere]);
  const isAlarmed = (used.get(everywhere)?.taken ?? 0) >= alarmAfter;
  const { guesses, names } = isAlarmed ? limits.alarmed : limits.calm;
  for (const [key, max] of [
    [keys.guesses, guesses],
    [keys.names, names],
  ] as const) {
    const { taken = 0, wait = 0 } = used.get(key) ?? {};
    if (taken >= max) throw new AppError('too_many_requests', { seconds: wait });
  }
}

/** Counts what was wrong for its network: also for how many it was tried. */
export async function countGuess(db: Db, ctx: Context, guessed: Guessed): Promise<void> {
  const network = callerNetwork(ctx);
  if (!network) return;
  const at = ctx.now();
  const keys = keysOf(network);
  await consumeRateLimit(db, at, { key: everywhere, max: alarmAfter, seconds: hour });
  await consumeRateLimit(db, at, { key: keys.guesses, max: limits.calm.guesses, seconds: hour });
  const name = createHash('sha256').update(nameOf(guessed)).digest('base64url');
  const isKnown = await consumeRateLimit(db, at, { key: `${keys.names}:${name}`, max: 1, seconds: hour });
  if (!isKnown) await consumeRateLimit(db, at, { key: keys.names, max: limits.calm.names, seconds: hour });
}
