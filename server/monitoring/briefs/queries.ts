import { sql } from 'kysely';
import type { Requirements } from '../../../contract/monitoring/briefs/briefs.ts';
import type { Db } from '../../core/db/database.ts';

export interface OfProject {
  teamId: number;
  projectId: number;
}

/** With the name of who changed it last; null if the account was deleted since. */
export const findBrief = (db: Db, { teamId, projectId }: OfProject) =>
  db
    .selectFrom('monitor_briefs as b')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'b.team_id').onRef('a.id', '=', 'b.changed_by'),
    )
    .select(['b.requirements', 'b.revision', 'b.changed_at', 'a.nickname as changed_by_name'])
    .where('b.team_id', '=', teamId)
    .where('b.project_id', '=', projectId)
    .executeTakeFirst();

/** @param revision the previous one; 0 if there is none @returns false if it was changed meanwhile */
export async function putBrief(
  db: Db,
  { teamId, projectId }: OfProject,
  { requirements, revision, by, at }: { requirements: Requirements; revision: number; by: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into monitor_briefs as b (team_id, project_id, requirements, revision, changed_by, changed_at)
    select ${teamId}::bigint, ${projectId}::bigint, ${JSON.stringify(requirements)}::jsonb, ${revision + 1}::int,
      ${by}::bigint, ${at}::timestamptz
    where ${revision}::int = 0 or exists (
      select from monitor_briefs where team_id = ${teamId} and project_id = ${projectId})
    on conflict (team_id, project_id) do update set requirements = excluded.requirements,
      revision = excluded.revision, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where b.revision = excluded.revision - 1
    returning b.revision`.execute(db);
  return rows.length > 0;
}

/** Returns posts that fail a requirement of the current brief, unless a member accepted them, and since when. */
export async function readFailed(
  db: Db,
  { teamId, projectId }: OfProject,
  requirement: 'disclosure',
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ key: string; since: Date }>`
    select c.key, c.since from brief_checks c
    join monitor_briefs b on b.team_id = c.team_id and b.project_id = c.project_id
    where c.team_id = ${teamId} and c.project_id = ${projectId} and c.requirement = ${requirement}
      and c.outcome = 'failed' and c.decision is distinct from 'accepted'
      and b.requirements ->> ${requirement} is not null`.execute(db);
  return new Map(rows.map(({ key, since }) => [key, since]));
}

export async function deleteOfProject(db: Db, { teamId, projectId }: OfProject): Promise<void> {
  for (const table of ['brief_check_changes', 'brief_checks', 'monitor_briefs'] as const) {
    await db.deleteFrom(table).where('team_id', '=', teamId).where('project_id', '=', projectId).execute();
  }
}
