import type { ClientReportSettings } from '../../../contract/monitoring/client-reports/client-reports.ts';
import type { Db } from '../../core/db/database.ts';

/** The key of a project's report. */
export interface ReportIds {
  teamId: number;
  projectId: number;
}

export async function findSettings(
  db: Db,
  { teamId, projectId }: ReportIds,
): Promise<{ settings: ClientReportSettings; revision: number } | undefined> {
  return db
    .selectFrom('client_reports')
    .select(['settings', 'revision'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

export async function putSettings(
  db: Db,
  { teamId, projectId }: ReportIds,
  { settings, revision, by, at }: { settings: ClientReportSettings; revision: number; by: number; at: Date },
): Promise<void> {
  await db
    .insertInto('client_reports')
    .values({
      team_id: teamId,
      project_id: projectId,
      settings: JSON.stringify(settings),
      revision,
      changed_by: by,
      changed_at: at,
    })
    .onConflict(conflict =>
      conflict.columns(['team_id', 'project_id']).doUpdateSet(eb => ({
        settings: eb.ref('excluded.settings'),
        revision: eb.ref('excluded.revision'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function deleteSettings(db: Db, { teamId, projectId }: ReportIds): Promise<void> {
  await db
    .deleteFrom('client_reports')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .execute();
}

export async function putLogo(db: Db, teamId: number, image: Buffer, at: Date): Promise<void> {
  const row = { image, changed_at: at };
  await db
    .insertInto('client_report_logos')
    .values({ team_id: teamId, ...row })
    .onConflict(conflict =>
      conflict.column('team_id').doUpdateSet(eb => ({
        image: eb.ref('excluded.image'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function deleteLogo(db: Db, teamId: number): Promise<void> {
  await db.deleteFrom('client_report_logos').where('team_id', '=', teamId).execute();
}

/** PNG. */
export async function findLogo(db: Db, teamId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('client_report_logos')
    .select('image')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.image;
}

export async function teamName(db: Db, teamId: number): Promise<string> {
  const row = await db.selectFrom('teams').select('name').where('team_id', '=', teamId).executeTakeFirst();
  return row?.name ?? '';
}
