import { sql } from 'kysely';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Db } from '../../../core/db/database.ts';

interface Column {
  teamId: number;
  campaignId: number;
  state: CollaborationState;
}

/** Returns a rank above all cards of a column. */
export async function topRank(db: Db, { teamId, campaignId, state }: Column): Promise<string> {
  const { rows } = await sql<{ rank: string }>`
    select (coalesce(min(rank), 1) - 1)::text as rank from collaborations
    where team_id = ${teamId} and campaign_id = ${campaignId} and state = ${state}`.execute(db);
  return rows[0]?.rank ?? '0';
}
