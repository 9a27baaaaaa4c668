import type { Db } from '../../core/db/database.ts';
import { countWaiting } from './queries.ts';

/** Counts the drafts of each collaboration that wait for the team; those without any are missing. */
export async function waitingDraftsOf(
  db: Db,
  teamId: number,
  collaborationIds: readonly number[],
): Promise<Map<number, number>> {
  if (!collaborationIds.length) return new Map();
  const rows = await countWaiting(db, teamId, collaborationIds);
  return new Map(rows.map(({ collaboration_id: id, count }) => [id, count]));
}
