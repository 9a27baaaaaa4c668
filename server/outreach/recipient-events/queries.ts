import { sql, type SqlBool, type Updateable } from 'kysely';
import type { EndReason } from '../../../contract/outreach/mail-states.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailTables } from '../../core/db/schema/mail-tables.ts';

export interface RecipientKey {
  taskId: number;
  recipientId: number;
}

const recipientColumns = ['task_id', 'id', 'address', 'creator_id', 'state', 'bounce_permanence'] as const;

const recipientOf = (db: Db, teamId: number, { taskId, recipientId }: RecipientKey) =>
  db
    .selectFrom('mail_recipients')
    .select(recipientColumns)
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', recipientId);

export const findRecipient = (db: Db, teamId: number, key: RecipientKey) =>
  recipientOf(db, teamId, key).executeTakeFirst();

export const lockRecipient = (db: Db, teamId: number, key: RecipientKey) =>
  recipientOf(db, teamId, key).forUpdate().executeTakeFirst();

/** Locks a recipient and all others who wait under the same address, in a fixed order. */
export function lockSameAddress(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  address: string,
) {
  return (
    db
      .selectFrom('mail_recipients')
      .select(recipientColumns)
      .where('team_id', '=', teamId)
      .where('address', '=', address)
      // The condition of the index of addresses.
      .where(sql<SqlBool>`state not in ('draft', 'left_out')`)
      .where(sql<SqlBool>`(state = 'waiting' or (task_id = ${taskId} and id = ${recipientId}))`)
      .orderBy('task_id')
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

export type Fact = 'replied_at' | 'auto_replied_at' | 'bounced_at' | 'unsubscribed_at';

/** Keeps the earliest moment. @returns whether the fact is new */
export async function keepFirst(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  fact: Fact,
  at: Date,
): Promise<boolean> {
  const column = sql.ref(fact);
  const key = sql`team_id = ${teamId} and task_id = ${taskId} and id = ${recipientId}`;
  const { rows } = await sql`
    update mail_recipients set ${column} = ${at} where ${key} and ${column} is null returning id`.execute(db);
  if (rows.length) return true;
  await sql`update mail_recipients set ${column} = ${at} where ${key} and ${column} > ${at}`.execute(db);
  return false;
}

export function keepBounce(
  db: Db,
  teamId: number,
  key: RecipientKey,
  { text, permanence }: { text: string; permanence: 'hard' | 'soft' },
): Promise<void> {
  return setFacts(db, teamId, key, { bounce_text: text, bounce_permanence: permanence });
}

type Facts = Pick<
  MailTables['mail_recipients'],
  | 'replied_at'
  | 'unsubscribed_at'
  | 'auto_replied_at'
  | 'bounced_at'
  | 'bounce_text'
  | 'bounce_permanence'
  | 'read_at'
  | 'clicked_at'
>;

export async function setFacts(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  facts: Updateable<Facts>,
): Promise<void> {
  await db
    .updateTable('mail_recipients')
    .set(facts)
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', recipientId)
    .execute();
}

/** Returns a recipient with its facts, locked. */
export const lockFacts = (db: Db, teamId: number, key: RecipientKey) =>
  recipientOf(db, teamId, key)
    .select(['replied_at', 'bounced_at', 'unsubscribed_at', 'read_at', 'clicked_at'])
    .forUpdate()
    .executeTakeFirst();

/** Returns the bounce of a message that a server refused because there is no such mailbox; null if none was. */
export async function findRefusal(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
): Promise<{ at: Date; text: string; permanence: 'hard' } | null> {
  const { rows } = await sql<{ at: Date; text: string }>`
    select r.bounced_at as at, r.bounce_text as text
    from mail_recipients r
    join mail_messages m on m.team_id = r.team_id and m.task_id = r.task_id and m.recipient_id = r.id
      and m.state = 'failed' and m.response = r.bounce_text
    where r.team_id = ${teamId} and r.task_id = ${taskId} and r.id = ${recipientId} and r.bounced_at is not null
    limit 1`.execute(db);
  return rows[0] ? { ...rows[0], permanence: 'hard' } : null;
}

/** Returns whether another recipient with this address has unsubscribed. */
export async function hasUnsubscribed(
  db: Db,
  teamId: number,
  address: string,
  { taskId, recipientId }: RecipientKey,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_recipients')
    .select('id')
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .where(sql<SqlBool>`state not in ('draft', 'left_out')`)
    .where('unsubscribed_at', 'is not', null)
    .where(sql<SqlBool>`(task_id, id) <> (${taskId}, ${recipientId})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the recipients of an address that were ended for this reason, in a fixed order. */
export function recipientsEndedBy(db: Db, teamId: number, address: string, reason: EndReason) {
  return db
    .selectFrom('mail_recipients')
    .select(['task_id', 'id'])
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .where(sql<SqlBool>`state not in ('draft', 'left_out')`)
    .where('state', '=', 'ended')
    .where('reason', '=', reason)
    .orderBy('task_id')
    .orderBy('id')
    .execute();
}

/** Counts the recipients of an address that bounced, after `since` if it is given. */
export async function bouncesOf(
  db: Db,
  teamId: number,
  address: string,
  since: Date | null,
): Promise<{ hard: number; soft: number }> {
  const { rows } = await sql<{ hard: number; soft: number }>`
    select count(*) filter (where bounce_permanence = 'hard')::int as hard,
      count(*) filter (where bounce_permanence = 'soft')::int as soft
    from mail_recipients
    where team_id = ${teamId} and address = ${address} and state not in ('draft', 'left_out')
      and bounced_at > coalesce(${since}::timestamptz, '-infinity')`.execute(db);
  return rows[0] ?? { hard: 0, soft: 0 };
}

/**
 * Ends waiting recipients; those with a message in flight or in doubt are ended by the engine, which reads the facts.
 * @returns the tasks of those who were ended
 */
export async function endWaiting(
  db: Db,
  teamId: number,
  recipients: readonly RecipientKey[],
  reason: EndReason,
): Promise<number[]> {
  const { rows } = await sql<{ task_id: number }>`
    update mail_recipients r set state = 'ended', reason = ${reason}, due_at = null
    from json_to_recordset(${JSON.stringify(recipients)}) as key ("taskId" bigint, "recipientId" bigint)
    where r.team_id = ${teamId} and r.task_id = key."taskId" and r.id = key."recipientId" and r.state = 'waiting'
    returning r.task_id`.execute(db);
  return [...new Set(rows.map(row => row.task_id))].toSorted((a, b) => a - b);
}

export async function findTaskName(db: Db, teamId: number, taskId: number): Promise<string> {
  const row = await db
    .selectFrom('mail_tasks')
    .select('name')
    .where('team_id', '=', teamId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Returns whether the message is in doubt. */
export async function isInDoubt(db: Db, teamId: number, messageRowId: number): Promise<boolean> {
  const row = await db
    .selectFrom('mail_messages')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', messageRowId)
    .where('state', '=', 'in_doubt')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the recipient of a message, by the id in its links. */
export function findAddressee(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('mail_messages')
    .select(['task_id', 'recipient_id'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks recipients of a campaign's tasks among some creators, who wait or were ended by the campaign; in a fixed order.
 */
export async function lockOfCampaign(
  db: Db,
  { teamId, campaignId }: { teamId: number; campaignId: number },
  creatorIds: readonly number[],
  state: 'waiting' | 'excluded',
): Promise<RecipientKey[]> {
  const stands =
    state === 'waiting' ? sql`r.state = 'waiting'` : sql`r.state = 'ended' and r.reason = 'excluded'`;
  const { rows } = await sql<RecipientKey>`
    select r.task_id as "taskId", r.id as "recipientId"
    from mail_tasks t
    join mail_recipients r on r.team_id = ${teamId} and r.task_id = t.id
      and r.creator_id = any (${creatorIds}::bigint[])
    where t.team_id = ${teamId} and t.campaign_id = ${campaignId} and ${stands}
    order by r.task_id, r.id
    for update of r`.execute(db);
  return rows;
}
