import { sql } from 'kysely';
import type { CandidateOrigin, CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import type { CandidateFilter } from '../../../contract/campaigns/candidates.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignKey } from './queries.ts';

const like = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filtered(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  { status, excluded, keyword }: CandidateFilter,
) {
  const wanted = keyword?.trim();
  return db
    .selectFrom('candidates as c')
    .where('c.team_id', '=', teamId)
    .where('c.campaign_id', '=', campaignId)
    .where('c.excluded_at', excluded ? 'is not' : 'is', null)
    .$if(status !== undefined, query => query.where('c.status', '=', status ?? 'candidate'))
    .$if(Boolean(wanted), query =>
      query.where(
        sql<boolean>`(exists (
          select from creators k
          where k.id = c.creator_id and (k.name ilike ${like(wanted ?? '')} or k.handle ilike ${like(wanted ?? '')})
        ) or exists (
          select from team_creators own
          where own.team_id = c.team_id and own.creator_id = c.creator_id
            and own.imported_name ilike ${like(wanted ?? '')}
        ))`,
      ),
    );
}

/** The last added first. */
export async function pageOfCandidates(
  db: Db,
  of: CampaignKey,
  filter: CandidateFilter,
  { size, offset }: { size: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const { total } = await filtered(db, of, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered(db, of, filter)
    .select('c.creator_id')
    .orderBy('c.added_at', 'desc')
    .orderBy('c.creator_id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return { ids: rows.map(row => row.creator_id), total };
}

/** Returns all that match a filter, in no order. */
export async function idsOfCandidates(db: Db, of: CampaignKey, filter: CandidateFilter): Promise<number[]> {
  const rows = await filtered(db, of, filter).select('c.creator_id').execute();
  return rows.map(row => row.creator_id);
}

/** Returns those with whom something may still be agreed: not excluded, not declined, without a fee or a cancellation. */
export async function undecidedOf(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  creatorIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ creatorId: number }>`
    select c.creator_id as "creatorId"
    from candidates c
    left join collaborations k
      on k.team_id = c.team_id and k.campaign_id = c.campaign_id and k.creator_id = c.creator_id
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.creator_id = any (${creatorIds}::bigint[])
      and c.excluded_at is null and c.status <> 'declined' and k.fee_minor is null
      and k.state is distinct from 'cancelled'`.execute(db);
  return rows.map(({ creatorId }) => creatorId);
}

/** Counts candidates by status without the excluded ones, and the excluded ones. */
export async function countsOf(
  db: Db,
  { teamId, campaignId }: CampaignKey,
): Promise<{ counts: Map<CandidateStatus, number>; excluded: number; all: number }> {
  const rows = await db
    .selectFrom('candidates')
    .select(['status', sql<boolean>`excluded_at is not null`.as('is_excluded')])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .groupBy(['status', sql`excluded_at is not null`])
    .execute();
  const sum = (those: typeof rows) => those.reduce((total, row) => total + row.count, 0);
  const shown = rows.filter(row => !row.is_excluded);
  return {
    counts: new Map(shown.map(row => [row.status, row.count])),
    excluded: sum(rows.filter(row => row.is_excluded)),
    all: sum(rows),
  };
}

export interface ListedCandidate {
  creator_id: number;
  origin: CandidateOrigin;
  status: CandidateStatus;
  invited_at: Date | null;
  opened_at: Date | null;
  replied_at: Date | null;
  task_id: number | null;
  excluded_at: Date | null;
  excluded_reason: string;
  /** Null if nobody did, or the account was deleted. */
  excluded_by: string | null;
  added_at: Date;
  collaboration_id: number | null;
  /** A fee is agreed with them. */
  is_agreed: boolean;
}

/** Returns candidates with their collaboration, and with the account that excluded them. */
export async function readCandidates(
  db: Db,
  { teamId, campaignId }: CampaignKey,
  creatorIds: readonly number[],
): Promise<Map<number, ListedCandidate>> {
  const { rows } = await sql<ListedCandidate>`
    select c.creator_id, c.origin, c.status, c.invited_at, c.opened_at, c.replied_at, c.task_id, c.excluded_at,
      c.excluded_reason, a.nickname as excluded_by, c.added_at, k.id as collaboration_id,
      k.fee_minor is not null and k.state <> 'cancelled' as is_agreed
    from candidates c
    left join accounts a on a.team_id = c.team_id and a.id = c.excluded_by
    left join collaborations k
      on k.team_id = c.team_id and k.campaign_id = c.campaign_id and k.creator_id = c.creator_id
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId}
      and c.creator_id = any (${creatorIds}::bigint[])`.execute(db);
  return new Map(rows.map(row => [row.creator_id, row]));
}
