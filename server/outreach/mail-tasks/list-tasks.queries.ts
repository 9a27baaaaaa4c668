import { sql } from 'kysely';
import type { ShownTaskState, TaskCounts } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import type { Db } from '../../core/db/database.ts';
import { beginningFirst, holdsText } from '../../core/db/text-match.ts';
import { recipientRules, retryable } from '../shared/recipient-outcomes.queries.ts';
import { untouched } from './drafts/untouched-drafts.queries.ts';

/** A sent or running task with a reply is shown as replied. */
const shownState = sql<ShownTaskState>`(case
  when t.state in ('sending', 'sent') and exists (
    select from mail_recipients r
    where r.team_id = t.team_id and r.task_id = t.id and r.replied_at is not null
  ) then 'received_reply' else t.state end)`;

/** The reader, and whether they see everybody's drafts. */
export interface TaskViewer {
  teamId: number;
  accountId: number;
  seesAll: boolean;
}

export interface TaskFilter {
  state?: ShownTaskState | undefined;
  keyword?: string | undefined;
}

const held = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Drafts are listed separately: a member sees their own, the main account all. Untouched ones are not shown. */
function filtered(db: Db, { teamId, accountId, seesAll }: TaskViewer, { state, keyword }: TaskFilter) {
  const ofState =
    state === 'draft'
      ? sql<boolean>`(t.state = 'draft' and (${seesAll} or t.account_id = ${accountId}) and not ${untouched})`
      : state
        ? sql<boolean>`(t.state <> 'draft' and ${shownState} = ${state})`
        : sql<boolean>`t.state <> 'draft'`;
  return db
    .selectFrom('mail_tasks as t')
    .where('t.team_id', '=', teamId)
    .where(ofState)
    .$if(Boolean(keyword), query =>
      query.where(
        sql<boolean>`(t.name ilike ${held(keyword ?? '')} or t.content #>> '{rounds,0,subject}' ilike ${held(keyword ?? '')})`,
      ),
    );
}

