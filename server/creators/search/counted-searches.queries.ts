import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** @returns false if the same search was counted after `since` */
export async function countSearch(
  db: Db,
  teamId: number,
  fingerprint: Buffer,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into counted_searches as s (team_id, fingerprint, counted_at) values (${teamId}, ${fingerprint}, ${at})
    on conflict (team_id, fingerprint) do update set counted_at = excluded.counted_at where s.counted_at <= ${since}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function wasCounted(db: Db, teamId: number, fingerprint: Buffer, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from counted_searches
    where team_id = ${teamId} and fingerprint = ${fingerprint} and counted_at > ${since}`.execute(db);
  return rows.length > 0;
}
