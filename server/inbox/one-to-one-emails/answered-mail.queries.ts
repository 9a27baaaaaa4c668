import { sql } from 'kysely';
import type { MailPeople } from '../../../contract/inbox/received-mail.ts';
import type { Db } from '../../core/db/database.ts';

export interface AnsweredMail {
  id: number;
  thread_id: number;
  sender_id: number;
  direction: 'in' | 'out';
  message_id: string;
  answers: string[];
  from_address: string;
  from_name: string;
  people: MailPeople;
  subject: string;
  written_at: Date | null;
  received_at: Date;
  attachments: { part: number; name: string; mediaType: string; size: number; isLeftOut: boolean }[];
  html: string | null;
  text: string | null;
}

const mails = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('inbox_mails as m')
    .select(['m.id', 'm.thread_id', 'm.sender_id', 'm.direction', 'm.message_id', 'm.answers'])
    .select(['m.from_address', 'm.from_name', 'm.people', 'm.subject', 'm.written_at', 'm.received_at'])
    .select('m.attachments')
    .where('m.team_id', '=', teamId)
    .where('m.id', '=', id);

/** Returns the mail that an email answers or forwards, with its content. */
export const findAnswered = (db: Db, teamId: number, id: number): Promise<AnsweredMail | undefined> =>
  mails(db, teamId, id)
    .leftJoin('inbox_bodies as b', join =>
      join.onRef('b.team_id', '=', 'm.team_id').onRef('b.mail_id', '=', 'm.id'),
    )
    .select(['b.html', 'b.text'])
    .executeTakeFirst();

/** Answers to a mail are begun one after another. */
export async function lockAnswered(db: Db, teamId: number, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letter ${teamId}/${id}`}, 0))`.execute(db);
}

/** Returns every address from which the team sends or to which it wants answers, in lower case. */
export async function ownAddresses(db: Db, teamId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mail_senders')
    .select(['address', 'reply_to'])
    .where('team_id', '=', teamId)
    .execute();
  return new Set(
    rows.flatMap(row => [row.address, row.reply_to].filter(Boolean).map(each => each.toLowerCase())),
  );
}

export async function timeZoneOf(db: Db, teamId: number): Promise<string> {
  const row = await db
    .selectFrom('teams')
    .select('time_zone')
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}

export async function teamNameOf(db: Db, teamId: number): Promise<string> {
  const row = await db.selectFrom('teams').select('name').where('team_id', '=', teamId).executeTakeFirst();
  return row?.name ?? '';
}

/** Returns a mail byte for byte; empty if it was not kept. */
export async function readSource(db: Db, teamId: number, mailId: number): Promise<Buffer> {
  const rows = await db
    .selectFrom('inbox_sources')
    .select('content')
    .where('team_id', '=', teamId)
    .where('mail_id', '=', mailId)
    .orderBy('chunk')
    .execute();
  return Buffer.concat(rows.map(({ content }) => content));
}
