import { brandKey } from '../../../../contract/catalogue/brand-key.ts';
import { queryAds, type ShownAd } from '../../../outside/connectors/tiktok/ad-library.ts';
import { SourceFault, passes } from '../../../outside/connectors/source-fault.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { closeScope } from '../../../sourcing/sources/service.ts';
import type { OpenGate } from '../../../sourcing/sources/gate/gate.ts';
import { keepAds, type ReportedAd } from './ads.queries.ts';
import { publishedOn } from './day-searches.ts';
import { noteFetched } from '../libraries.queries.ts';
import { adPlatform, adSource, everywhere } from '../ad-library.ts';
import { reachNumber } from './reach-number.ts';
import { endSearch, nextSearch, notePage, restartSearch, type Search } from './searches.queries.ts';

/** The most pages of one search, so that no country uses the quota of the others. */
const maxPages = 10;

/** What the work of a day needs. */
export interface DayOfLibrary {
  /** It keeps one answer for `scope`: the last, until that is stored. */
  gate: OpenGate;
  scope: string;
  /** UTC, `yyyy-MM-dd`. */
  day: string;
  /** How long the worker holds the library after each page, ms. */
  leaseMs: number;
}

const reportedOf = (ad: ShownAd): ReportedAd => ({
  libraryId: ad.id,
  advertiserId: ad.advertiserId,
  advertiser: ad.advertiserName,
  advertiserKey: brandKey(ad.advertiserName),
  paidBy: ad.paidBy,
  firstShownOn: ad.firstShown,
  lastShownOn: ad.lastShown,
  isActive: ad.isActive,
  reachText: ad.reach,
  reach: reachNumber(ad.reach),
});

const askedOf = ({ country, words, min_reach, max_reach, day, next }: Search) => ({
  countryCode: country,
  ...publishedOn(day),
  ...(words !== null && { searchTerm: words }),
  ...(min_reach !== null && max_reach !== null && { reach: { min: min_reach, max: max_reach } }),
  next,
});

/**
 * Fetches the next page of the day's searches. After a kill, answered questions are not asked again: the gate keeps the
 * answer until the page's ads and the search's progress are stored in one transaction.
 * @returns whether there was one @throws SourceFault if the library cannot be asked now
 */
export async function fetchPage(
  pool: Db,
  ctx: Context,
  { gate, scope, day, leaseMs }: DayOfLibrary,
): Promise<boolean> {
  const search = await nextSearch(pool, adSource, day);
  if (!search) return false;
  try {
    const { ads, next } = await queryAds(gate, askedOf(search));
    const adsById = new Map(ads.map(ad => [ad.id, reportedOf(ad)]));
    const at = ctx.now();
    const region = search.country === everywhere ? null : search.country;
    const isOver = next === null || search.pages + 1 >= maxPages;
    const report = { platform: adPlatform, region, isSample: gate.isSandbox, day, at };
    await pool.transaction().execute(async db => {
      await keepAds(db, [...adsById.values()], report);
      await notePage(db, search, { next, found: adsById.size, endedAt: isOver ? at : null });
      await noteFetched(db, adSource, at, new Date(at.getTime() + leaseMs));
      await closeScope(db, scope);
    });
  } catch (error) {
    if (!(error instanceof SourceFault) || passes(error)) throw error;
    await giveUp(pool, ctx, search, error);
  }
  return true;
}

/**
 * Ends a search that the library will never accept. The page token of an earlier answer may have expired, so the search
 * first restarts once.
 */
async function giveUp(pool: Db, ctx: Context, search: Search, { kind }: SourceFault): Promise<void> {
  if (search.next !== null && search.restarts === 0) await restartSearch(pool, search);
  else await endSearch(pool, search, ctx.now(), kind);
}
