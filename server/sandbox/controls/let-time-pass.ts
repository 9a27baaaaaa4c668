import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { moveClock, sandboxClock } from '../../core/sandbox-clock.ts';
import { awaitedMinutes, everyMinutes } from '../../catalogue/metric-history/polling-schedule.ts';
import { fetchDuePosts, isFetchingPosts, youngestPost } from '../../sourcing/metric-polling/service.ts';

const minuteMs = 60_000;
/** After this time the rest passes at once, and the histories of young posts get a gap. */
const usualPatienceMs = 8000;
const pollEveryMs = 50;
/** Posts are due at round times. */
const roundedMinutes = 15;

interface Stop {
  /** Minutes between two answers of the youngest post; null if none is expected. */
  every: number | null;
  /** Milliseconds. */
  after: number;
}

/**
 * Moves the sandbox's clock forward in steps, and lets watched posts be polled between them, so that skipped time gives
 * the same curves as slow time, only with fewer points.
 */
export async function letTimePass(
  db: Db,
  ctx: Context,
  sources: SourceServices,
  milliseconds: number,
  patienceMs = usualPatienceMs,
): Promise<void> {
  const began = performance.now();
  const isPatient = () => performance.now() - began < patienceMs;
  let every: number | null = null;
  for (let left = milliseconds; left > 0;) {
    const stops = isPatient();
    const next: Stop = stops ? await nextStop(db, ctx, every) : { every, after: Infinity };
    const step = Math.min(left, next.after);
    every = next.every;
    await moveClock(db, step);
    await sandboxClock.catchUp(db);
    left -= step;
    if (!stops) continue;
    await fetchDuePosts(db, ctx, sources);
    // A worker may have taken them first.
    while (isPatient() && (await isFetchingPosts(db, ctx))) await sleep(pollEveryMs);
  }
}

/**
 * Returns how far the clock may move before the youngest post, and with it all others, would be late. If the youngest
 * post is already polled at the interval of its age, only until the posts of its age are due, whatever their offset.
 */
async function nextStop(db: Db, ctx: Context, before: number | null): Promise<Stop> {
  const born = await youngestPost(db);
  const hours = born && (ctx.now().getTime() - born.getTime()) / (60 * minuteMs);
  const every = hours === null ? null : everyMinutes(hours);
  if (hours === null || every === null) return { every, after: Infinity };
  const minutes = every === before ? (awaitedMinutes(hours) ?? every) * 0.9 : every + roundedMinutes;
  return { every, after: minutes * minuteMs };
}
