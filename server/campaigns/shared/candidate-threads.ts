import type { Db } from '../../core/db/database.ts';
import { threadsOf } from './candidate-threads.queries.ts';

/** Returns the conversation in which a creator last answered mail of a campaign; null if there is none. */
export async function threadOfCandidate(
  db: Db,
  teamId: number,
  campaignId: number,
  creatorId: number,
): Promise<number | null> {
  const threads = await threadsOf(db, { teamId, campaignId }, [creatorId]);
  return threads.get(creatorId) ?? null;
}
