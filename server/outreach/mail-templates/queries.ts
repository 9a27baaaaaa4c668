import { sql } from 'kysely';
import type { TemplateInput } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { TemplateKind } from '../../../contract/outreach/mail-templates/template-kinds.ts';
import { actsForAll } from '../../core/db/conditions/acts-for-all.ts';
import type { Db } from '../../core/db/database.ts';

/** The reader: team and account. */
export interface Viewer {
  teamId: number;
  accountId: number;
}

/** Enough of a body for its excerpt. */
const beginning = 6000;

const isMaker = (viewer: Viewer) => sql<boolean>`(${viewer.accountId} = t.created_by
  or ${actsForAll(viewer)})`;

/** A private template is visible to the account that created it and to who acts for all. */
const isVisible = (viewer: Viewer) => sql<boolean>`(t.visibility = 'team' or ${isMaker(viewer)})`;

function visibleTemplates(db: Db, viewer: Viewer) {
  return db
    .selectFrom('mail_templates as t')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 't.team_id').onRef('a.id', '=', 't.created_by'),
    )
    .leftJoin('accounts as b', join =>
      join.onRef('b.team_id', '=', 't.team_id').onRef('b.id', '=', 't.changed_by'),
    )
    .select(['t.id', 't.name', 't.kind', 't.visibility', 't.category', 't.subject', 't.text', 't.version'])
    .select([
      't.created_at',
      't.changed_at',
      'a.nickname as created_by_name',
      'b.nickname as changed_by_name',
    ])
    .select(isMaker(viewer).as('is_maker'))
    .where('t.team_id', '=', viewer.teamId)
    .where(isVisible(viewer));
}

export interface TemplateFilter {
  kind?: TemplateKind | undefined;
  keyword?: string | undefined;
  category?: string | undefined;
}

function filtered(db: Db, viewer: Viewer, { kind, keyword, category }: TemplateFilter) {
  const words = keyword?.trim();
  return visibleTemplates(db, viewer)
    .$if(kind !== undefined, query => query.where('t.kind', '=', kind ?? 'body'))
    .$if(Boolean(category), query => query.where('t.category', '=', category ?? ''))
    .$if(Boolean(words), query =>
      query.where(sql<boolean>`strpos(lower(t.name || ' ' || t.subject), lower(${words})) > 0`),
    );
}

/** The last changed first; bodies are cut. */
export function templateRows(
  db: Db,
  viewer: Viewer,
  filter: TemplateFilter,
  { page, size }: { page: number; size: number },
) {
  return filtered(db, viewer, filter)
    .select(sql<string>`left(t.html, ${beginning})`.as('html'))
    .orderBy('t.changed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countTemplates(db: Db, viewer: Viewer, filter: TemplateFilter): Promise<number> {
  const { total } = await filtered(db, viewer, filter)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function usedCategories(db: Db, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_templates as t')
    .select('t.category')
    .distinct()
    .where('t.team_id', '=', viewer.teamId)
    .where('t.category', '<>', '')
    .where(isVisible(viewer))
    .orderBy('t.category')
    .execute();
  return rows.map(row => row.category);
}

export type TemplateRecord = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

export const findTemplate = (db: Db, viewer: Viewer, id: number) =>
  visibleTemplates(db, viewer)
    .select(['t.html', 't.attachments', 't.created_by', 't.changed_by'])
    .where('t.id', '=', id)
    .executeTakeFirst();

/** Like `findTemplate`, but locks the template until the transaction ends. */
export const lockTemplate = (db: Db, viewer: Viewer, id: number) =>
  visibleTemplates(db, viewer)
    .select(['t.html', 't.attachments', 't.created_by', 't.changed_by'])
    .where('t.id', '=', id)
    .forUpdate('t')
    .executeTakeFirst();

export async function insertTemplate(
  db: Db,
  { teamId, accountId }: Viewer,
  fields: TemplateInput,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('mail_templates')
    .values({
      team_id: teamId,
      ...fields,
      created_by: accountId,
      created_at: at,
      changed_by: accountId,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplateRow(
  db: Db,
  { teamId, accountId }: Viewer,
  id: number,
  change: TemplateInput & { version: number },
  at: Date,
): Promise<void> {
  await db
    .updateTable('mail_templates')
    .set({ ...change, changed_by: accountId, changed_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Deletes it with its versions. */
export async function deleteTemplateRow(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('mail_templates').where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('mail_templates')
    .set({ created_by: to })
    .where('team_id', '=', teamId)
    .where('created_by', '=', from)
    .execute();
}
