import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { IdPair } from '../../../core/db/move-references.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { listTeamIds } from '../../../identity/accounts/service.ts';
import { originsOfOne } from '../../observations/field-provenance.ts';
import { mergeCreator } from '../../observations/merge-facts.ts';
import { deleteCreators, readCreators, updateCreators } from '../stored/creators.queries.ts';
import { changeTermCounts } from '../stored/dictionary.queries.ts';
import { clearDue, markFiguresDue } from '../stored/figures.queries.ts';
import { keysOfCreators, lockKeys, moveKeys } from '../stored/keys.queries.ts';
import { readOrigins, upsertOrigins } from '../stored/provenance.queries.ts';
import { creatorRow, storedFacts } from '../stored/stored-rows.ts';
import { TermTally } from '../stored/term-tally.ts';
import { creatorMerged, creatorsMerged } from './merge-hooks.ts';
import { copyCatalogueRows, dropMerges, endMerge, readStaying, readWaiting } from './merges.queries.ts';

const batch = 200;

/** Pairs each creator with the one that stays. Where the pairs form a circle, the last one considered stays. */
function resolve(waiting: readonly number[], staying: ReadonlyMap<number, number>): IdPair[] {
  const chosen = new Map<number, number>();
  const last = (id: number): number => {
    const into = chosen.get(id);
    return into === undefined ? id : last(into);
  };
  for (const from of waiting) {
    const into = last(staying.get(from) ?? from);
    if (into !== from) chosen.set(from, into);
  }
  return [...chosen.keys()].map(from => ({ from, into: last(from) }));
}

/**
 * Moves everything that any team keeps of creators who turned out to be others, then their catalogue data, and deletes
 * them. Repeatable at every step, so that a killed worker changes nothing in the result.
 */
export async function mergeCreators(pool: Db, ctx: Context): Promise<void> {
  const waiting = await readWaiting(pool, batch);
  const pairs = resolve(waiting, await readStaying(pool, waiting));
  const going = new Set(pairs.map(pair => pair.from));
  // They would be the oldest that wait for ever.
  await dropMerges(
    pool,
    waiting.filter(id => !going.has(id)),
  );
  if (!pairs.length) return;
  const kept = new Set<number>();
  for (const teamId of await listTeamIds(pool))
    await asTeam(pool, teamId, db => creatorsMerged.run(db, ctx, { teamId, pairs, kept }));
  for (const pair of pairs)
    await pool.transaction().execute(db => mergeOne(db, ctx, pair, kept.has(pair.from)));
}

/**
 * Returns the creators that those of old links, or of visits that waited, turned out to be; without those that never
 * turned out to be another.
 */
export async function findStaying(
  db: Db,
  _ctx: Context,
  ids: readonly number[],
): Promise<Map<number, number>> {
  return readStaying(db, ids);
}

async function mergeOne(db: Db, ctx: Context, pair: IdPair, isKept: boolean): Promise<void> {
  const { from, into } = pair;
  const keys = await keysOfCreators(db, [from, into]);
  await lockKeys(db, keys);
  const rows = new Map((await readCreators(db, [from, into])).map(row => [row.id, row]));
  const [old, row] = [rows.get(from), rows.get(into)];
  // Who was to stay is deleted by now: the next run decides again.
  if (!row) return;
  if (old) {
    await markFiguresDue(db, [into], ctx.now());
    await creatorMerged.run(db, ctx, pair);
    await copyCatalogueRows(db, pair);
    // What is known of the one who stays is not replaced by what is equally new.
    const facts = mergeCreator(storedFacts(old), storedFacts(row));
    const merged = creatorRow(
      into,
      { ...facts, platformId: row.platform_id },
      row.has_email || old.has_email,
    );
    await updateCreators(db, [merged]);
    await mergeOrigins(db, pair, rows);
    await moveKeys(db, new Map([...keys].filter(([, id]) => id === from).map(([key]) => [key, into])));
    const tally = new TermTally();
    tally.replace(row.search_text, merged.search_text);
    if (!isKept) {
      tally.replace(old.search_text, '');
      await deleteCreators(db, [from]);
      await clearDue(db, [from]);
    }
    await changeTermCounts(db, tally.changes);
  }
  await endMerge(db, pair, ctx.now());
}

/** Only fields that a connector reported have a known origin. */
async function mergeOrigins(
  db: Db,
  { from, into }: IdPair,
  rows: ReadonlyMap<number, Parameters<typeof storedFacts>[0]>,
): Promise<void> {
  const known = await readOrigins(db, [from, into]);
  const other = rows.get(from);
  if (!known.size || !other) return;
  const before = known.get(from) ?? originsOfOne(storedFacts(other));
  await upsertOrigins(db, [{ creator_id: into, fields: { ...before, ...known.get(into) } }]);
}
