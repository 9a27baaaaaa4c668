import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the `most` members of each list that were added last, newest first. */
export async function newestMembers(db: Db, teamId: number, listIds: readonly number[], max: number) {
  const { rows } = await sql<{ list_id: number; creator_id: number }>`
    select l.id as list_id, m.creator_id
    from lists l
    cross join lateral (
      select creator_id, added_at from list_members
      where team_id = l.team_id and list_id = l.id
      order by added_at desc, creator_id limit ${max}
    ) m
    where l.team_id = ${teamId} and l.id = any(${listIds}::bigint[])
    order by l.id, m.added_at desc, m.creator_id`.execute(db);
  return rows;
}

export function creatorFaces(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('creators')
    .select(['id', 'name', 'handle', 'avatar_url'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}
