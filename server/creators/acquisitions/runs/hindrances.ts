import type { SourceCode, SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Way } from '../../../sourcing/sources/gate/find-way.ts';
import { againAt } from './retry-time.ts';
import { announceTo } from './begin-run.ts';
import { updateAcquisition, type Stored } from '../queries.ts';

export interface Hindrance {
  fault: SourceFaultKind;
  /** Null if none is set up. */
  source: SourceCode | null;
  freeAt: Date | null;
  /** The source was tried and may fail again; otherwise the acquisition waits for something. */
  isTried: boolean;
}

export const hindranceBy = ({ kind, freeAt }: SourceFault, source: SourceCode): Hindrance => ({
  fault: kind,
  source,
  freeAt,
  isTried: kind === 'temporary',
});

/** Returns why a source cannot be asked now. */
export function hindranceOf({ source, state, freeAt }: Way): Hindrance {
  if (source === null || state === 'noSource') {
    return { fault: 'credential', source: null, freeAt: null, isTried: false };
  }
  return { fault: state === 'resting' ? 'temporary' : 'quota', source, freeAt, isTried: false };
}

/** Stores why it does not continue, in the caller's transaction. @returns when to try again */
export async function holdUp(
  db: Db,
  ctx: Context,
  acquisition: Stored,
  { fault, source, freeAt, isTried }: Hindrance,
): Promise<Date> {
  const tries = acquisition.tries + (isTried ? 1 : 0);
  const said = { fault, source, freeAt: freeAt?.toISOString() ?? null };
  await updateAcquisition(db, acquisition, { tries, hold_up: said });
  await announceTo(db, acquisition);
  return againAt(ctx.now(), tries, freeAt);
}
