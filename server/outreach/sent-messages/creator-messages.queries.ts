import { sql } from 'kysely';
import type { VariableValues } from '../../../contract/core/mail/mail-variables.ts';
import type { Db } from '../../core/db/database.ts';

export interface Addressed {
  creatorId: number;
  addresses: readonly string[];
}

/** A creator as a recipient of tasks, with the results. */
export interface CreatorRecipient {
  taskId: number;
  id: number;
  address: string;
  read_at: Date | null;
  replied_at: Date | null;
  bounced_at: Date | null;
  bounce_text: string;
  unsubscribed_at: Date | null;
}

/**
 * Returns recipients of started tasks that are the creator, or have one of these addresses; those of the newest tasks
 * first.
 */
export async function recipientsWho(
  db: Db,
  teamId: number,
  { creatorId, addresses }: Addressed,
  max: number,
): Promise<CreatorRecipient[]> {
  const { rows } = await sql<CreatorRecipient>`
    select r.task_id as "taskId", r.id, r.address, r.read_at, r.replied_at, r.bounced_at, r.bounce_text,
      r.unsubscribed_at
    from (
      select task_id, id from mail_recipients
        where team_id = ${teamId} and creator_id = ${creatorId} and state not in ('draft', 'left_out')
      union
      select task_id, id from mail_recipients
        where team_id = ${teamId} and address = any (${addresses}::text[]) and state not in ('draft', 'left_out')
      order by task_id desc, id desc limit ${max}
    ) as meant
    join mail_recipients r on r.team_id = ${teamId} and r.task_id = meant.task_id and r.id = meant.id
    order by r.task_id desc, r.id desc`.execute(db);
  return rows;
}

export interface CreatorMessage {
  taskId: number;
  recipientId: number;
  state: 'accepted' | 'failed' | 'in_doubt';
  at: Date;
  response: string;
  values: VariableValues;
  /** As written in the version that was sent. */
  own_subject: string | null;
  first_subject: string | null;
}

/** Returns messages to these recipients that were sent, failed, or are in doubt, newest first. */
export async function messagesToEach(
  db: Db,
  teamId: number,
  recipients: readonly Pick<CreatorRecipient, 'taskId' | 'id'>[],
  max: number,
): Promise<CreatorMessage[]> {
  const keys = JSON.stringify(recipients.map(({ taskId, id }) => ({ taskId, id })));
  const { rows } = await sql<CreatorMessage>`
    select m.task_id as "taskId", m.recipient_id as "recipientId", m.state,
      coalesce(m.ended_at, m.started_at) as at, m.response, m.values,
      v.content #>> array['content', 'rounds', (m.round - 1)::text, 'subject'] as own_subject,
      v.content #>> '{content,rounds,0,subject}' as first_subject
    from json_to_recordset(${keys}) as key ("taskId" bigint, id bigint)
    join mail_messages m on m.team_id = ${teamId} and m.task_id = key."taskId" and m.recipient_id = key.id
    left join mail_task_versions v
      on v.team_id = ${teamId} and v.task_id = m.task_id and v.version = m.version
    where m.state in ('accepted', 'failed', 'in_doubt')
    order by at desc, m.id desc limit ${max}`.execute(db);
  return rows;
}

export interface AddressRecord {
  address: string;
  sent: number;
  bounces: number;
  lastBounceAt: Date | null;
}

/** Counts how often tasks of the team wrote to each of these addresses, and how often it bounced. */
export async function recordsOfAddresses(
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<AddressRecord[]> {
  const { rows } = await sql<AddressRecord>`
    select r.address, coalesce(sum(s.sent), 0)::int as sent, count(r.bounced_at)::int as bounces,
      max(r.bounced_at) as "lastBounceAt"
    from mail_recipients r
    cross join lateral (
      select count(*) as sent from mail_messages m
      where m.team_id = ${teamId} and m.task_id = r.task_id and m.recipient_id = r.id and m.state = 'accepted'
    ) as s
    where r.team_id = ${teamId} and r.address = any (${addresses}::text[])
      and r.state not in ('draft', 'left_out')
    group by r.address`.execute(db);
  return rows;
}
