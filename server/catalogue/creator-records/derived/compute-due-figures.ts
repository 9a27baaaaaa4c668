import type { Figures } from '../../../../contract/catalogue/figures.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { endTogether } from '../../../core/end-together.ts';
import { replaceFacets } from './facets.queries.ts';
import {
  clearDue,
  countDueCreators,
  deleteFigures,
  takeDueCreators,
  updateFigureColumns,
  upsertFigures,
  type FigureRow,
} from '../stored/figures.queries.ts';
import { inputsOf } from './figure-inputs.ts';
import { readFigureInputs } from './figure-inputs.queries.ts';
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
import { traitsOf } from '../../topics/traits.ts';
import { peerRanksOf, type PeerRankColumns } from '../../figures/search-columns.ts';
import { replaceTraitCounts, upsertTraits } from './traits.queries.ts';

const figureBatch = 1000;
const peerRankBatch = 5000;

/**
 * Computes the figures that are due, for at most `limit` creators. Several workers may run it at the same time, and it
 * works in two lanes itself: the database reads and writes one batch while the other is computed.
 * @returns how many creators are still due
 */
export async function computeDueFigures(db: Db, ctx: Context, limit = Infinity): Promise<number> {
  let left = limit;
  const lane = async () => {
    while (left > 0) {
      const size = Math.min(figureBatch, left);
      left -= size;
      const taken = await db.transaction().execute(db => recomputeBatch(db, ctx.now(), size));
      left += size - taken;
      if (!taken) return;
    }
  };
  await endTogether([lane(), lane()]);
  return countDueCreators(db);
}

async function recomputeBatch(db: Db, now: Date, size: number): Promise<number> {
  const due = await takeDueCreators(db, size);
  if (!due.length) return 0;
  const market = await readMarket(db);
  const heldBack = await readHeldBackSources(db);
  const rows = await readFigureInputs(db, due, heldBack);
  const origins = heldBack.length ? await readOrigins(db, due) : new Map<number, Origins>();
  const figures_at = now.toISOString();
  const columns: FigureRow[] = [];
  const explained: { creator_id: number; figures: Figures }[] = [];
  const unexplained: number[] = [];
  const traits: { creator_id: number; traits: string[] }[] = [];
  for (const row of rows) {
    const inputs = inputsOf(row, heldBack);
    const isFollowersHeldBack = isFrom(heldBack, origins.get(row.id)?.['followers']);
    const figured = recomputeFigures({ ...inputs.figures, isFollowersHeldBack }, market);
    columns.push({ id: row.id, ...figured.columns, figures_at });
    if (figured.figures) explained.push({ creator_id: row.id, figures: figured.figures });
    else unexplained.push(row.id);
    traits.push({ creator_id: row.id, traits: traitsOf(inputs.traits, market.commonTraits) });
  }
  await updateFigureColumns(db, columns);
  await upsertFigures(db, explained, now);
  await deleteFigures(db, unexplained);
  await upsertTraits(db, traits);
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
