import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { connectors } from '../../outside/connectors/all-connectors.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { rebuildDerived } from '../creator-records/source-policy/rebuild-derived.ts';
import { moveModeChange, nextModeChange, putModeChange, setFirstMode } from './queries.ts';

/**
 * Schedules the recomputation of figures for all creators with posts of a source, in the transaction that changes its
 * mode.
 */
export const modeChanged = (db: Db, _ctx: Context, source: SourceCode): Promise<void> =>
  putModeChange(db, source);

/** Recomputes what depends on changed modes. If it is killed, it continues after its last batch. */
export async function applyModes(db: Db, ctx: Context): Promise<void> {
  for (let change = await nextModeChange(db); change; change = await nextModeChange(db)) {
    const { source, after_id: from } = change;
    await moveModeChange(db, source, { from, to: await rebuildDerived(db, ctx, source, from) });
  }
}

/** Allows all figures in a new sandbox: its data is invented, so no source's terms apply. */
export async function seedModes(db: Db): Promise<void> {
  for (const { code, hasModes } of connectors) if (hasModes) await setFirstMode(db, code, 'amended');
}
