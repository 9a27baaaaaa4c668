import type { TeamMarks } from '../../../contract/creators/team-creators/team-creators.ts';
import type { Db } from '../../core/db/database.ts';
import type { Taker } from '../../billing/plans/service.ts';
import { listsHolding } from './list-memberships.queries.ts';

/** Returns the lists of each creator that the caller may see, oldest first; a creator in none has no entry. */
export async function listsOfCreators(
  db: Db,
  { actor }: Taker,
  creatorIds: readonly number[],
): Promise<Map<number, TeamMarks['lists']>> {
  const rows = await listsHolding(db, actor, creatorIds);
  const byCreator = Map.groupBy(rows, row => row.creator_id);
  return new Map(
    [...byCreator].map(([id, lists]) => [id, lists.map(({ id, name, color }) => ({ id, name, color }))]),
  );
}
