import type { Db } from '../../core/db/database.ts';
import type { ReportIds } from './queries.ts';

export interface NewLink {
  expires_at: Date;
  created_by: number;
  created_at: Date;
}

export async function insertLink(
  db: Db,
  { teamId, projectId }: ReportIds,
  link: NewLink,
  tokenHash: Buffer,
): Promise<number> {
  const { id } = await db
    .insertInto('client_report_links')
    .values({ team_id: teamId, project_id: projectId, ...link, revoked_at: null, opened_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('client_report_tokens')
    .values({ token_hash: tokenHash, team_id: teamId, link_id: id })
    .execute();
  return id;
}

/** Returns those that can still be opened, newest first. */
export function openLinks(db: Db, { teamId, projectId }: ReportIds, at: Date) {
  return db
    .selectFrom('client_report_links as l')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'l.team_id').onRef('a.id', '=', 'l.created_by'),
    )
    .select(['l.id', 'l.created_at', 'l.expires_at', 'l.opened', 'l.opened_at', 'a.nickname as by'])
    .where('l.team_id', '=', teamId)
    .where('l.project_id', '=', projectId)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', at)
    .orderBy('l.id', 'desc')
    .execute();
}

/** @returns false if there is none that can still be opened */
export async function revokeLink(
  db: Db,
  { teamId, projectId }: ReportIds,
  id: number,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('client_report_links')
    .set({ revoked_at: at })
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the address of a token, before the team is known. */
export function findLinkToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('client_report_tokens')
    .select(['team_id', 'link_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Returns expired ones too: their page says so. */
export function findLink(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('client_report_links')
    .select(['project_id', 'expires_at', 'revoked_at', 'created_by'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countOpening(db: Db, teamId: number, id: number, at: Date): Promise<void> {
  await db
    .updateTable('client_report_links')
    .set(({ eb }) => ({ opened: eb('opened', '+', 1), opened_at: at }))
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Deletes it with its tokens. */
export async function deleteLink(db: Db, teamId: number, id: number): Promise<void> {
  await db
    .deleteFrom('client_report_tokens')
    .where('team_id', '=', teamId)
    .where('link_id', '=', id)
    .execute();
  await db.deleteFrom('client_report_links').where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** Revokes all that could still be opened. @returns their ids */
export async function revokeLinksOf(db: Db, { teamId, projectId }: ReportIds, at: Date): Promise<number[]> {
  const rows = await db
    .updateTable('client_report_links')
    .set({ revoked_at: at })
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
