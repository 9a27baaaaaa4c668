import type { Db } from '../../core/db/database.ts';
import { changeMaker, findTemplate, type Viewer } from './queries.ts';

/** The templates of a deleted account pass on, with the private ones. */
export async function handOverTemplates(
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> {
  await changeMaker(db, teamId, fromAccountId, toAccountId);
}

/** What a template that the account may see says, in the caller's transaction; null where there is none such. */
export async function templateToUse(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ subject: string; html: string; attachments: number[] } | null> {
  const row = await findTemplate(db, viewer, id);
  return row ? { subject: row.subject, html: row.html, attachments: row.attachments } : null;
}
