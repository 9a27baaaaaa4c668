import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { type CatalogueCounts, countCatalogue } from './queries.ts';

const keptMs = 600_000;

interface Kept {
  askedAt: number;
  counts: Promise<CatalogueCounts>;
}

/** Cached per database (a process has one), because anyone may request the counts at any rate. */
const keptOf = new WeakMap<Db, Kept>();

/** Counts at most once in ten minutes, and once for all concurrent requests; a failure is not cached. */
export function loadStatistics(db: Db, ctx: Context): Promise<CatalogueCounts> {
  const now = ctx.now().getTime();
  const known = keptOf.get(db);
  if (known && now - known.askedAt < keptMs) return known.counts;
  const counts = countCatalogue(db);
  const kept = { askedAt: now, counts };
  keptOf.set(db, kept);
  counts.catch(() => {
    if (keptOf.get(db) === kept) keptOf.delete(db);
  });
  return counts;
}
