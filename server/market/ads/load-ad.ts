import type { z } from 'zod';
import type { getAd } from '../../../contract/market/ads.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { wayFor } from '../../sourcing/sources/gate/find-way.ts';
import { wakeLibrary } from './libraries.queries.ts';
import { adSource, everywhere } from './ad-library.ts';
import { presentAd } from './present-ad.ts';
import { savedIds } from './saved-ads.queries.ts';
import {
  type AdRow,
  askDetail,
  creatorsNaming,
  type NamingCreator,
  othersOf,
  type ReachRow,
  readAd,
  readReach,
} from './load-ads.queries.ts';

type Reply = z.output<typeof getAd.reply>;

const maxOthers = 12;
const maxCreators = 12;
/** After this time the reach by country is fetched again. */
const detailMs = 86_400_000;

/** Returns the latest report of each country, the highest reach first. */
function latestByRegion(rows: readonly ReachRow[]): Reply['byRegion'] {
  const latest = new Map(rows.filter(({ region }) => region !== everywhere).map(row => [row.region, row]));
  return [...latest.values()]
    .map(({ region, reach_text, reach }) => ({ region, reachText: reach_text, reach }))
    .toSorted((a, b) => (b.reach ?? -1) - (a.reach ?? -1) || a.region.localeCompare(b.region));
}

/** Opening an ad queues it for its reach by country, unless that was fetched today. */
async function stateOfDetail(
  db: Db,
  ctx: SignedIn,
  world: SourceServices,
  { id, platform, detailed_at }: AdRow,
): Promise<Reply['detail']> {
  const now = ctx.now();
  const isOld = !detailed_at || now.getTime() - detailed_at.getTime() > detailMs;
  if (isOld) {
    await askDetail(db, id, now);
    await wakeLibrary(db, adSource);
  }
  if (detailed_at) return 'told';
  const { state } = await wayFor(db, ctx, world, { platform, capability: 'ads' });
  return state === 'noSource' ? 'noSource' : 'asked';
}

const pageOf = ({ library_id, is_sample }: AdRow) =>
  is_sample ? '' : `https://library.tiktok.com/ads/detail/?ad_id=${encodeURIComponent(library_id)}`;

const presentNaming = ({ avatar_url, ...creator }: NamingCreator) => ({
  ...creator,
  avatarUrl: faceOf(creator.id, avatar_url),
});

/** @throws AppError not_found */
export async function describeAd(db: Db, ctx: SignedIn, world: SourceServices, id: number): Promise<Reply> {
  const row = await readAd(db, id);
  if (!row) throw new AppError('not_found');
  const { teamId } = ctx.actor;
  const brand = row.advertiser_key;
  const [detail, reach, others, heldBack, saved] = await Promise.all([
    stateOfDetail(db, ctx, world, row),
    readReach(db, id),
    othersOf(db, row, maxOthers),
    heldBackSources(db),
    asTeam(db, teamId, db => savedIds(db, teamId)),
  ]);
  const creators = brand ? await creatorsNaming(db, brand, { max: maxCreators, heldBack }) : [];
  return {
    ad: { ...presentAd(row), isSaved: saved.includes(id), libraryUrl: pageOf(row) },
    detail,
    detailedAt: row.detailed_at?.toISOString() ?? null,
    byRegion: latestByRegion(reach),
    reachHistory: reach
      .filter(({ region }) => region === everywhere)
      .map(({ day, reach: reported }) => ({ day, reach: reported })),
    others: others.map(presentAd),
    brand,
    creators: creators.map(presentNaming),
  };
}
