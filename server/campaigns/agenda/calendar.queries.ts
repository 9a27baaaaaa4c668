import { sql, type RawBuilder } from 'kysely';
import type { AgendaKind } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import { shownName } from '../../creators/shared/team-names.ts';
import { payableDueState } from '../payables/service.ts';
import { deliverablesWhole, hasDraft, hasPost, payablesWhole, todayOf } from './shared-conditions.queries.ts';

/** Whose calendar, and as of when. */
export interface CalendarOf {
  teamId: number;
  campaignIds: readonly number[];
  at: Date;
}

export interface AgendaRow {
  kind: AgendaKind;
  id: number;
  on: string;
  isDone: boolean;
  isOverdue: boolean;
  title: string;
  campaignId: number;
  campaignName: string;
  collaborationId: number | null;
  state: CollaborationState | null;
  creatorId: number | null;
  /** Null beside a creator means that the creator is no longer in the catalogue. */
  platform: Platform | null;
  name: string | null;
  currency: Currency | null;
  minor: number | null;
}

/** Builds the condition on the day of a piece of the calendar. */
type Days = (day: RawBuilder<unknown>) => RawBuilder<boolean>;

const ofCollaboration = sql`m.id as "campaignId", m.name as "campaignName", c.id as "collaborationId", c.state,
  c.creator_id as "creatorId"`;
const noMoney = sql`null::text as currency, null::bigint as minor`;

const madeBy = (kind: 'draft' | 'post', { teamId, campaignIds, at }: CalendarOf, days: Days) => {
  const day = kind === 'draft' ? sql`d.draft_due_on` : sql`d.publish_on`;
  const done = kind === 'draft' ? hasDraft : hasPost;
  return sql`
    select ${kind}::text as kind, d.id, ${day} as "on", ${done} as "isDone",
      (not ${done} and ${day} < ${todayOf(at)}) as "isOverdue", (not ${done} and ${day} = ${todayOf(at)}) as "isDue",
      d.title, ${ofCollaboration}, ${noMoney}
    ${deliverablesWhole}
    where d.team_id = ${teamId} and d.campaign_id = any(${[...campaignIds]}::bigint[]) and ${days(day)}`;
};

const payments = ({ teamId, campaignIds, at }: CalendarOf, days: Days) => sql`
  select 'payment' as kind, p.id, p.due_on as "on", p.state = 'paid' as "isDone",
    ${payableDueState(at)} = 'overdue' as "isOverdue", ${payableDueState(at)} = 'due' as "isDue", p.label as title, ${ofCollaboration}, p.currency,
    p.amount_minor + coalesce(p.tax_minor, 0) as minor
  ${payablesWhole}
  where p.team_id = ${teamId} and p.campaign_id = any(${[...campaignIds]}::bigint[]) and p.state <> 'cancelled'
    and ${days(sql`p.due_on`)}`;

const ends = ({ teamId, campaignIds, at }: CalendarOf, days: Days) => sql`
  select 'campaignEnd' as kind, m.id, m.ends_on as "on", m.state = 'done' as "isDone",
    (m.state <> 'done' and m.ends_on < ${todayOf(at)}) as "isOverdue",
    (m.state <> 'done' and m.ends_on = ${todayOf(at)}) as "isDue", '' as title, m.id as "campaignId",
    m.name as "campaignName", null::bigint as "collaborationId", null::text as state,
    null::bigint as "creatorId", ${noMoney}
  from campaigns m
  where m.team_id = ${teamId} and m.id = any(${[...campaignIds]}::bigint[]) and ${days(sql`m.ends_on`)}`;

export function calendarPieces(
  of: CalendarOf,
  kinds: readonly AgendaKind[],
  days: Days,
): RawBuilder<unknown> {
  const all: Record<AgendaKind, () => RawBuilder<unknown>> = {
    draft: () => madeBy('draft', of, days),
    post: () => madeBy('post', of, days),
    payment: () => payments(of, days),
    campaignEnd: () => ends(of, days),
  };
  return sql.join(
    kinds.map(kind => all[kind]()),
    sql` union all `,
  );
}

async function read(
  db: Db,
  teamId: number,
  found: RawBuilder<unknown>,
  only: RawBuilder<unknown>,
  max: number,
) {
  const { rows } = await sql<AgendaRow>`
    select found.*, k.platform, ${shownName('k', 'own')} as name
    from (${found}) found
    left join creators k on k.id = found."creatorId"
    left join team_creators own on own.team_id = ${teamId} and own.creator_id = found."creatorId"
    where ${only}
    order by found."on", found."isDone", found.kind, found.id
    limit ${max}`.execute(db);
  return rows;
}

/** By day, both ends included. */
export const itemsBetween = (
  db: Db,
  of: CalendarOf,
  { from, to, kinds }: { from: string; to: string; kinds: readonly AgendaKind[] },
  max: number,
): Promise<AgendaRow[]> =>
  read(
    db,
    of.teamId,
    calendarPieces(of, kinds, day => sql<boolean>`${day} between ${from}::date and ${to}::date`),
    sql`true`,
    max,
  );

/** Returns late items from before a day, the oldest first. */
export const overdueBefore = (
  db: Db,
  of: CalendarOf,
  { from, kinds }: { from: string; kinds: readonly AgendaKind[] },
  max: number,
): Promise<AgendaRow[]> =>
  read(
    db,
    of.teamId,
    calendarPieces(of, kinds, day => sql<boolean>`${day} < ${from}::date`),
    sql`found."isOverdue"`,
    max,
  );

/** Returns the current day in the team's time zone. */
export async function teamDay(db: Db, teamId: number, at: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (${at}::timestamptz at time zone time_zone)::date as day from teams
    where team_id = ${teamId}`.execute(db);
  return rows[0]?.day ?? at.toISOString().slice(0, 10);
}