export async function countTasks(db: Db, viewer: TaskViewer, filter: TaskFilter): Promise<number> {
  const { total } = await filtered(db, viewer, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The last changed first. */
export async function pageOfTasks(
  db: Db,
  viewer: TaskViewer,
  filter: TaskFilter,
  { size, offset }: { size: number; offset: number },
): Promise<number[]> {
  const rows = await filtered(db, viewer, filter)
    .select('t.id')
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map(row => row.id);
}

/**
 * Tasks and drafts that the viewer sees, with a text in their name or first subject: those that begin with it first,
 * then the last changed.
 */
export const tasksNamed = (db: Db, { teamId, accountId, seesAll }: TaskViewer, text: string, limit: number) =>
  db
    .selectFrom(
      db
        .selectFrom('mail_tasks as t')
        .select(['t.id', 't.name', 't.changed_at', shownState.as('state')])
        .select(sql<string>`coalesce(t.content #>> '{rounds,0,subject}', '')`.as('subject'))
        .where('t.team_id', '=', teamId)
        .where(sql<boolean>`(t.state <> 'draft' or ${seesAll} or t.account_id = ${accountId})`)
        .as('t'),
    )
    .select(['t.id', 't.name', 't.state', 't.subject'])
    .where(of => of.or([holdsText('t.name', text), holdsText('t.subject', text)]))
    .orderBy(beginningFirst('t.name', text))
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();

/** Tasks that were started and have not ended, the last changed first. */
export async function unfinishedTasks(
  db: Db,
  teamId: number,
  size: number,
): Promise<{ ids: number[]; total: number }> {
  const of = db
    .selectFrom('mail_tasks as t')
    .where('t.team_id', '=', teamId)
    .where('t.state', 'in', ['timed', 'sending', 'paused']);
  const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await of
    .select('t.id')
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(size)
    .execute();
  return { ids: rows.map(row => row.id), total };
}

/** Tasks of a campaign by any account, the last changed first. */
export async function tasksOfCampaign(
  db: Db,
  teamId: number,
  campaignId: number,
  { size, offset }: { size: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const of = db
    .selectFrom('mail_tasks as t')
    .where('t.team_id', '=', teamId)
    .where('t.campaign_id', '=', campaignId);
  const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await of
    .select('t.id')
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return { ids: rows.map(row => row.id), total };
}

/** Returns the content of the list's rows, except the counts. */
export function taskRows(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('mail_tasks as t')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 't.team_id').onRef('a.id', '=', 't.account_id'),
    )
    .select(['t.id', 't.name', 't.account_id', 't.created_at', 't.changed_at', 't.timed_at', 't.started_at'])
    .select(['t.ended_at', 't.pause_reason', 'a.nickname as created_by', shownState.as('state')])
    .select(sql<string | null>`t.content #>> '{rounds,0,subject}'`.as('subject'))
    .select(sql<number | null>`jsonb_array_length(t.content -> 'rounds')`.as('rounds'))
    .select(
      sql<string[]>`array(
        select s.address from jsonb_array_elements_text(t.content -> 'senderIds') with ordinality as i (id, place)
        join mail_senders s on s.team_id = t.team_id and s.id = i.id::bigint
        order by i.place
      )`.as('senders'),
    )
    .where('t.team_id', '=', teamId)
    .where('t.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type TaskListRow = Awaited<ReturnType<typeof taskRows>>[number];

const countOf = (rule: keyof typeof recipientRules) =>
  sql<number>`count(*) filter (where ${recipientRules[rule]})`;

/** Counts each task's recipients by state; a task without any has no entry. */
export async function countsOfTasks(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, TaskCounts>> {
  const { rows } = await sql<TaskCounts & { task_id: number }>`
    select r.task_id,
      count(*) filter (where r.state <> 'left_out') as recipients,
      count(*) filter (where r.state = 'sending') as sending,
      ${countOf('leftOut')} as "leftOut", ${countOf('waiting')} as waiting, ${countOf('inDoubt')} as "inDoubt",
      count(*) filter (where ${retryable}) as retryable, ${countOf('success')} as success,
      ${countOf('fail')} as fail, ${countOf('bounced')} as bounced, ${countOf('refused')} as refused,
      ${countOf('notSent')} as "notSent", ${countOf('followUp')} as "followUp",
      ${countOf('read')} as read, ${countOf('unread')} as unread, ${countOf('readNoReply')} as "readNoReply",
      ${countOf('replied')} as replied, ${countOf('notReplied')} as "notReplied", ${countOf('clicked')} as clicked,
      ${countOf('autoReplied')} as "autoReplied", ${countOf('unsubscribed')} as unsubscribed
    from mail_recipients r
    where r.team_id = ${teamId} and r.task_id = any (${ids}::bigint[])
    group by r.task_id`.execute(db);
  return new Map(rows.map(({ task_id: id, ...counts }) => [id, counts]));
}

/** Counts messages of a task by round and state, and the recipients who wait for each round. */
export async function countsOfRounds(db: Db, teamId: number, taskId: number) {
  const { rows } = await sql<{
    round: number;
    sent: number;
    failed: number;
    in_doubt: number;
    waiting: number;
  }>`
    select round, sum(sent)::int as sent, sum(failed)::int as failed, sum(in_doubt)::int as in_doubt,
      sum(waiting)::int as waiting
    from (
      select round, count(*) filter (where state = 'accepted') as sent,
        count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'in_doubt') as in_doubt, 0 as waiting
      from mail_messages where team_id = ${teamId} and task_id = ${taskId} group by round
      union all
      select round, 0, 0, 0, count(*) from mail_recipients
      where team_id = ${teamId} and task_id = ${taskId} and state in ('waiting', 'sending') group by round
    ) each
    group by round`.execute(db);
  return rows;
}
