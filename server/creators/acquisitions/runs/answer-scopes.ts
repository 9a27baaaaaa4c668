import type { Db } from '../../../core/db/database.ts';
import { closeScope } from '../../../sourcing/sources/service.ts';
import { runOf } from './begin-run.ts';
import { openBatch } from '../items.queries.ts';
import type { Stored } from '../queries.ts';

/** The scope under which the answers of a step are kept until the step is stored. */
const scopeOf = ({ team_id, id, run }: Stored, step: string | number) =>
  `acquisition:${team_id}:${id}:${run}:${step}`;

export const searchScope = (acquisition: Stored): string => scopeOf(acquisition, 'search');

/** @param batch position of its first item */
export const batchScope = (acquisition: Stored, batch: number): string => scopeOf(acquisition, batch);

/** Deletes the stored answers of an acquisition that does not continue. */
export async function deleteScopes(db: Db, acquisition: Stored): Promise<void> {
  await closeScope(db, searchScope(acquisition));
  const batch = await openBatch(db, runOf(acquisition));
  if (batch !== null) await closeScope(db, batchScope(acquisition, batch));
}
