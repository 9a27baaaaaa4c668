import { sql } from 'kysely';
import type { MessageState } from '../../../contract/outreach/mail-states.ts';
import type { VariableValues } from '../../../contract/core/mail/mail-variables.ts';
import type { Db } from '../../core/db/database.ts';

export interface OutboxFilter {
  state?: MessageState | undefined;
  keyword?: string | undefined;
  senderId?: number | undefined;
}

const held = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filtered(db: Db, teamId: number, { state, keyword, senderId }: OutboxFilter) {
  return db
    .selectFrom('mail_messages as m')
    .where('m.team_id', '=', teamId)
    .$if(state !== undefined, query => query.where(sql<boolean>`m.state = ${state}`))
    .$if(senderId !== undefined, query => query.where(sql<boolean>`m.sender_id = ${senderId}`))
    .$if(Boolean(keyword), query =>
      query.where(
        sql<boolean>`exists (
          select from mail_recipients r
          where r.team_id = m.team_id and r.task_id = m.task_id and r.id = m.recipient_id
            and (r.name ilike ${held(keyword ?? '')} or r.address ilike ${held(keyword ?? '')})
        )`,
      ),
    );
}

export async function countMessages(db: Db, teamId: number, filter: OutboxFilter): Promise<number> {
  const { total } = await filtered(db, teamId, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Newest first. */
export async function pageOfMessages(
  db: Db,
  teamId: number,
  filter: OutboxFilter,
  { size, offset }: { size: number; offset: number },
): Promise<number[]> {
  const rows = await filtered(db, teamId, filter)
    .select('m.id')
    .orderBy('m.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map(row => row.id);
}

export interface OutboxRow {
  id: number;
  task_id: number;
  task: string;
  recipient_id: number;
  name: string;
  address: string;
  thread_ids: string;
  sender_id: number;
  sender: string | null;
  round: number;
  version: number;
  message_id: string;
  state: MessageState;
  values: VariableValues;
  started_at: Date;
  ended_at: Date | null;
  response: string;
  /** As written in the version that was sent. */
  own_subject: string | null;
  first_subject: string | null;
}

export async function outboxRows(db: Db, teamId: number, ids: readonly number[]): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select m.id, m.task_id, t.name as task, m.recipient_id, r.name, r.address, r.thread_ids, m.sender_id,
      s.address as sender, m.round, m.version, m.message_id, m.state, m.values, m.started_at, m.ended_at, m.response,
      v.content #>> array['content', 'rounds', (m.round - 1)::text, 'subject'] as own_subject,
      v.content #>> '{content,rounds,0,subject}' as first_subject
    from mail_messages m
    join mail_tasks t on t.team_id = m.team_id and t.id = m.task_id
    join mail_recipients r on r.team_id = m.team_id and r.task_id = m.task_id and r.id = m.recipient_id
    left join mail_task_versions v
      on v.team_id = m.team_id and v.task_id = m.task_id and v.version = m.version
    left join mail_senders s on s.team_id = m.team_id and s.id = m.sender_id
    where m.team_id = ${teamId} and m.id = any (${ids}::bigint[])
    order by m.id desc`.execute(db);
  return rows;
}

/** Returns the Message-IDs of the earlier rounds to the same recipient. */
export async function earlierMessageIds(db: Db, teamId: number, row: OutboxRow): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mail_messages')
    .select('message_id')
    .where('team_id', '=', teamId)
    .where('task_id', '=', row.task_id)
    .where('recipient_id', '=', row.recipient_id)
    .where('round', '<', row.round)
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}
