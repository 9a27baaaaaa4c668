import { sql, type Updateable } from 'kysely';
import type { EmailKind } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import type { EmailContent } from '../../../contract/inbox/one-to-one-emails.ts';
import type { Db } from '../../core/db/database.ts';
import type { InboxTables } from '../../core/db/schema/inbox-tables.ts';

/** Enough of a body for its excerpt. */
const beginning = 4000;

const rowColumns = [
  'l.id',
  'l.account_id',
  'l.sender_id',
  'l.kind',
  'l.thread_id',
  'l.mail_id',
  'l.revision',
  'l.state',
  'l.due_at',
  'l.ended_at',
  'l.response',
  'l.changed_at',
  'l.message_id',
  'l.started_at',
  'l.even_if_suppressed',
  'l.leased_by',
  'a.nickname as author',
  's.address as sender_address',
] as const;

function emails(db: Db, teamId: number) {
  return db
    .selectFrom('one_to_one_emails as l')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'l.team_id').onRef('a.id', '=', 'l.account_id'),
    )
    .leftJoin('mail_senders as s', join =>
      join.onRef('s.team_id', '=', 'l.team_id').onRef('s.id', '=', 'l.sender_id'),
    )
    .select(rowColumns)
    .where('l.team_id', '=', teamId);
}

export type EmailRecord = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

export const findEmail = (db: Db, teamId: number, id: number) =>
  emails(db, teamId).select('l.content').where('l.id', '=', id).executeTakeFirst();

/** Locks the email until the transaction ends: nobody else can change or send it. */
export const lockEmail = (db: Db, teamId: number, id: number) =>
  emails(db, teamId).select('l.content').where('l.id', '=', id).forUpdate('l').executeTakeFirst();

export interface EmailFilter {
  list: 'drafts' | 'outgoing';
  accountId: number;
  threadId?: number | undefined;
}

const listed = (db: Db, teamId: number, { list, accountId, threadId }: EmailFilter) =>
  emails(db, teamId)
    .$if(list === 'drafts', query =>
      query
        .where('l.state', '=', 'draft')
        .where('l.account_id', '=', accountId)
        // A draft that was only opened has nothing of its author in it.
        .where('l.revision', '>', 1),
    )
    .$if(list === 'outgoing', query => query.where('l.state', '<>', 'draft'))
    .$if(threadId !== undefined, query => query.where('l.thread_id', '=', threadId ?? 0));

/** Drafts are ordered by their last change, others by id; bodies are cut. */
export function emailRows(
  db: Db,
  teamId: number,
  filter: EmailFilter,
  { page, size }: { page: number; size: number },
) {
  return listed(db, teamId, filter)
    .select(sql<Omit<EmailContent, 'html'>>`l.content - 'html'`.as('rest'))
    .select(sql<string>`left(l.content ->> 'html', ${beginning})`.as('html'))
    .$if(filter.list === 'drafts', query => query.orderBy('l.changed_at', 'desc'))
    .orderBy('l.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countEmails(db: Db, teamId: number, filter: EmailFilter): Promise<number> {
  const { total } = await listed(db, teamId, filter)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findDraftOfAnswer(
  db: Db,
  teamId: number,
  { accountId, mailId, kind }: { accountId: number; mailId: number; kind: EmailKind },
): Promise<number | null> {
  const row = await db
    .selectFrom('one_to_one_emails')
    .select('id')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('mail_id', '=', mailId)
    .where('kind', '=', kind)
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NewEmail {
  kind: EmailKind;
  senderId: number | null;
  threadId: number | null;
  mailId: number | null;
  content: EmailContent;
}

export async function insertEmail(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  { kind, senderId, threadId, mailId, content }: NewEmail,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('one_to_one_emails')
    .values({
      team_id: teamId,
      account_id: accountId,
      sender_id: senderId,
      kind,
      thread_id: threadId,
      mail_id: mailId,
      content: JSON.stringify(content),
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type EmailChange = Updateable<InboxTables['one_to_one_emails']>;

export async function updateEmail(db: Db, teamId: number, id: number, change: EmailChange): Promise<void> {
  await db
    .updateTable('one_to_one_emails')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function deleteEmailRow(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('one_to_one_emails').where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function changeAuthor(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('one_to_one_emails')
    .set({ account_id: to })
    .where('team_id', '=', teamId)
    .where('account_id', '=', from)
    .execute();
}
