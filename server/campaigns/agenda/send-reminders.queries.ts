import { agendaKinds } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import { calendarPieces } from './calendar.queries.ts';
import { todayOf } from './shared-conditions.queries.ts';

/** @returns false if the account was already reminded on that day */
export async function insertReminder(
  db: Db,
  { teamId, accountId, day, at }: { teamId: number; accountId: number; day: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('agenda_reminders')
    .values({ team_id: teamId, account_id: accountId, day, reminded_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id', 'day']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes reminders of earlier days. */
export async function deleteReminders(db: Db, teamId: number, before: string): Promise<void> {
  await db.deleteFrom('agenda_reminders').where('team_id', '=', teamId).where('day', '<', before).execute();
}

export interface TeamClock {
  /** The current day in the team's time zone. */
  day: string;
  /** Whether it is after nine o'clock there. */
  isMorning: boolean;
  /** When it will be nine o'clock there next. */
  nextNine: Date;
}

export async function teamClock(db: Db, teamId: number, at: Date): Promise<TeamClock | undefined> {
  const { rows } = await sql<TeamClock>`
    select local::date as day, local::time >= time '09:00' as "isMorning",
      ((local::date + case when local::time >= time '09:00' then 1 else 0 end) + time '09:00')
        at time zone time_zone as "nextNine"
    from (
      select time_zone, ${at}::timestamptz at time zone time_zone as local from teams where team_id = ${teamId}
    ) clock`.execute(db);
  return rows[0];
}

export interface DueOf {
  accountId: number;
  due: number;
  overdue: number;
}

/** Counts due and late items in active campaigns for each account that may edit them and can sign in. */
export async function dueByAccount(db: Db, teamId: number, at: Date): Promise<DueOf[]> {
  const campaigns = await db
    .selectFrom('campaigns')
    .select('id')
    .where('team_id', '=', teamId)
    .where('state', '<>', 'archived')
    .execute();
  if (!campaigns.length) return [];
  const of = { teamId, campaignIds: campaigns.map(({ id }) => id), at };
  const found = calendarPieces(
    of,
    agendaKinds,
    day => sql<boolean>`coalesce(${day}, ${todayOf(at)}) <= ${todayOf(at)}`,
  );
  const { rows } = await sql<DueOf>`
    select w.account_id as "accountId", (count(*) filter (where found."isDue"))::int as due,
      (count(*) filter (where found."isOverdue"))::int as overdue
    from (${found}) found
    join campaign_members w on w.team_id = ${teamId} and w.campaign_id = found."campaignId" and w.role <> 'viewer'
    join accounts a on a.team_id = ${teamId} and a.id = w.account_id and a.disabled_at is null
    where found."isDue" or found."isOverdue"
    group by w.account_id
    order by w.account_id`.execute(db);
  return rows;
}
