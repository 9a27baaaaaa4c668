import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../campaigns/service.ts';
import { threadsOf } from './queries.ts';
import { refresh } from './refresh.ts';

/**
 * Takes what is known of a campaign's mail into its candidates, in the caller's transaction as the team: who replied
 * for the first time gets a collaboration.
 */
export const refreshCandidates = (
  db: Db,
  ctx: Context,
  teamId: number,
  campaign: CampaignOf,
): Promise<void> => refresh(db, ctx, teamId, campaign);

/** The conversation in which a creator last answered mail of a campaign; null: there is none. */
export async function threadOfCandidate(
  db: Db,
  teamId: number,
  campaignId: number,
  creatorId: number,
): Promise<number | null> {
  const threads = await threadsOf(db, { teamId, campaignId }, [creatorId]);
  return threads.get(creatorId) ?? null;
}
