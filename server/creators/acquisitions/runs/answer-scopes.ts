import type { Db } from '../../../core/db/database.ts';
import { closeScope } from '../../../sourcing/sources/service.ts';
import { runOf } from './begin-run.ts';
import { openBatch } from '../items.queries.ts';
import type { Stored } from '../queries.ts';

/** Under which the answers of a step are remembered until it is written down. */
const scopeOf = ({ team_id, id, run }: Stored, step: string | number) =>
  `acquisition:${team_id}:${id}:${run}:${step}`;

export const searchScope = (acquisition: Stored): string => scopeOf(acquisition, 'search');

/** @param batch the position of the first who is asked for */
export const batchScope = (acquisition: Stored, batch: number): string => scopeOf(acquisition, batch);

/** Of one that does not go on: what was answered meanwhile is not needed any more. */
export async function forgetScopes(db: Db, acquisition: Stored): Promise<void> {
  await closeScope(db, searchScope(acquisition));
  const batch = await openBatch(db, runOf(acquisition));
  if (batch !== null) await closeScope(db, batchScope(acquisition, batch));
}
