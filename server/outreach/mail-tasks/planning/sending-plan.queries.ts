import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the progress of senders today. @param day `yyyy-MM-dd` of the team */
export async function sendersToday(db: Db, teamId: number, ids: readonly number[], day: string) {
  const { rows } = await sql<{ id: number; next_slot_at: Date | null; sent: number }>`
    select s.id, s.next_slot_at, coalesce(c.sent, 0) as sent
    from mail_senders s
    left join mail_sender_counts c
      on c.team_id = s.team_id and c.sender_id = s.id and c.scope = ${`day:${day}`}
    where s.team_id = ${teamId} and s.id = any (${ids}::bigint[]) and s.removed_at is null`.execute(db);
  return rows;
}

/** Groups the waiting recipients of a task by everything that decides when they are written to. */
export async function waitingGroups(db: Db, teamId: number, taskId: number) {
  const { rows } = await sql<{
    sender_id: number;
    zone: string;
    domain: string;
    round: number;
    from: Date;
    count: number;
  }>`
    select sender_id, time_zone as zone, domain, round, date_trunc('hour', due_at) as from, count(*) as count
    from mail_recipients
    where team_id = ${teamId} and task_id = ${taskId} and state = 'waiting' and sender_id is not null
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** Counts the recipients of a task whose first mail is due later than `at`, by their time zone. */
export function firstMailsLater(
  db: Db,
  teamId: number,
  taskId: number,
  at: Date,
): Promise<{ zone: string; count: number }[]> {
  return db
    .selectFrom('mail_recipients')
    .select(({ fn }) => ['time_zone as zone', fn.countAll<number>().as('count')])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'waiting')
    .where('round', '=', 1)
    .where('due_at', '>', at)
    .groupBy('time_zone')
    .execute();
}
