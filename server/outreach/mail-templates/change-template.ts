import type { TemplateInput } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { cleanHtml } from '../mail-content/html/clean-html.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { checkTemplate } from './check-template.ts';
import {
  deleteTemplateRow,
  insertTemplate,
  lockTemplate,
  updateTemplateRow,
  type TemplateRecord,
} from './queries.ts';
import { dropVersionsBefore, insertVersion } from './template-versions.queries.ts';

/** The number of versions kept of a template. */
const maxVersions = 50;
const longestName = 100;

const notTheirs = {
  zh: '只有创建者和主账号可以改为仅自己可见',
  en: 'only the person who created it and the main account can make it private',
};
const copyName = { zh: (name: string) => `${name} 副本`, en: (name: string) => `${name} copy` };

const recordOf = (action: OperationAction, id: number, name: string) => ({
  action,
  subject: 'template',
  subjectId: id,
  subjectName: name,
});

const inputOf = (row: TemplateRecord): TemplateInput => {
  const { name, kind, visibility, category, subject, html, text, attachments } = row;
  return { name, kind, visibility, category, subject, html, text, attachments };
};

/** What the audit log records of a template: not its body, which its versions contain. */
const facts = ({ name, kind, visibility, category, subject }: TemplateInput, version: number) => ({
  name,
  kind,
  visibility,
  category,
  subject,
  version,
});

async function readForChange(db: Db, { actor }: SignedIn, id: number): Promise<TemplateRecord> {
  const row = await lockTemplate(db, actor, id);
  if (!row) throw new AppError('not_found');
  return row;
}

async function add(db: Db, ctx: SignedIn, input: TemplateInput): Promise<{ id: number }> {
  const id = await insertTemplate(db, ctx.actor, input, ctx.now());
  const record = recordOf('template.create', id, input.name);
  await recordOperation(db, ctx, ctx.actor.teamId, { ...record, after: facts(input, 1) });
  return { id };
}

/** @throws AppError invalid_request */
export function addTemplate(db: Db, ctx: SignedIn, input: TemplateInput): Promise<{ id: number }> {
  const cleaned = { ...input, html: cleanHtml(input.html) };
  return asTeam(db, ctx.actor.teamId, async db => {
    await checkTemplate(db, ctx.actor.teamId, ctx.lang, cleaned);
    return add(db, ctx, cleaned);
  });
}

/**
 * Changes a template and keeps its former content. If somebody else saved it first, nothing is overwritten.
 * @param version the one that was changed
 * @returns its current version; the same if nothing is different
 * @throws AppError invalid_request, not_found, changed_meanwhile
 */
export function changeTemplate(
  db: Db,
  ctx: SignedIn,
  id: number,
  { version, ...input }: TemplateInput & { version: number },
): Promise<{ version: number }> {
  const { teamId } = ctx.actor;
  const after = { ...input, html: cleanHtml(input.html) };
  return asTeam(db, teamId, async db => {
    const row = await readForChange(db, ctx, id);
    if (row.version !== version) throw new AppError('changed_meanwhile');
    await checkTemplate(db, teamId, ctx.lang, after);
    if (after.visibility === 'private' && !row.is_maker)
      throw new AppError('invalid_request', {}, [{ field: 'visibility', reason: notTheirs[ctx.lang] }]);
    const before = inputOf(row);
    const changed = JSON.stringify(before) !== JSON.stringify({ ...before, ...after });
    if (!changed) return { version };
    const next = version + 1;
    const kept = { templateId: id, version, changedBy: row.changed_by, changedAt: row.changed_at };
    await insertVersion(db, teamId, { ...kept, content: before });
    await dropVersionsBefore(db, teamId, id, next - maxVersions);
    await updateTemplateRow(db, ctx.actor, id, { ...after, version: next }, ctx.now());
    const record = recordOf('template.update', id, after.name);
    const values = { before: facts(before, version), after: facts(after, next) };
    await recordOperation(db, ctx, teamId, { ...record, ...values });
    return { version: next };
  });
}

/** Makes a copy that nobody else sees until it is shared. @throws AppError not_found */
export function copyTemplate(db: Db, ctx: SignedIn, id: number): Promise<{ id: number }> {
  return asTeam(db, ctx.actor.teamId, async db => {
    const input = inputOf(await readForChange(db, ctx, id));
    const suffix = copyName[ctx.lang]('');
    const name = copyName[ctx.lang](input.name.slice(0, longestName - suffix.length));
    return add(db, ctx, { ...input, name, visibility: 'private' });
  });
}

/** Its files stay, because tasks may use them. @throws AppError not_found */
export async function removeTemplate(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const row = await readForChange(db, ctx, id);
    await deleteTemplateRow(db, teamId, id);
    const record = recordOf('template.delete', id, row.name);
    await recordOperation(db, ctx, teamId, { ...record, before: facts(inputOf(row), row.version) });
  });
}
