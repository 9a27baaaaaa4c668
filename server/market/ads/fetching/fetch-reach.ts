import { askReach, type ReachOfAd } from '../../../outside/connectors/tiktok/ad-reach.ts';
import { SourceFault, passes } from '../../../outside/connectors/source-fault.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { closeScope } from '../../../sourcing/sources/service.ts';
import { countDetailed, keepReach, nextForReach, type RegionReach } from './ads.queries.ts';
import type { DayOfLibrary } from './fetch-ad-page.ts';
import { adPlatform, everywhere } from '../ad-library.ts';
import { reachNumber } from './reach-number.ts';

/** Each costs a call of its own, and most of the quota is needed to find ads. */
const maxOfADay = 150;

function regionsOf({ reach, byCountry }: ReachOfAd): RegionReach[] {
  return Object.entries({ [everywhere]: reach, ...byCountry }).flatMap(([region, reachText]) =>
    reachText === '' ? [] : [{ region, reachText, reach: reachNumber(reachText) }],
  );
}

/**
 * Fetches the reach by country of the next ad that somebody opened or saved.
 * @returns whether there was one @throws SourceFault if the library cannot be asked now
 */
export async function fetchReach(
  pool: Db,
  ctx: Context,
  { gate, scope, day }: DayOfLibrary,
): Promise<boolean> {
  const asked = await nextForReach(pool, adPlatform);
  if (!asked || (await countDetailed(pool, new Date(day))) >= maxOfADay) return false;
  const regions = await askReach(gate, asked.library_id).then(regionsOf, (error: unknown) => {
    if (error instanceof SourceFault && !passes(error)) return [];
    throw error;
  });
  await pool.transaction().execute(async db => {
    await keepReach(db, asked.id, regions, { day, at: ctx.now() });
    await closeScope(db, scope);
  });
  return true;
}
