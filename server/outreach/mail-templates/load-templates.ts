import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { TemplateInput } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type * as contract from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { mailFilesOf } from '../mail-files/service.ts';
import { presentRow } from './present-template.ts';
import { countTemplates, findTemplate, templateRows, usedCategories } from './queries.ts';
import { versionRows } from './template-versions.queries.ts';

/** Returns the templates that the caller may see. */
export function loadTemplates(
  db: Db,
  { actor }: SignedIn,
  { page, size, ...filter }: QueryOf<typeof contract.listTemplates>,
): Promise<ReplyOf<typeof contract.listTemplates>> {
  return asTeam(db, actor.teamId, async db => {
    const rows = await templateRows(db, actor, filter, { page, size });
    return {
      templates: rows.map(presentRow),
      total: await countTemplates(db, actor, filter),
      categories: await usedCategories(db, actor),
    };
  });
}

/** @throws AppError not_found, also for a colleague's private one */
export function loadTemplate(
  db: Db,
  { actor }: SignedIn,
  id: number,
): Promise<ReplyOf<typeof contract.getTemplate>> {
  return asTeam(db, actor.teamId, async db => {
    const row = await findTemplate(db, actor, id);
    if (!row) throw new AppError('not_found');
    const { html, text, attachments } = row;
    const files = await mailFilesOf(db, actor.teamId, attachments);
    return { ...presentRow(row), html, text, attachments, files };
  });
}

/** Returns the content of a template before each change. @throws AppError not_found */
export function loadVersions(
  db: Db,
  { actor }: SignedIn,
  id: number,
): Promise<ReplyOf<typeof contract.listTemplateVersions>> {
  return asTeam(db, actor.teamId, async db => {
    if (!(await findTemplate(db, actor, id))) throw new AppError('not_found');
    const rows = await versionRows(db, actor.teamId, id);
    return {
      versions: rows.map(row => {
        const { name, subject, html, text, attachments } = row.content as TemplateInput;
        const written = { changedBy: row.changed_by_name ?? '', changedAt: row.changed_at.toISOString() };
        return { version: row.version, name, subject, html, text, attachments, ...written };
      }),
    };
  });
}
