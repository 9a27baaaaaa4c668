import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface OpenEmail {
  id: number;
  threadId: number | null;
  to: string;
  subject: string;
  state: 'failed' | 'in_doubt';
  at: Date;
  response: string;
}

export interface Addressed {
  creatorId: number;
  addresses: readonly string[];
}

/** Returns emails to a creator that failed or are in doubt, newest first. */
export async function openEmailsTo(
  db: Db,
  teamId: number,
  { creatorId, addresses }: Addressed,
  max: number,
): Promise<OpenEmail[]> {
  const held = addresses.map(address => `%${address.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const { rows } = await sql<OpenEmail>`
    select l.id, l.thread_id as "threadId", l.content ->> 'to' as "to", l.content ->> 'subject' as subject,
      l.state, coalesce(l.ended_at, l.changed_at) as at, l.response
    from one_to_one_emails l
    left join inbox_threads t on t.team_id = l.team_id and t.id = l.thread_id
    where l.team_id = ${teamId} and l.state <> 'draft' and l.state in ('failed', 'in_doubt')
      and (t.creator_id = ${creatorId} or lower(l.content ->> 'to') like any (${held}::text[]))
    order by l.id desc limit ${max}`.execute(db);
  return rows;
}
