import type { Db } from '../../core/db/database.ts';
import { changeMaker, findTemplate, type Viewer } from './queries.ts';

/** Hands over the templates of a deleted account, including private ones. */
export async function handOverTemplates(
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> {
  await changeMaker(db, teamId, fromAccountId, toAccountId);
}

/** Returns the content of a template that the account may see, in the caller's transaction; null if there is none. */
export async function templateToUse(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ subject: string; html: string; attachments: number[] } | null> {
  const row = await findTemplate(db, viewer, id);
  return row ? { subject: row.subject, html: row.html, attachments: row.attachments } : null;
}
