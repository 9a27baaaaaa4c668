import { sql, type Insertable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { InboxTables } from '../../core/db/schema/inbox-tables.ts';
import { vectorOfTeam } from '../shared/mail-search-terms.ts';

export type NewMail = Insertable<InboxTables['inbox_mails']>;

/** @returns their ids, in the order of the mails */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<number[]> {
  const rows = await db
    .insertInto('inbox_mails')
    .values([...mails])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const chunkBytes = 1024 * 1024;

export interface MailContent {
  mailId: number;
  text: string;
  html: string;
  source: Buffer;
}

export async function insertContents(
  db: Db,
  teamId: number,
  contents: readonly MailContent[],
): Promise<void> {
  await db
    .insertInto('inbox_bodies')
    .values(contents.map(({ mailId, text, html }) => ({ team_id: teamId, mail_id: mailId, text, html })))
    .execute();
  const small = contents.filter(({ source }) => source.length <= chunkBytes);
  if (small.length) {
    await db
      .insertInto('inbox_sources')
      .values(
        small.map(({ mailId, source }) => ({ team_id: teamId, mail_id: mailId, chunk: 0, content: source })),
      )
      .execute();
  }
  for (const { mailId, source } of contents.filter(({ source }) => source.length > chunkBytes)) {
    for (let chunk = 0; chunk * chunkBytes < source.length; chunk += 1) {
      const content = source.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes);
      await db
        .insertInto('inbox_sources')
        .values({ team_id: teamId, mail_id: mailId, chunk, content })
        .execute();
    }
  }
}

/** Returns a mail byte for byte, as far as it was kept. */
export async function sourceOf(db: Db, teamId: number, mailId: number): Promise<Buffer> {
  const rows = await db
    .selectFrom('inbox_sources')
    .select('content')
    .where('team_id', '=', teamId)
    .where('mail_id', '=', mailId)
    .orderBy('chunk')
    .execute();
  return Buffer.concat(rows.map(({ content }) => content));
}

export interface SearchableMail {
  mailId: number;
  threadId: number;
  at: Date;
  /** Without the team's prefix. */
  words: string[];
}

export async function insertWords(db: Db, teamId: number, mails: readonly SearchableMail[]): Promise<void> {
  if (!mails.length) return;
  const rows = mails.map(
    ({ mailId, threadId, at, words }) =>
      sql`(${teamId}, ${mailId}, ${threadId}, ${at}, ${vectorOfTeam(teamId, words)}::tsvector)`,
  );
  await sql`insert into inbox_words (team_id, mail_id, thread_id, at, words) values ${sql.join(rows)}`.execute(
    db,
  );
}
