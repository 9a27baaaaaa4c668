import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { RecordPlace } from '../queries.ts';
import { entryHash, noHash, sealHash, valuesHash, type SealedEntry } from './hashes.ts';
import { isFull, latestMs, maxEntries } from './seal-rules.ts';
import { putSeal, readLastSeal, readUnsealed, type EntryRow } from './seals.queries.ts';

function sealedEntry(teamId: number, place: number, row: EntryRow): SealedEntry {
  return {
    place,
    entry_id: row.id,
    entry_hash: entryHash(teamId, row),
    values_hash: row.salt && valuesHash(row.salt, row),
  };
}

interface Looking {
  /** Behind this entry: the round has sealed what comes before. */
  after: RecordPlace | undefined;
  isWhole: boolean;
}

/** Seals the next batch in one transaction. @returns its last entry if there may be more */
async function sealBatch(
  pool: Db,
  ctx: Context,
  teamId: number,
  { after, isWhole }: Looking,
): Promise<RecordPlace | undefined> {
  return asTeam(pool, teamId, async db => {
    const last = await readLastSeal(db, teamId);
    const isUpToDate = last && !isFull(last);
    const since = isUpToDate && !isWhole ? new Date(last.sealed_at.getTime() - latestMs) : undefined;
    const rows = await readUnsealed(db, teamId, { since, after, size: maxEntries });
    if (!rows.length) return undefined;
    const first = (last?.last_place ?? 0) + 1;
    const entries = rows.map((row, at) => sealedEntry(teamId, first + at, row));
    const head = {
      number: (last?.number ?? 0) + 1,
      sealed_at: ctx.now(),
      previous_hash: last?.hash ?? noHash,
    };
    const places = { first_place: first, last_place: first + rows.length - 1 };
    const seal = { ...head, ...places, hash: sealHash(teamId, head, entries) };
    const isPut = await putSeal(db, teamId, seal, entries);
    return isPut && isFull(seal) ? rows.at(-1) : undefined;
  });
}

/**
 * Seals what was recorded since the last seal. Nobody waits for it: calls only add entries, and of two processes that
 * seal at the same time one gives up.
 * @param options.isWhole also looks for entries that were recorded long before they could be seen
 */
export async function sealTeam(pool: Db, ctx: Context, teamId: number, { isWhole } = { isWhole: false }) {
  let after: RecordPlace | undefined;
  do after = await sealBatch(pool, ctx, teamId, { after, isWhole });
  while (after);
}
