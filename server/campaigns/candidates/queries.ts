import { sql } from 'kysely';
import type { CandidateOrigin, CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export interface CampaignKey {
  teamId: number;
  campaignId: number;
}

export interface CandidateRow {
  creator_id: number;
  status: CandidateStatus;
  answer: 'interested' | 'declined' | null;
  task_id: number | null;
  recipient_id: number | null;
  invited_at: Date | null;
  opened_at: Date | null;
  replied_at: Date | null;
  ended_at: Date | null;
  excluded_at: Date | null;
  /** There is a collaboration that was not cancelled, and that more than a reply has opened. */
  collaborates: boolean;
}

const factColumns = [
  'creator_id',
  'status',
  'answer',
  'task_id',
  'recipient_id',
  'invited_at',
  'opened_at',
  'replied_at',
  'ended_at',
  'excluded_at',
] as const;

/** Returns candidates of a campaign, all or some, locked in a fixed order until the transaction ends. */
export function lockCandidates(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  creatorIds: readonly number[] | null = null,
): Promise<CandidateRow[]> {
  return db
    .selectFrom('candidates')
    .select(factColumns)
    .select(
      sql<boolean>`exists (
        select from collaborations k
        where k.team_id = candidates.team_id and k.campaign_id = candidates.campaign_id
          and k.creator_id = candidates.creator_id and k.state <> 'cancelled'
          and (k.created_by is not null or k.state <> 'negotiating'))`.as('collaborates'),
    )
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .$if(creatorIds !== null, query =>
      query.where('creator_id', '=', sql<number>`any(${creatorIds ?? []}::bigint[])`),
    )
    .orderBy('creator_id')
    .forNoKeyUpdate()
    .execute();
}

/** Inserts those that are creators and not yet candidates, in their order. @returns the new ones */
export async function insertCandidates(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  { origin, by, at }: { origin: CandidateOrigin; by: number; at: Date },
  creatorIds: readonly number[],
): Promise<number[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<{ creator_id: number }>`
    insert into candidates (team_id, campaign_id, creator_id, origin, added_by, added_at)
    select ${teamId}::bigint, ${campaignId}::bigint, c.id, ${origin}, ${by}::bigint, ${at}::timestamptz
    from unnest(${creatorIds}::bigint[]) as given (id) join creators c on c.id = given.id
    order by c.id
    on conflict (team_id, campaign_id, creator_id) do nothing
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

export type NewFacts = Omit<CandidateRow, 'answer' | 'excluded_at' | 'collaborates'>;

/** Stores the facts of candidates. */
export async function setFacts(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  rows: readonly NewFacts[],
): Promise<void> {
  if (!rows.length) return;
  const column = <K extends keyof NewFacts>(key: K) => rows.map(row => row[key]);
  await sql`
    update candidates c set status = n.status, task_id = n.task_id, recipient_id = n.recipient_id,
      invited_at = n.invited_at, opened_at = n.opened_at, replied_at = n.replied_at, ended_at = n.ended_at
    from unnest(${column('creator_id')}::bigint[], ${column('status')}::text[], ${column('task_id')}::bigint[],
      ${column('recipient_id')}::bigint[], ${column('invited_at')}::timestamptz[],
      ${column('opened_at')}::timestamptz[], ${column('replied_at')}::timestamptz[],
      ${column('ended_at')}::timestamptz[])
      as n (creator_id, status, task_id, recipient_id, invited_at, opened_at, replied_at, ended_at)
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.creator_id = n.creator_id`.execute(
    db,
  );
}
