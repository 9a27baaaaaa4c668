import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** The main account first, then in the order in which they joined. */
export function listAccounts(db: Db, teamId: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('team_roles as r', join =>
      join.onRef('r.team_id', '=', 'a.team_id').onRef('r.id', '=', 'a.role_id'),
    )
    .select([
      'a.id',
      'a.username',
      'a.nickname',
      'a.avatar_url',
      'a.phone',
      'a.role',
      'a.role_id',
      'a.is_operator',
    ])
    .select(['a.created_at', 'a.last_seen_at', 'a.disabled_at', 'a.has_second_factor'])
    .select(['r.name as role_name', 'r.permissions'])
    .where('a.team_id', '=', teamId)
    .orderBy(sql`a.role = 'owner'`, 'desc')
    .orderBy('a.id')
    .execute();
}

export function lockTeam(db: Db, teamId: number) {
  return db
    .selectFrom('teams')
    .select(['name', 'time_zone'])
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setTeam(
  db: Db,
  teamId: number,
  team: { name: string; time_zone: string },
): Promise<void> {
  await db.updateTable('teams').set(team).where('team_id', '=', teamId).execute();
}

/** The database computes days too, so it must know the zone by the same name. */
export async function isKnownTimeZone(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db);
  return rows.length > 0;
}
