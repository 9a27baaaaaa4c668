import type { Db } from '../../db/database.ts';
import { changeMaker } from './queries.ts';

/** The templates of a deleted account pass on, with the private ones. */
export async function handOverTemplates(
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> {
  await changeMaker(db, teamId, fromAccountId, toAccountId);
}
