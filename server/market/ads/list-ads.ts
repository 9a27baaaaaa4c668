import type { z } from 'zod';
import type { rankAds } from '../../../contract/market/ads.ts';
import { brandKey } from '../../../contract/catalogue/brand-key.ts';
import { rankingLimits } from '../../../contract/market/ranking-kinds.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { wayFor } from '../../sourcing/sources/gate/find-way.ts';
import { utcDay } from './utc-days.ts';
import {
  countPlaces,
  type EditionRow,
  newestEditions,
  pastPlaces,
  type PlaceRow,
  readPlaces,
  regionsOfDay,
  scoreAds,
  type ScoredAd,
} from './edition.queries.ts';
import { noteWords, readLibrary } from './libraries.queries.ts';
import { adPlatform, adSource, everywhere } from './ad-library.ts';
import { windowOf } from './make-edition.ts';
import { presentAd } from './present-ad.ts';
import { savedIds } from './saved-ads.queries.ts';
import { idsOfNamed, readAds } from './load-ads.queries.ts';

type Params = z.output<typeof rankAds.query>;
type Reply = z.output<typeof rankAds.reply>;

/** This many ads of an advertiser are compared; nobody pages through more. */
const maxNamed = 300;
/** A shorter name would match half of the library. */
const leastWords = 2;

interface Placed {
  places: (ScoredAd & { rank: number })[];
  total: number;
}

/** Ranks only the requested ads among themselves. */
async function placeAlone(db: Db, asked: Params, day: string, saved: readonly number[]): Promise<Placed> {
  const { platform, region, window, page, size } = asked;
  const of = windowOf(day, window);
  const words = brandKey(asked.words ?? '');
  const named = words
    ? await idsOfNamed(db, { platform, words, region, shownSince: of.from, max: maxNamed })
    : null;
  const own = new Set(saved);
  const ids = asked.onlySaved ? (named ? named.filter(id => own.has(id)) : saved) : (named ?? []);
  const scored = await scoreAds(db, ids, of);
  const places = scored.map((ad, at) => ({ ...ad, rank: at + 1 }));
  return { places: places.slice((page - 1) * size, page * size), total: places.length };
}

/** Names that teams search for are searched first in the library, from the next day on. */
async function noteSearch(db: Db, ctx: SignedIn, words: string | undefined): Promise<void> {
  const key = brandKey(words ?? '').slice(0, 50);
  if (key.length >= leastWords) await noteWords(db, key, ctx.now());
}

async function presentPlaces(
  db: Db,
  places: readonly (ScoredAd & Pick<PlaceRow, 'rank'>)[],
  { asked, editions, saved }: { asked: Params; editions: readonly EditionRow[]; saved: readonly number[] },
): Promise<Reply['ads']> {
  const { platform, region = everywhere, window: days } = asked;
  const ids = places.map(({ id }) => id);
  const editionDays = editions.map(({ day }) => day).toReversed();
  const [rows, past] = await Promise.all([
    readAds(db, ids),
    editionDays[0] === undefined ? [] : pastPlaces(db, { platform, days, region }, ids, editionDays[0]),
  ]);
  const adOf = new Map(rows.map(row => [row.id, row]));
  const at = new Map(past.map(place => [`${place.ad_id} ${place.day}`, place]));
  const isWhole = !asked.words && !asked.onlySaved;
  const dayBefore = isWhole ? editions[1]?.day : undefined;
  const own = new Set(saved);
  return places.flatMap(({ id, rank, score, why }) => {
    const row = adOf.get(id);
    if (!row) return [];
    return {
      ...presentAd(row),
      rank,
      before: at.get(`${id} ${dayBefore}`)?.rank ?? null,
      score,
      why,
      spark: editionDays.map(day => at.get(`${id} ${day}`)?.score ?? null),
      firstSeenOn: row.first_seen_on,
      isSaved: own.has(id),
    };
  });
}

/** Returns a page of the newest edition, or of the ads of an advertiser or of the team's board. */
export async function listAds(db: Db, ctx: SignedIn, world: SourceServices, asked: Params): Promise<Reply> {
  const { platform, region = everywhere, window: days, page, size } = asked;
  const { teamId } = ctx.actor;
  await noteSearch(db, ctx, asked.words);
  const [editions, library, saved] = await Promise.all([
    newestEditions(db, { platform, days, region }, rankingLimits.history),
    readLibrary(db, adSource),
    asTeam(db, teamId, db => savedIds(db, teamId)),
  ]);
  const [newest] = editions;
  const day = newest?.day ?? utcDay(library.fetched_at ?? ctx.now());
  const ranking = { platform, days, region, day };
  const isWhole = !asked.words && !asked.onlySaved;
  const [{ places, total }, regions] = await Promise.all([
    isWhole
      ? readPlaces(db, ranking, { size, offset: (page - 1) * size }).then(async places => ({
          places,
          total: await countPlaces(db, ranking),
        }))
      : placeAlone(db, asked, day, saved),
    regionsOfDay(db, { platform, days, day }),
  ]);
  const isOurs = platform === adPlatform;
  const isReady = isOurs && library.fetched_at !== null;
  const way = isReady ? null : await wayFor(db, ctx, world, { platform, capability: 'ads' });
  return {
    state: isReady ? 'ready' : way?.state === 'noSource' ? 'noSource' : 'none',
    madeAt: (newest?.made_at ?? (isOurs ? library.fetched_at : null))?.toISOString() ?? null,
    comparedWith: isWhole ? (editions[1]?.day ?? null) : null,
    trouble:
      isOurs && library.fault
        ? { fault: library.fault, freeAt: library.free_at?.toISOString() ?? null }
        : null,
    considered: isWhole ? (newest?.considered ?? 0) : total,
    total,
    regions,
    ads: await presentPlaces(db, places, { asked, editions, saved }),
  };
}
