import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The columns that decide when a sender may send next. */
export const decidingColumns = [
  'id',
  'address',
  'state',
  'daily_limit',
  'gap_seconds',
  'jitter_seconds',
  'domain_hourly_limit',
  'next_slot_at',
  'inbox_synced_at',
] as const;

/** Locks the sender of a batch: batches of one sender run one after the other. */
export function lockSender(db: Db, teamId: number, senderId: number) {
  return db
    .selectFrom('mail_senders')
    .select(decidingColumns)
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setNextSlot(db: Db, teamId: number, senderId: number, at: Date): Promise<void> {
  await db
    .updateTable('mail_senders')
    .set({ next_slot_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', senderId)
    .execute();
}

export interface RunningTask {
  id: number;
  name: string;
  version: number;
  account_id: number;
  state: string;
  /** Its first mails do not wait for the window. */
  is_first_at_once: boolean;
  /** The campaign to which the task invites. */
  campaign_id: number | null;
}

/** Returns running tasks, oldest first, and those of `ids` whatever their state. */
export function tasksOfTurn(db: Db, teamId: number, ids: readonly number[]): Promise<RunningTask[]> {
  return db
    .selectFrom('mail_tasks')
    .select(['id', 'name', 'version', 'account_id', 'state', 'is_first_at_once', 'campaign_id'])
    .where('team_id', '=', teamId)
    .where(where =>
      where.or([where('state', '=', 'sending'), where('id', 'in', ids.length ? [...ids] : [0])]),
    )
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

/** A recipient whose round is due, with everything that decides whether it is sent. */
export interface Candidate {
  task_id: number;
  id: number;
  creator_id: number | null;
  address: string;
  domain: string;
  name: string;
  time_zone: string;
  round: number;
  thread_ids: string;
  due_at: Date;
  bounced: boolean;
  read: boolean;
  replied: boolean;
  unsubscribed: boolean;
  suppressed: boolean;
  blocked: boolean;
  excluded: boolean;
}

/**
 * Makes the planner read queues along their index until the transaction ends. It has no statistics for a table that was
 * just filled, and would sort all rows of a task each time.
 */
export async function readAlongIndex(db: Db): Promise<void> {
  await sql`set local enable_sort = off`.execute(db);
}

/**
 * Returns recipients of a task whose round is due with a sender, the longest due first, and locks them. Skips rows that
 * another transaction has locked, for example to record a reply.
 * @param isFirst the first round, or later ones: each has an index of its own
 */
export async function dueRecipients(
  db: Db,
  of: { teamId: number; senderId: number; taskId: number; campaignId: number | null; isFirst: boolean },
  at: Date,
  limit: number,
): Promise<Candidate[]> {
  const round = of.isFirst ? sql`round = 1` : sql`round > 1`;
  const excluded =
    of.campaignId === null
      ? sql`false`
      : sql`exists (
        select from candidates x
        where x.team_id = r.team_id and x.campaign_id = ${of.campaignId} and x.creator_id = r.creator_id
          and x.excluded_at is not null
      )`;
  const { rows } = await sql<Candidate>`
    select r.task_id, r.id, r.creator_id, r.address, r.domain, r.name, r.time_zone, r.round, r.thread_ids, r.due_at,
      r.bounced_at is not null as bounced, r.read_at is not null as read, r.replied_at is not null as replied,
      r.unsubscribed_at is not null as unsubscribed,
      exists (
        select from mail_suppressions s
        where s.team_id = r.team_id and s.address = r.address and s.removed_at is null
      ) as suppressed,
      r.creator_id is not null and exists (
        select from blocklist_entries b
        where b.team_id = r.team_id and b.creator_id = r.creator_id and b.list_id = 0 and b.removed_at is null
      ) as blocked, ${excluded} as excluded
    from mail_recipients r
    where r.team_id = ${of.teamId} and r.sender_id = ${of.senderId} and r.task_id = ${of.taskId}
      and r.state = 'waiting' and r.${round} and r.due_at <= ${at}
    order by r.due_at, r.id
    limit ${limit}
    for update of r skip locked`.execute(db);
  return rows;
}

/** Returns when the next round of a sender is due in these tasks; null if nothing waits. */
export async function nextDue(
  db: Db,
  { teamId, senderId, taskIds }: { teamId: number; senderId: number; taskIds: readonly number[] },
): Promise<Date | null> {
  const waiting = (round: ReturnType<typeof sql>) => sql`(
    select r.due_at from mail_recipients r
    where r.team_id = ${teamId} and r.sender_id = ${senderId} and r.task_id = t.id and r.state = 'waiting'
      and r.${round}
    order by r.due_at limit 1)`;
  const { rows } = await sql<{ due_at: Date | null }>`
    select min(least(${waiting(sql`round = 1`)}, ${waiting(sql`round > 1`)})) as due_at
    from unnest(${[...taskIds]}::bigint[]) as t (id)`.execute(db);
  return rows[0]?.due_at ?? null;
}

export interface NewMessage {
  taskId: number;
  recipientId: number;
  round: number;
  version: number;
  /** Kept from an earlier try if there was one. */
  messageId: string;
  values: Record<string, string>;
}

export interface Marked {
  task_id: number;
  recipient_id: number;
  id: number;
  message_id: string;
  started_at: Date;
  tries: number;
}

// These statements give the keys a second time, as arrays, so that the planner finds the rows by key, even in a table
// that was just filled.

/** Marks messages as in flight before a server is contacted; a postponed message keeps its Message-ID. */
export async function markInFlight(
  db: Db,
  { teamId, senderId, token, at }: { teamId: number; senderId: number; token: string; at: Date },
  messages: readonly NewMessage[],
): Promise<Marked[]> {
  const column = <K extends keyof NewMessage>(key: K) => messages.map(message => message[key]);
  const { rows } = await sql<Marked>`
    with marked as (
      insert into mail_messages as m
        (team_id, task_id, recipient_id, round, version, sender_id, message_id, state, values, started_at, leased_by)
      select ${teamId}, task_id, recipient_id, round, version, ${senderId}, message_id, 'sending', values::jsonb,
        ${at}::timestamptz, ${token}
      from unnest(${column('taskId')}::bigint[], ${column('recipientId')}::bigint[], ${column('round')}::int[],
        ${column('version')}::int[], ${column('messageId')}::text[],
        ${messages.map(({ values }) => JSON.stringify(values))}::text[])
        as n (task_id, recipient_id, round, version, message_id, values)
      on conflict (team_id, task_id, recipient_id, round) do update
        set state = 'sending', started_at = excluded.started_at, ended_at = null, tries = m.tries + 1,
          version = excluded.version, values = excluded.values, sender_id = excluded.sender_id,
          leased_by = excluded.leased_by
      returning m.task_id, m.recipient_id, m.id, m.message_id, m.started_at, m.tries
    ), queued as (
      update mail_recipients r set state = 'sending'
      from unnest(${column('taskId')}::bigint[], ${column('recipientId')}::bigint[]) as n (task_id, id)
      where r.team_id = ${teamId} and r.task_id = n.task_id and r.id = n.id
        and r.task_id = any(${column('taskId')}::bigint[]) and r.id = any(${column('recipientId')}::bigint[])
    )
    select * from marked`.execute(db);
  return rows;
}

/** Recipients whose round is not sent now: it is postponed, ended, or replaced by the next one. */
export interface Passing {
  taskId: number;
  id: number;
  state: 'waiting' | 'ended';
  reason: string;
  round: number;
  dueAt: Date | null;
}

export async function passOver(db: Db, teamId: number, passed: readonly Passing[]): Promise<void> {
  if (!passed.length) return;
  const column = <K extends keyof Passing>(key: K) => passed.map(each => each[key]);
  await sql`
    update mail_recipients r
    set state = n.state, reason = n.reason, round = n.round, due_at = n.due_at
    from unnest(${column('taskId')}::bigint[], ${column('id')}::bigint[], ${column('state')}::text[],
      ${column('reason')}::text[], ${column('round')}::int[], ${column('dueAt')}::timestamptz[])
      as n (task_id, id, state, reason, round, due_at)
    where r.team_id = ${teamId} and r.task_id = n.task_id and r.id = n.id
      and r.task_id = any(${column('taskId')}::bigint[]) and r.id = any(${column('id')}::bigint[])`.execute(
    db,
  );
}

/**
 * Marks what a dead worker had in flight as in doubt, because the result is unknown. @returns the number of messages
 */
export async function doubtLeftBehind(
  db: Db,
  { teamId, senderId, token, at }: { teamId: number; senderId: number; token: string; at: Date },
): Promise<{ task_id: number }[]> {
  const { rows } = await sql<{ task_id: number }>`
    with left_behind as (
      update mail_recipients r set state = 'in_doubt'
      from mail_messages m
      where r.team_id = ${teamId} and r.sender_id = ${senderId} and r.state = 'sending'
        and m.team_id = r.team_id and m.task_id = r.task_id and m.recipient_id = r.id and m.round = r.round
        and m.leased_by <> ${token}
      returning r.task_id, r.id, r.round
    )
    update mail_messages m set state = 'in_doubt', ended_at = ${at},
      history = m.history || jsonb_build_object('at', ${at}::timestamptz, 'state', 'in_doubt', 'response', '')
    from left_behind l
    where m.team_id = ${teamId} and m.task_id = l.task_id and m.recipient_id = l.id and m.round = l.round
      and m.state = 'sending'
    returning m.task_id`.execute(db);
  return rows;
}

/** A message that was counted when it was marked, but was not sent. */
export interface Unmarked {
  started_at: Date;
  domain: string;
  account_id: number;
}

/** Lets messages wait again that are marked with a token and are not in `known`. */
export async function unmarkUnknown(
  db: Db,
  { teamId, senderId, token, at }: { teamId: number; senderId: number; token: string; at: Date },
  known: readonly number[],
): Promise<Unmarked[]> {
  const { rows } = await sql<Unmarked>`
    with unmarked as (
      update mail_recipients r set state = 'waiting', due_at = ${at}
      from mail_messages m
      where r.team_id = ${teamId} and r.sender_id = ${senderId} and r.state = 'sending'
        and m.team_id = r.team_id and m.task_id = r.task_id and m.recipient_id = r.id and m.round = r.round
        and m.leased_by = ${token} and m.id <> all (${[...known]}::bigint[])
      returning r.task_id, r.id, r.round, r.domain
    )
    update mail_messages m set state = 'deferred', ended_at = ${at}, tries = m.tries - 1
    from unmarked u
    join mail_tasks t on t.team_id = ${teamId} and t.id = u.task_id
    where m.team_id = ${teamId} and m.task_id = u.task_id and m.recipient_id = u.id and m.round = u.round
    returning m.started_at, u.domain, t.account_id`.execute(db);
  return rows;
}
