import { sql } from 'kysely';
import type { MessageState } from '../../../../contract/outreach/mail-states.ts';
import type { Db } from '../../../core/db/database.ts';

/** The result of a message, and what comes next for its recipient. */
export interface Result {
  taskId: number;
  recipientId: number;
  round: number;
  state: Extract<MessageState, 'accepted' | 'deferred' | 'failed' | 'in_doubt' | 'not_sent'>;
  at: Date;
  response: string;
  /** The failure says that the address does not exist. */
  isBounce?: boolean;
  next: {
    state: 'waiting' | 'ended' | 'in_doubt';
    reason: string;
    round: number;
    dueAt: Date | null;
  };
}

/**
 * The fact that stops the mail of `mail_recipients r`. It is read from the row itself, so that facts of the same moment
 * count.
 */
export const stop = sql`(case when r.replied_at is not null then 'replied' when r.bounced_at is not null then 'bounced'
  when r.unsubscribed_at is not null then 'unsubscribed' end)`;

/**
 * Writes the results of messages that are in flight or in doubt with `token`. Messages that were settled otherwise
 * stay. If a fact stops the mail meanwhile, the recipient ends for that reason.
 * @param token null for any token (when a doubt is settled)
 * @returns those that were written
 */
export async function writeResults(
  db: Db,
  { teamId, token }: { teamId: number; token: string | null },
  results: readonly Result[],
): Promise<{ task_id: number; recipient_id: number; creator_id: number | null }[]> {
  if (!results.length) return [];
  const column = <K extends keyof Result>(key: K) => results.map(result => result[key]);
  const next = <K extends keyof Result['next']>(key: K) => results.map(result => result.next[key]);
  const bounces = results.map(({ isBounce = false }) => isBounce);
  const { rows } = await sql<{ task_id: number; recipient_id: number; creator_id: number | null }>`
    with n as (
      select * from unnest(${column('taskId')}::bigint[], ${column('recipientId')}::bigint[],
        ${column('round')}::int[], ${column('state')}::text[], ${column('at')}::timestamptz[],
        ${column('response')}::text[], ${bounces}::boolean[], ${next('state')}::text[], ${next('reason')}::text[],
        ${next('round')}::int[], ${next('dueAt')}::timestamptz[])
        as n (task_id, recipient_id, round, state, at, response, is_bounce, next_state, reason, next_round, due_at)
    ), written as (
      update mail_messages m
      set state = n.state, ended_at = n.at, response = n.response,
        history = case when n.state = 'accepted' then m.history
          else m.history || jsonb_build_object('at', n.at, 'state', n.state, 'response', n.response) end
      from n
      where m.team_id = ${teamId} and m.task_id = n.task_id and m.recipient_id = n.recipient_id
        and m.round = n.round and m.state in ('sending', 'in_doubt')
        and m.task_id = any(${column('taskId')}::bigint[]) and m.recipient_id = any(${column('recipientId')}::bigint[])
        and (${token}::text is null or m.leased_by = ${token})
      returning m.task_id, m.recipient_id, m.message_id, n.round, n.state, n.at, n.response, n.is_bounce,
        n.next_state, n.reason, n.next_round, n.due_at
    )
    update mail_recipients r
    set state = case when w.next_state = 'waiting' and ${stop} is not null then 'ended' else w.next_state end,
      reason = case when w.next_state = 'in_doubt' then '' else coalesce(${stop}, w.reason) end,
      round = w.next_round,
      due_at = w.due_at,
      last_round = case when w.state = 'accepted' then w.round else r.last_round end,
      last_sent_at = case when w.state = 'accepted' then w.at else r.last_sent_at end,
      accepted_at = case when w.state = 'accepted' then coalesce(r.accepted_at, w.at) else r.accepted_at end,
      failed_at = case when w.state = 'failed' and not w.is_bounce then w.at else r.failed_at end,
      bounced_at = case when w.is_bounce then coalesce(r.bounced_at, w.at) else r.bounced_at end,
      bounce_text = case when w.is_bounce then w.response else r.bounce_text end,
      bounce_permanence = case when w.is_bounce then 'hard' else r.bounce_permanence end,
      thread_ids = case when w.state <> 'accepted' then r.thread_ids
        when r.thread_ids = '' then w.message_id else r.thread_ids || ' ' || w.message_id end
    from written w
    where r.team_id = ${teamId} and r.task_id = w.task_id and r.id = w.recipient_id
      and r.task_id = any(${column('taskId')}::bigint[]) and r.id = any(${column('recipientId')}::bigint[])
    returning r.task_id, r.id as recipient_id, r.creator_id`.execute(db);
  return rows;
}
