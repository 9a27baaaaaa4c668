import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { replaceFacets } from './facets.queries.ts';
import {
  clearDue,
  countDueCreators,
  deleteFigures,
  figureTimes,
  readFigurePosts,
  readFigureSnapshots,
  readFigureSubjects,
  takeDueCreators,
  updateFigureColumns,
  upsertFigures,
} from '../stored/figures.queries.ts';
import { readMarket } from './peer-market.ts';
import { isFrom, type Origins } from '../../observations/field-provenance.ts';
import { readHeldBackSources, readOrigins } from '../stored/provenance.queries.ts';
import {
  claimFigures,
  lockPeers,
  readPeerRanks,
  replacePeerBrackets,
  updatePeerRanks,
} from './peers.queries.ts';
import { recomputeFigures } from '../../figures/recompute-figures.ts';
import { recomputeTraits } from './recompute-traits.ts';
import { splitByUse } from '../stored/stored-rows.ts';
import { peerRanksOf, type PeerRankColumns } from '../../figures/search-columns.ts';
import { replaceTraitCounts } from './traits.queries.ts';

const figureBatch = 1000;
const peerRankBatch = 5000;

/**
 * Computes the figures that are due, for at most `limit` creators. Several workers may run it at the same time.
 * @returns how many creators are still due
 */
export async function computeDueFigures(db: Db, ctx: Context, limit = Infinity): Promise<number> {
  for (let done = 0; done < limit;) {
    const size = Math.min(figureBatch, limit - done);
    const taken = await db.transaction().execute(db => recomputeBatch(db, ctx.now(), size));
    if (!taken) break;
    done += taken;
  }
  return countDueCreators(db);
}

async function recomputeBatch(db: Db, now: Date, size: number): Promise<number> {
  const due = await takeDueCreators(db, size);
  if (!due.length) return 0;
  const subjects = await readFigureSubjects(db, due);
  const market = await readMarket(db);
  const heldBack = await readHeldBackSources(db);
  const posts = Map.groupBy(await readFigurePosts(db, subjects, heldBack), row => row.creator_id);
  const snapshots = Map.groupBy(await readFigureSnapshots(db, subjects, heldBack), row => row.creator_id);
  const origins = heldBack.length ? await readOrigins(db, due) : new Map<number, Origins>();
  const figured = subjects.map(subject => {
    const inputs = {
      creator: subject,
      ...splitByUse(posts.get(subject.id) ?? [], heldBack),
      isFollowersHeldBack: isFrom(heldBack, origins.get(subject.id)?.['followers']),
      snapshots: snapshots.get(subject.id) ?? [],
      ...figureTimes(subject),
    };
    return { id: subject.id, ...recomputeFigures(inputs, market) };
  });
  const figures_at = now.toISOString();
  await updateFigureColumns(
    db,
    figured.map(({ id, columns }) => ({ id, ...columns, figures_at })),
  );
  const explained = figured.flatMap(({ id, figures }) => (figures ? [{ creator_id: id, figures }] : []));
  await upsertFigures(db, explained, now);
  await deleteFigures(
    db,
    figured.filter(({ figures }) => !figures).map(({ id }) => id),
  );
  await recomputeTraits(db, subjects, market, heldBack);
  return due.length;
}

/**
 * Compares all analysed creators with their peers (same platform and follower bracket) again, and corrects levels,
 * percentiles and prices that have changed.
 * @returns how many creators were corrected
 */
export async function recomputePeers(db: Db, ctx: Context): Promise<number> {
  const now = ctx.now();
  await db.transaction().execute(async db => {
    await lockPeers(db);
    await replacePeerBrackets(db, now);
    await replaceFacets(db);
    await replaceTraitCounts(db);
  });
  const market = await readMarket(db);
  let corrected = 0;
  for (let afterId = 0; ;) {
    const rows = await readPeerRanks(db, afterId, peerRankBatch);
    const last = rows.at(-1);
    if (!last) return corrected;
    afterId = last.id;
    const wrong = rows.flatMap(row => {
      const peerRanks = peerRanksOf(row, market);
      const fields = Object.keys(peerRanks) as (keyof PeerRankColumns)[];
      const isSearched = peerRanks.level !== row.level || peerRanks.price_fen !== row.price_fen;
      return fields.some(field => peerRanks[field] !== row[field])
        ? [{ ...row, ...peerRanks, isSearched }]
        : [];
    });
    if (!wrong.length) continue;
    corrected += await db.transaction().execute(async db => {
      const claimed = await claimFigures(
        db,
        wrong.map(row => row.id),
        now,
      );
      const own = new Set(claimed);
      const written = await updatePeerRanks(
        db,
        wrong.filter(row => own.has(row.id)),
      );
      await clearDue(db, claimed);
      return written;
    });
  }
}
