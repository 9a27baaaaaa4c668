import type { TemplateInput } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { Db } from '../../core/db/database.ts';

export interface KeptVersion {
  templateId: number;
  version: number;
  content: TemplateInput;
  changedBy: number;
  changedAt: Date;
}

export async function insertVersion(
  db: Db,
  teamId: number,
  { templateId, version, content, changedBy, changedAt }: KeptVersion,
): Promise<void> {
  await db
    .insertInto('mail_template_versions')
    .values({
      team_id: teamId,
      template_id: templateId,
      version,
      content: JSON.stringify(content),
      changed_by: changedBy,
      changed_at: changedAt,
    })
    .execute();
}

export async function dropVersionsBefore(
  db: Db,
  teamId: number,
  templateId: number,
  version: number,
): Promise<void> {
  await db
    .deleteFrom('mail_template_versions')
    .where('team_id', '=', teamId)
    .where('template_id', '=', templateId)
    .where('version', '<', version)
    .execute();
}

/** Newest first, with the author of each. */
export function versionRows(db: Db, teamId: number, templateId: number) {
  return db
    .selectFrom('mail_template_versions as v')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'v.team_id').onRef('a.id', '=', 'v.changed_by'),
    )
    .select(['v.version', 'v.content', 'v.changed_at', 'a.nickname as changed_by_name'])
    .where('v.team_id', '=', teamId)
    .where('v.template_id', '=', templateId)
    .orderBy('v.version', 'desc')
    .execute();
}
