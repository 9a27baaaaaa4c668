import { visitRetention } from '../../../contract/core/personal-data/retention-kinds.ts';
import { day } from '../../../contract/core/format.ts';
import type { Db } from '../../core/db/database.ts';
import { daysLater } from './date-range.ts';

/** The time zone for counting days, and since when access records are kept. */
export interface TeamDays {
  timeZone: string;
  today: string;
  /** The first day for which single visits are kept. */
  keptSince: string;
}

export async function readTeamDays(db: Db, teamId: number, at: Date): Promise<TeamDays> {
  const row = await db
    .selectFrom('teams as t')
    .leftJoin('short_link_settings as s', 's.team_id', 't.team_id')
    .select(['t.time_zone', 's.retention_days'])
    .where('t.team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  const today = day(at.toISOString(), row.time_zone);
  const kept = row.retention_days ?? visitRetention.standard;
  return { timeZone: row.time_zone, today, keptSince: daysLater(today, -kept) };
}
