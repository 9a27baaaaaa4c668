import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { readCreators } from '../stored/creators.queries.ts';
import { changeTermCounts } from '../stored/dictionary.queries.ts';
import { markFiguresDue } from '../stored/figures.queries.ts';
import { keysOfCreators, lockKeys } from '../stored/keys.queries.ts';
import { creatorsReportedBy, readHeldBackSources } from '../stored/provenance.queries.ts';
import { asStored, writeRevised } from '../writing/write-revised.ts';
import { TermTally } from '../stored/term-tally.ts';

const batch = 1000;

/**
 * Rebuilds what is derived from the posts of a source, as the source's mode now allows, and marks the figures as due.
 * Handles the next creators in order of id, in one transaction. @returns the last id; null if there are no more
 */
export async function rebuildDerived(
  db: Db,
  ctx: Context,
  source: SourceCode,
  afterId: number,
): Promise<number | null> {
  const ids = await creatorsReportedBy(db, source, afterId, batch);
  if (ids.length) await db.transaction().execute(db => rebuildBatch(db, ctx.now(), ids));
  return ids.at(-1) ?? null;
}

async function rebuildBatch(db: Db, now: Date, ids: readonly number[]): Promise<void> {
  await lockKeys(db, await keysOfCreators(db, ids));
  const rows = await readCreators(db, ids);
  await markFiguresDue(
    db,
    rows.map(row => row.id),
    now,
  );
  const written = await writeRevised(db, rows.map(asStored), await readHeldBackSources(db));
  const tally = new TermTally();
  for (const [at, row] of rows.entries()) tally.replace(row.search_text, written[at]?.search_text ?? '');
  await changeTermCounts(db, tally.changes);
}
