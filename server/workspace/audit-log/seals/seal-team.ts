import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { entryHash, noHash, sealHash, valuesHash, type SealedEntry } from './hashes.ts';
import { putSeal, readLastSeal, readUnsealed, type EntryRow } from './seals.queries.ts';

const batch = 1000;

/** An entry has the time at which its call began, and is seen when that call has ended. */
const longestCallMs = 60 * 60 * 1000;

function sealedEntry(teamId: number, place: number, row: EntryRow): SealedEntry {
  return {
    place,
    entry_id: row.id,
    entry_hash: entryHash(teamId, row),
    values_hash: row.salt && valuesHash(row.salt, row),
  };
}

/** Seals the next batch in one transaction. @returns how many entries it has; 0 also if another process was first */
async function sealBatch(
  pool: Db,
  ctx: Context,
  teamId: number,
  { isWhole }: { isWhole: boolean },
): Promise<number> {
  return asTeam(pool, teamId, async db => {
    const last = await readLastSeal(db, teamId);
    const since = last && !isWhole ? new Date(last.sealed_at.getTime() - longestCallMs) : undefined;
    const rows = await readUnsealed(db, teamId, { since, size: batch });
    if (!rows.length) return 0;
    const first = (last?.last_place ?? 0) + 1;
    const entries = rows.map((row, at) => sealedEntry(teamId, first + at, row));
    const head = {
      number: (last?.number ?? 0) + 1,
      sealed_at: ctx.now(),
      previous_hash: last?.hash ?? noHash,
    };
    const places = { first_place: first, last_place: first + rows.length - 1 };
    const seal = { ...head, ...places, hash: sealHash(teamId, head, entries) };
    return (await putSeal(db, teamId, seal, entries)) ? rows.length : 0;
  });
}

/**
 * Seals what was recorded since the last seal. Nobody waits for it: calls only add entries, and of two processes that
 * seal at the same time one gives up.
 * @param options.isWhole also looks for entries that were recorded long before they could be seen
 */
export async function sealTeam(pool: Db, ctx: Context, teamId: number, options = { isWhole: false }) {
  while ((await sealBatch(pool, ctx, teamId, options)) === batch);
}
