import { sql } from 'kysely';
import { AppError } from '../errors.ts';
import type { Db } from './database.ts';

export interface Rate {
  key: string;
  max: number;
  seconds: number;
}

/**
 * Counts one use against a rate: at most `max` uses within a window that begins with the first one. All processes
 * share the count. @returns seconds until the window ends if the use was refused, otherwise 0
 */
export async function consumeRateLimit(db: Db, at: Date, { key, max, seconds }: Rate): Promise<number> {
  const ends = new Date(at.getTime() + seconds * 1000);
  const { rows } = await sql<{ taken: number; ends_at: Date }>`
    insert into rate_windows as w (key, taken, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      taken = case when w.ends_at <= ${at} then 1 else least(w.taken, ${max}) + 1 end,
      ends_at = case when w.ends_at <= ${at} then excluded.ends_at else w.ends_at end
    returning taken, ends_at`.execute(db);
  const window = rows[0];
  if (!window || window.taken <= max) return 0;
  return Math.max(1, Math.ceil((window.ends_at.getTime() - at.getTime()) / 1000));
}

/**
 * Counts one use against rates, one after the other: what one of them refuses does not count for those behind it.
 * @throws AppError too_many_requests
 */
export async function refuseBeyondRates(db: Db, at: Date, ...rates: readonly Rate[]): Promise<void> {
  for (const rate of rates) {
    const seconds = await consumeRateLimit(db, at, rate);
    if (seconds > 0) throw new AppError('too_many_requests', { seconds });
  }
}

/** How often each of these windows was used so far, and the seconds until it ends. Nothing is counted. */
export async function usedRates(
  db: Db,
  at: Date,
  keys: readonly string[],
): Promise<Map<string, { taken: number; wait: number }>> {
  const { rows } = await sql<{ key: string; taken: number; ends_at: Date }>`
    select key, taken, ends_at from rate_windows where key = any(${keys}) and ends_at > ${at}`.execute(db);
  const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - at.getTime()) / 1000));
  return new Map(rows.map(({ key, taken, ends_at }) => [key, { taken, wait: secondsUntil(ends_at) }]));
}

/** Deletes windows that are over. */
export async function dropEndedWindows(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('rate_windows').where('ends_at', '<=', at).execute();
}
