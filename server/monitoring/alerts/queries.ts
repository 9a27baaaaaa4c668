import { sql } from 'kysely';
import type { AlertKind } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertSettings } from '../../../contract/monitoring/alerts/alerts.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Db } from '../../core/db/database.ts';
import type { Happening } from './detection/alert-happening.ts';

export interface OfProject {
  teamId: number;
  projectId: number;
}

export const findSettings = (db: Db, { teamId, projectId }: OfProject) =>
  db
    .selectFrom('alert_settings')
    .select(['settings', 'revision', 'effective_since', 'lang'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

export async function putSettings(
  db: Db,
  { teamId, projectId }: OfProject,
  row: { settings: AlertSettings; revision: number; effectiveSince: Date; lang: Lang; by: number; at: Date },
): Promise<void> {
  await sql`
    insert into alert_settings (team_id, project_id, settings, revision, effective_since, lang, changed_by, changed_at)
    values (${teamId}, ${projectId}, ${JSON.stringify(row.settings)}::jsonb, ${row.revision}, ${row.effectiveSince},
      ${row.lang}, ${row.by}, ${row.at})
    on conflict (team_id, project_id) do update set settings = excluded.settings, revision = excluded.revision,
      effective_since = excluded.effective_since, lang = excluded.lang, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(db);
}

/** Returns what a project has reported already. */
export const knownAlerts = (db: Db, { teamId, projectId }: OfProject) =>
  db
    .selectFrom('alerts')
    .select(['key', 'kind', 'mark'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .execute();

/** @returns the ids of those that were not reported before, in their order */
export async function insertAlerts(
  db: Db,
  { teamId, projectId }: OfProject,
  happenings: readonly Happening[],
  { at, mailId }: { at: Date; mailId: number | null },
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string; kind: AlertKind; mark: string }>`
    insert into alerts (team_id, project_id, key, kind, mark, at, notified_at, facts, mail_id)
    select ${teamId}::bigint, ${projectId}::bigint, h.key, h.kind, h.mark, h.at, ${at}::timestamptz, h.facts,
      ${mailId}::bigint
    from jsonb_to_recordset(${JSON.stringify(happenings)}::jsonb) as h (key text, kind text, mark text,
      at timestamptz, facts jsonb)
    order by h.at
    on conflict (team_id, project_id, key, kind, mark) do nothing
    returning key, kind, mark`.execute(db);
  return new Set(rows.map(nameOf));
}

/** The name by which two events are the same. */
export const nameOf = ({ key, kind, mark }: Pick<Happening, 'key' | 'kind' | 'mark'>): string =>
  `${kind} ${key} ${mark}`;

export interface AlertFilter {
  kind?: AlertKind | undefined;
  key?: string | undefined;
}

const filtered = (db: Db, { teamId, projectId }: OfProject, { kind, key }: AlertFilter) =>
  db
    .selectFrom('alerts as a')
    .where('a.team_id', '=', teamId)
    .where('a.project_id', '=', projectId)
    .$if(kind !== undefined, query => query.where(sql<boolean>`a.kind = ${kind}`))
    .$if(key !== undefined, query => query.where(sql<boolean>`a.key = ${key}`));

/** Newest first, with the state of their mail. */
export const listAlerts = (
  db: Db,
  of: OfProject,
  filter: AlertFilter,
  { size, offset }: { size: number; offset: number },
) =>
  filtered(db, of, filter)
    .leftJoin('alert_mails as m', join =>
      join.onRef('m.team_id', '=', 'a.team_id').onRef('m.id', '=', 'a.mail_id'),
    )
    .select(['a.id', 'a.kind', 'a.key', 'a.at', 'a.notified_at', 'a.facts', 'm.state as mail'])
    .orderBy('a.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();

export const countAlerts = (db: Db, of: OfProject, filter: Pick<AlertFilter, 'key'>) =>
  filtered(db, of, filter)
    .select(['a.kind', query => query.fn.countAll<number>().as('alerts')])
    .groupBy('a.kind')
    .execute();

export async function deleteOfProject(db: Db, { teamId, projectId }: OfProject): Promise<void> {
  for (const table of ['alerts', 'alert_mails', 'alert_settings'] as const) {
    await db.deleteFrom(table).where('team_id', '=', teamId).where('project_id', '=', projectId).execute();
  }
}
