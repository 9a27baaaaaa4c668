import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { givenRows } from './bulk-rows.queries.ts';
import type { AudienceRow, CommentsRow } from '../../observations/audiences.ts';

const audienceTypes = { creator_id: 'bigint', audience: 'jsonb', source: 'text', observed_at: 'timestamptz' };

/** The newer observation replaces the older one completely. */
export async function upsertAudiences(db: Db, rows: readonly AudienceRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creator_audiences as a (creator_id, audience, source, observed_at)
    select creator_id, audience, source, observed_at
    from ${givenRows(rows, audienceTypes)}
    on conflict (creator_id) do update set
      audience = excluded.audience, source = excluded.source, observed_at = excluded.observed_at
    where a.observed_at <= excluded.observed_at
      and (a.audience, a.source, a.observed_at) is distinct from (excluded.audience, excluded.source, excluded.observed_at)`.execute(
    db,
  );
}

const commentTypes = {
  creator_id: 'bigint',
  platform_post_id: 'text',
  comments: 'jsonb',
  observed_at: 'timestamptz',
};

export async function upsertComments(db: Db, rows: readonly CommentsRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into post_comments as c (creator_id, platform_post_id, comments, observed_at)
    select creator_id, platform_post_id, comments, observed_at
    from ${givenRows(rows, commentTypes)}
    on conflict (creator_id, platform_post_id) do update set
      comments = excluded.comments, observed_at = excluded.observed_at
    where c.observed_at <= excluded.observed_at
      and (c.comments, c.observed_at) is distinct from (excluded.comments, excluded.observed_at)`.execute(db);
}
