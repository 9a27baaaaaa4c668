import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { goes, judgedRecipients, type Judging } from '../recipients/judged-recipients.queries.ts';

export interface Starting {
  /** In rotation order. */
  senderIds: readonly number[];
  /** Of creators: the time zone for the window, and the name. */
  creators: readonly { id: number; zone: string; name: string }[];
  teamZone: string;
  /** When the first round may be sent, by the recipient's time zone. */
  openings: readonly { zone: string; dueAt: Date }[];
}

/**
 * Every draft recipient of a task is left out with its reason, or waits for its first round with a sender.
 * @returns how many of each
 */
export async function startRecipients(
  db: Db,
  judging: Judging,
  { senderIds, creators, teamZone, openings }: Starting,
): Promise<{ waiting: number; leftOut: number }> {
  const { rows } = await sql<{ waiting: number; left_out: number }>`
    with ${await judgedRecipients(db, judging)}, creator_rows as materialized (
      select * from unnest(${creators.map(({ id }) => id)}::bigint[], ${creators.map(({ zone }) => zone)}::text[],
        ${creators.map(({ name }) => name)}::text[]) as c (creator_id, zone, name)
    ), openings as materialized (
      select * from unnest(${openings.map(({ zone }) => zone)}::text[],
        ${openings.map(({ dueAt }) => dueAt)}::timestamptz[]) as o (zone, due_at)
    ), settled as materialized (
      select j.id, j.address, j.reason,
        case when ${goes} then count(*) filter (where ${goes}) over (order by j.id) - 1 end as place, coalesce(c.zone, ${teamZone}) as zone,
        coalesce(nullif(j.name, ''), c.name, '') as name
      from judged j
      left join creator_rows c on c.creator_id = j.creator_id
    ), written as (
      update mail_recipients r
      set state = case when s.place is null then 'left_out' else 'waiting' end,
        reason = case when s.place is null then s.reason else '' end,
        address = s.address, name = s.name, time_zone = s.zone, domain = split_part(s.address, '@', 2),
        sender_id = (${senderIds}::bigint[])[(1 + s.place % ${senderIds.length}::int)::int],
        round = 1, due_at = case when s.place is null then null else o.due_at end
      from settled s left join openings o on o.zone = s.zone
      where r.team_id = ${judging.teamId} and r.task_id = ${judging.taskId} and r.id = s.id
      returning r.state
    )
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'left_out') as left_out
    from written`.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, leftOut: rows[0]?.left_out ?? 0 };
}

/** Returns the ids of the creators among a draft's recipients. */
export async function creatorsOfDraft(db: Db, teamId: number, taskId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_recipients')
    .select('creator_id')
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'draft')
    .where('creator_id', 'is not', null)
    .execute();
  return rows.flatMap(row => (row.creator_id === null ? [] : [row.creator_id]));
}
