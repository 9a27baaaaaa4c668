import { sql } from 'kysely';
import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import type { BounceFacts, MailPeople } from '../../../contract/inbox/received-mail.ts';
import type { Db } from '../../core/db/database.ts';

export interface ExchangedMail {
  threadId: number;
  direction: 'in' | 'out';
  from: string;
  people: MailPeople;
  subject: string;
  at: Date;
  kind: MailKind;
  /** The task that the mail answers. */
  taskId: number | null;
  recipientId: number | null;
  bounce: BounceFacts | null;
}

export interface Counterparts {
  creatorId: number;
  addresses: readonly string[];
}

/** This many conversations are searched. */
const maxThreads = 100;

/**
 * Returns the newest mails of conversations with a creator, or with one of these addresses; copies of task mails are
 * left out.
 */
export async function mailsWith(
  db: Db,
  teamId: number,
  { creatorId, addresses }: Counterparts,
  max: number,
): Promise<ExchangedMail[]> {
  const { rows } = await sql<ExchangedMail>`
    select m.thread_id as "threadId", m.direction, m.from_address as "from", m.people, m.subject,
      m.received_at as at, m.kind, m.task_id as "taskId", m.recipient_id as "recipientId", m.bounce
    from (
      (select id from inbox_threads
        where team_id = ${teamId} and creator_id = ${creatorId} order by last_at desc limit ${maxThreads})
      union
      (select id from inbox_threads
        where team_id = ${teamId} and counterpart_address = any (${addresses}::text[])
        order by last_at desc limit ${maxThreads})
    ) as t
    join inbox_mails m on m.team_id = ${teamId} and m.thread_id = t.id
    where not m.is_spam and not (m.direction = 'out' and m.message_id <> '' and exists (
      select from mail_messages s where s.team_id = ${teamId} and s.message_id = m.message_id))
    order by m.received_at desc, m.id desc limit ${max}`.execute(db);
  return rows;
}
