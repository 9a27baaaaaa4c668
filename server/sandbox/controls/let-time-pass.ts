import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { moveClock, sandboxClock } from '../../core/sandbox-clock.ts';
import { awaitedMinutes, everyMinutes } from '../../catalogue/metric-history/polling-schedule.ts';
import { fetchDuePosts, isFetchingPosts, youngestPost } from '../../sourcing/metric-polling/service.ts';

const minuteMs = 60_000;
/** Nobody waits much longer: the rest then passes at once, and young posts have a gap. */
const usualPatienceMs = 8000;
const lookEveryMs = 50;
/** Posts are due at round moments. */
const roundedMinutes = 15;

interface Stop {
  /** Minutes between two answers of the youngest post; null: none is awaited. */
  every: number | null;
  /** Milliseconds. */
  after: number;
}

/**
 * Moves the clock of the sandbox forward, in steps between which watched posts are asked for: time that passes in a
 * moment leaves curves as time that passes slowly does, only coarser.
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
    // A worker may have been quicker to take them.
    while (isPatient() && (await isFetchingPosts(db, ctx))) await sleep(lookEveryMs);
  }
}

/**
 * How far the clock may go until the youngest post would be late, and all others with it. Where the youngest is asked
 * for as often as its age wants for the first time, only until all of its age are due, wherever between two answers
 * each of them is.
 */
async function nextStop(db: Db, ctx: Context, before: number | null): Promise<Stop> {
  const born = await youngestPost(db);
  const hours = born && (ctx.now().getTime() - born.getTime()) / (60 * minuteMs);
  const every = hours === null ? null : everyMinutes(hours);
  if (hours === null || every === null) return { every, after: Infinity };
  const minutes = every === before ? (awaitedMinutes(hours) ?? every) * 0.9 : every + roundedMinutes;
  return { every, after: minutes * minuteMs };
}
