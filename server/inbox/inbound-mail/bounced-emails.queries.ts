import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the address lines of those one-to-one emails in a conversation that have one of these Message-IDs. */
export async function addressLinesOf(
  db: Db,
  teamId: number,
  { threadId, messageIds }: { threadId: number; messageIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ lines: string }>`
    select concat_ws(' ', content ->> 'to', content ->> 'cc', content ->> 'bcc') as lines
    from one_to_one_emails
    where team_id = ${teamId} and thread_id = ${threadId} and message_id = any(${messageIds}::text[])
      and state <> 'draft'`.execute(db);
  return rows.map(({ lines }) => lines);
}
