import { rankingLimits, type RankingWindow, rankingWindows } from '../../../contract/market/ranking-kinds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { utcDay } from './utc-days.ts';
import { makeEdition } from './edition.queries.ts';
import { noteRanked, readLibrary } from './libraries.queries.ts';
import { adPlatform, adSource } from './ad-library.ts';

/** The library reports a day after it has ended: a window is this many days plus the current one (UTC). */
export const windowOf = (day: string, days: RankingWindow): { from: string; day: string } => ({
  from: utcDay(day, -days),
  day,
});

/** While new ads arrive, they are ranked again at this interval. */
const everyMs = 3_600_000;

/**
 * Makes the day's edition of all ad rankings if something was fetched since the last one. A library that does not
 * answer changes nothing, so that an edition is never newer than its data.
 * @param isWaiting nothing more arrives for a while
 */
export async function rankFetched(pool: Db, ctx: Context, isWaiting: boolean): Promise<void> {
  const { fetched_at: at, ranked_at: rankedAt, has_news: hasNews } = await readLibrary(pool, adSource);
  if (!at || !hasNews) return;
  const isOld = !rankedAt || ctx.now().getTime() - rankedAt.getTime() >= everyMs;
  if (!isWaiting && !isOld) return;
  const day = utcDay(at);
  const max = rankingLimits.places;
  await pool.transaction().execute(async db => {
    for (const days of rankingWindows)
      await makeEdition(db, { platform: adPlatform, days, ...windowOf(day, days), max, at });
    await noteRanked(db, adSource, at);
  });
}
