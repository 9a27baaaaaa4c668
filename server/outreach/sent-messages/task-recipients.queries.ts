import { sql } from 'kysely';
import type { RecipientFilter } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { MessageState } from '../../../contract/outreach/mail-states.ts';
import type { Db } from '../../core/db/database.ts';
import { recipientRules } from '../shared/recipient-outcomes.queries.ts';

export interface OfTask {
  teamId: number;
  taskId: number;
}

const held = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filtered(db: Db, { teamId, taskId }: OfTask, { outcome, keyword }: RecipientFilter) {
  return (
    db
      .selectFrom('mail_recipients as r')
      .where('r.team_id', '=', teamId)
      .where('r.task_id', '=', taskId)
      // Without a filter, left-out recipients are not listed, because they do not count as recipients.
      .$if(outcome === undefined && !keyword, query => query.where('r.state', '<>', 'left_out'))
      .$if(outcome !== undefined, query => query.where(recipientRules[outcome ?? 'success']))
      .$if(Boolean(keyword), query =>
        query.where(
          sql<boolean>`(r.name ilike ${held(keyword ?? '')} or r.address ilike ${held(keyword ?? '')})`,
        ),
      )
  );
}

export async function countFiltered(db: Db, of: OfTask, filter: RecipientFilter): Promise<number> {
  const { total } = await filtered(db, of, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** In the order in which they were added. */
export async function pageOfRecipients(
  db: Db,
  of: OfTask,
  filter: RecipientFilter,
  { size, offset = 0, after = 0 }: { size: number; offset?: number; after?: number },
): Promise<number[]> {
  const rows = await filtered(db, of, filter)
    .select('r.id')
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map(row => row.id);
}

export function recipientRows(db: Db, { teamId, taskId }: OfTask, ids: readonly number[]) {
  return db
    .selectFrom('mail_recipients')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
}

export type RecipientRow = Awaited<ReturnType<typeof recipientRows>>[number];

/** Returns what servers said to the last failure or doubt of each. */
export async function lastResponses(
  db: Db,
  { teamId, taskId }: OfTask,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ recipient_id: number; response: string }>`
    select distinct on (recipient_id) recipient_id, response
    from mail_messages
    where team_id = ${teamId} and task_id = ${taskId} and recipient_id = any (${ids}::bigint[])
      and state in ('deferred', 'failed', 'in_doubt', 'not_sent')
    order by recipient_id, round desc`.execute(db);
  return new Map(rows.map(row => [row.recipient_id, row.response]));
}

/** A try without success, as the engine stores it. */
export interface KeptTry {
  at: string;
  state: MessageState;
  response: string;
}

/** Returns messages to one recipient by round, with the addresses of their senders. */
export function messagesTo(db: Db, { teamId, taskId }: OfTask, recipientId: number) {
  return db
    .selectFrom('mail_messages as m')
    .leftJoin('mail_senders as s', join =>
      join.onRef('s.team_id', '=', 'm.team_id').onRef('s.id', '=', 'm.sender_id'),
    )
    .selectAll('m')
    .select('s.address as sender')
    .where('m.team_id', '=', teamId)
    .where('m.task_id', '=', taskId)
    .where('m.recipient_id', '=', recipientId)
    .orderBy('m.round')
    .execute();
}

export type MessageRecord = Awaited<ReturnType<typeof messagesTo>>[number];

/** Returns raw openings and clicks of one recipient, oldest first. */
export function hitsOf(db: Db, { teamId, taskId }: OfTask, recipientId: number, max: number) {
  return db
    .selectFrom('mail_hits')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('recipient_id', '=', recipientId)
    .orderBy('at')
    .orderBy('id')
    .limit(max)
    .execute();
}

export type Hit = Awaited<ReturnType<typeof hitsOf>>[number];

/** Returns how creators are displayed as recipients. */
export function creatorFaces(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('creators')
    .select(['id', 'platform', 'handle', 'name', 'avatar_url'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type CreatorFace = Awaited<ReturnType<typeof creatorFaces>>[number];
