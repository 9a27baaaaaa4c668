import { sql, type RawBuilder } from 'kysely';
import type { CheckSum, CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { cardSorts } from '../../../contract/campaigns/board.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import { shownName } from '../../creators/shared/team-names.ts';
import { dues, type OfCampaign } from './due-dates.queries.ts';

const everybody: RawBuilder<unknown> = sql`true`;

export interface CardSearchParams extends OfCampaign {
  /** A part of the creator's name or handle; empty means all. */
  keyword: string;
  /** Only these; null means all. */
  ids: readonly number[] | null;
}

/** What the team knows of the creator `r` of the collaboration `c`. */
const ownOfCreator = sql`left join team_creators own on own.team_id = c.team_id and own.creator_id = c.creator_id`;
const nameOfCreator = shownName('r', 'own');

const bearing = (keyword: string) =>
  keyword === ''
    ? everybody
    : sql`(exists (select from creators r where r.id = c.creator_id
        and (strpos(lower(r.name), lower(${keyword})) > 0 or strpos(lower(r.handle), lower(${keyword})) > 0))
      or exists (select from team_creators own where own.team_id = c.team_id and own.creator_id = c.creator_id
        and strpos(lower(own.imported_name), lower(${keyword})) > 0))`;

/** Returns collaborations with something that is late on a day. */
export async function lateIds(db: Db, { teamId, campaignId }: OfCampaign, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from collaborations c
    where c.team_id = ${teamId} and c.campaign_id = ${campaignId} and c.state <> 'cancelled'
      and exists (select from ${dues(teamId)} due where due.on_day < ${day}::date)`.execute(db);
  return rows.map(({ id }) => id);
}

const within = (ids: readonly number[] | null) =>
  ids === null ? everybody : sql`c.id = any(${[...ids]}::bigint[])`;

const inScope = (asked: CardSearchParams) => sql`
  c.team_id = ${asked.teamId} and c.campaign_id = ${asked.campaignId} and ${bearing(asked.keyword)} and ${within(asked.ids)}`;

export interface ColumnSum {
  state: CollaborationState;
  currency: string;
  cards: number;
  fees: number;
  withFee: number;
}

export async function sumColumns(db: Db, asked: CardSearchParams): Promise<ColumnSum[]> {
  const { rows } = await sql<ColumnSum>`
    select c.state, c.currency, count(*)::int as cards, coalesce(sum(c.fee_minor), 0)::bigint as fees,
      count(c.fee_minor)::int as "withFee"
    from collaborations c where ${inScope(asked)}
    group by c.state, c.currency
    order by c.currency`.execute(db);
  return rows;
}

/** Returns the first cards of every column, by column and in their order. */
export async function firstOfColumns(db: Db, asked: CardSearchParams, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select picked.id from unnest(${[...collaborationStates]}::text[]) as of_state (state)
    cross join lateral (
      select c.id, c.rank from collaborations c where ${inScope(asked)} and c.state = of_state.state
      order by c.rank, c.id limit ${max}) picked
    order by array_position(${[...collaborationStates]}::text[], of_state.state), picked.rank, picked.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns the cards of a column after one of them, in their order. */
export async function idsOfColumn(
  db: Db,
  asked: CardSearchParams,
  {
    state,
    after,
    size,
  }: { state: CollaborationState; after: { id: number; rank: string } | null; size: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from collaborations c where ${inScope(asked)} and c.state = ${state}
      and ${after ? sql`(c.rank, c.id) > (${after.rank}::numeric, ${after.id}::bigint)` : everybody}
    order by c.rank, c.id limit ${size}`.execute(db);
  return rows.map(({ id }) => id);
}

const sorts: Record<(typeof cardSorts)[number], RawBuilder<unknown>> = {
  newest: sql`c.id desc`,
  state: sql`array_position(${[...collaborationStates]}::text[], c.state), c.rank, c.id`,
  name: sql`lower(${nameOfCreator}) nulls last, c.id`,
  fee: sql`c.fee_minor desc nulls last, c.id`,
  due: sql`next_due.on_day nulls last, c.id`,
};

const nextDues = (teamId: number) => sql`
  left join lateral (select min(due.on_day) as on_day from ${dues(teamId)} due) next_due on true`;

export async function pageOfCards(
  db: Db,
  asked: CardSearchParams,
  {
    state,
    sort,
    ...page
  }: {
    state: CollaborationState | undefined;
    sort: (typeof cardSorts)[number];
    size: number;
    offset: number;
  },
): Promise<{ ids: number[]; total: number }> {
  const matching = sql`${inScope(asked)} and ${state ? sql`c.state = ${state}` : everybody}`;
  const { rows } = await sql<{ id: number }>`
    select c.id from collaborations c
    left join creators r on r.id = c.creator_id
    ${ownOfCreator}
    ${sort === 'due' ? nextDues(asked.teamId) : sql``}
    where ${matching}
    order by ${sorts[sort]} limit ${page.size} offset ${page.offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from collaborations c where ${matching}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

export interface CardRow {
  id: number;
  state: CollaborationState;
  feeMinor: number | null;
  currency: string;
  stateSince: Date;
  revision: number;
  creatorId: number;
  platform: Platform | null;
  name: string;
  handle: string;
  pictureUrl: string;
  followers: number | null;
  openMinor: number | null;
  deliverables: number;
  posted: number;
  checks: CheckSum | null;
  dueOn: string | null;
  dueWhat: 'draft' | 'post' | 'payment' | null;
  waitingDrafts: number;
}

/** Returns cards in the order of the ids; deleted ones are missing. */
export async function readCards(
  db: Db,
  { teamId, campaignId }: OfCampaign,
  ids: readonly number[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select c.id, c.state, c.fee_minor as "feeMinor", c.currency, c.state_since as "stateSince", c.revision,
      c.creator_id as "creatorId", r.platform, coalesce(${nameOfCreator}, '') as name, coalesce(r.handle, '') as handle,
      coalesce(r.avatar_url, '') as "pictureUrl", r.followers,
      case when c.state in ('paid', 'closed') and paid.is_alike and c.fee_minor > paid.minor
        then c.fee_minor - paid.minor end as "openMinor",
      made.deliverables, made.posted, made.checks,
      next_due.on_day as "dueOn", next_due.what as "dueWhat", drafts.waiting as "waitingDrafts"
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place)
    join collaborations c on c.team_id = ${teamId} and c.id = given.id and c.campaign_id = ${campaignId}
    left join creators r on r.id = c.creator_id
    ${ownOfCreator}
    cross join lateral (
      select count(*)::int as deliverables, (count(*) filter (where d.post_url <> ''))::int as posted,
        case when bool_or(d.check_outcome = 'failed') then 'failed' when bool_or(d.check_outcome = 'waiting') then 'waiting'
          when bool_or(d.check_outcome = 'passed') then 'passed' end as checks
      from deliverables d where d.team_id = ${teamId} and d.collaboration_id = c.id) made
    cross join lateral (
      select (sum(p.amount_minor) filter (where p.state = 'paid'))::bigint as minor,
        bool_and(p.currency = c.currency) as is_alike
      from payables p
      where p.team_id = ${teamId} and p.collaboration_id = c.id and p.state <> 'cancelled') paid
    cross join lateral (
      select count(*)::int as waiting from collaboration_drafts f
      where f.team_id = ${teamId} and f.collaboration_id = c.id and f.state = 'waiting') drafts
    left join lateral (
      select due.on_day, due.what from ${dues(teamId)} due order by due.on_day, due.place limit 1) next_due on true
    order by given.place`.execute(db);
  return rows;
}
