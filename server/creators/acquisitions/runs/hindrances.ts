import type { SourceCode, SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Way } from '../../../sourcing/sources/gate/find-way.ts';
import { againAt } from './retry-time.ts';
import { tellOf } from './begin-run.ts';
import { updateAcquisition, type Stored } from '../queries.ts';

export interface Hindrance {
  fault: SourceFaultKind;
  /** Null: none is set up. */
  source: SourceCode | null;
  freeAt: Date | null;
  /** It was tried, and may be in vain again; else it waits for something. */
  isTried: boolean;
}

export const hindranceBy = ({ kind, freeAt }: SourceFault, source: SourceCode): Hindrance => ({
  fault: kind,
  source,
  freeAt,
  isTried: kind === 'temporary',
});

/** Why a way cannot be taken now. */
export function hindranceOf({ source, state, freeAt }: Way): Hindrance {
  if (source === null || state === 'noSource') {
    return { fault: 'credential', source: null, freeAt: null, isTried: false };
  }
  return { fault: state === 'resting' ? 'temporary' : 'quota', source, freeAt, isTried: false };
}

/** Says why it does not go on, in the caller's transaction. @returns when it is worth another try */
export async function holdUp(
  db: Db,
  ctx: Context,
  acquisition: Stored,
  { fault, source, freeAt, isTried }: Hindrance,
): Promise<Date> {
  const tries = acquisition.tries + (isTried ? 1 : 0);
  const said = { fault, source, freeAt: freeAt?.toISOString() ?? null };
  await updateAcquisition(db, acquisition, { tries, hold_up: said });
  await tellOf(db, acquisition);
  return againAt(ctx.now(), tries, freeAt);
}
