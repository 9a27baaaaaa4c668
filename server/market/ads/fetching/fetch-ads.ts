import { libraryCountries } from '../../../outside/connectors/tiktok/ad-library.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { openGate } from '../../../sourcing/sources/gate/gate.ts';
import { askKept, dropOthers } from './ads.queries.ts';
import { nextUtcDay, utcDay } from '../utc-days.ts';
import { searchesOfDay } from './day-searches.ts';
import { fetchPage } from './fetch-ad-page.ts';
import { fetchReach } from './fetch-reach.ts';
import {
  claimLibrary,
  deleteWordsBefore,
  newestWords,
  noteDay,
  releaseLibrary,
  type Library,
} from '../libraries.queries.ts';
import { adPlatform, adSource } from '../ad-library.ts';
import { rankFetched } from '../make-edition.ts';
import { faultOfDay, putSearches } from './searches.queries.ts';

/** How long a library that a dead worker held is left alone. */
const leaseMs = 5 * 60_000;
/** The wait if a library does not say when it can be asked again. */
const usualWaitMs = 60_000;
/** After this many calls another worker may take the library. */
const callsAtOnce = 20;
/** Names that somebody searched for are searched this many days, up to this many names per day. */
const wordDays = 30;
const maxWords = 40;
const maxKept = 100;

/** Creates the day's searches, once per day. */
async function beginDay(
  pool: Db,
  ctx: Context,
  { day, countries, isSandbox }: { day: string; countries: readonly string[]; isSandbox: boolean },
): Promise<void> {
  const now = ctx.now();
  const wordsSince = new Date(utcDay(now, -wordDays));
  await pool.transaction().execute(async db => {
    await dropOthers(db, adPlatform, isSandbox);
    await deleteWordsBefore(db, wordsSince);
    const words = await newestWords(db, wordsSince, maxWords);
    await putSearches(db, adSource, day, searchesOfDay(words, countries));
    await askKept(db, adPlatform, now, maxKept);
    await noteDay(db, adSource, day);
  });
}

interface Fetching {
  library: Library;
  countries: readonly string[];
  signal: AbortSignal | undefined;
}

/** @returns whether there may be more @throws SourceFault if the library cannot be asked now */
async function fetchSome(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { library, countries, signal }: Fetching,
): Promise<boolean> {
  const day = utcDay(ctx.now());
  const scope = `ads:${adSource}:${day}`;
  const options = { source: adSource, purpose: 'ads', scope, ...(signal && { signal }) } as const;
  const gate = await openGate(pool, ctx, world, options);
  if (library.day !== day) await beginDay(pool, ctx, { day, countries, isSandbox: gate.isSandbox });
  const work = { gate, scope, day, leaseMs };
  for (let call = 0; call < callsAtOnce; call++) {
    if (signal?.aborted) return true;
    if (await fetchReach(pool, ctx, work)) continue;
    if (!(await fetchPage(pool, ctx, work))) return false;
  }
  return true;
}

/** Releases the library: it continues at once, tomorrow, or when it can be asked again. */
async function restAfter(
  pool: Db,
  ctx: Context,
  work: Promise<boolean>,
): Promise<Parameters<typeof releaseLibrary>[2]> {
  try {
    if (await work) return { free_at: null, fault: null };
    const now = ctx.now();
    return { free_at: nextUtcDay(now), fault: await faultOfDay(pool, adSource, utcDay(now)) };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const { kind, freeAt } = error;
    return { free_at: freeAt ?? new Date(ctx.now().getTime() + usualWaitMs), fault: kind };
  }
}

/** Continues the day's searches in the ad library, and ranks the results. Only one worker at a time does. */
export async function fetchAds(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
  countries: readonly string[] = libraryCountries,
): Promise<void> {
  const now = ctx.now();
  const until = new Date(now.getTime() + leaseMs);
  const library = await claimLibrary(pool, adSource, { now, until });
  if (!library) return;
  const rest = await restAfter(pool, ctx, fetchSome(pool, ctx, world, { library, countries, signal })).catch(
    async (error: unknown) => {
      const free_at = new Date(ctx.now().getTime() + usualWaitMs);
      await releaseLibrary(pool, adSource, { free_at, fault: 'temporary' });
      throw error;
    },
  );
  await rankFetched(pool, ctx, rest.free_at !== null);
  await releaseLibrary(pool, adSource, rest);
}
