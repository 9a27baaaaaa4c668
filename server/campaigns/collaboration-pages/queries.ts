import type { ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import type { Db } from '../../core/db/database.ts';

export interface PageOf {
  teamId: number;
  collaborationId: number;
}

export interface NewPage {
  campaign_id: number;
  lang: ReaderLang;
  expires_at: Date;
  created_by: number;
  created_at: Date;
}

export async function insertPage(
  db: Db,
  { teamId, collaborationId }: PageOf,
  page: NewPage,
  tokenHash: Buffer,
): Promise<number> {
  const { id } = await db
    .insertInto('collaboration_pages')
    .values({
      team_id: teamId,
      collaboration_id: collaborationId,
      ...page,
      revoked_at: null,
      opened_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collaboration_page_tokens')
    .values({ token_hash: tokenHash, team_id: teamId, page_id: id })
    .execute();
  return id;
}

/** Newest first, including expired ones until they are deleted. */
export function pagesOf(db: Db, { teamId, collaborationId }: PageOf) {
  return db
    .selectFrom('collaboration_pages as p')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'p.team_id').onRef('a.id', '=', 'p.created_by'),
    )
    .select([
      'p.id',
      'p.lang',
      'p.expires_at',
      'p.revoked_at',
      'p.created_at',
      'p.opened',
      'p.opened_at',
      'a.nickname as by',
    ])
    .where('p.team_id', '=', teamId)
    .where('p.collaboration_id', '=', collaborationId)
    .orderBy('p.id', 'desc')
    .execute();
}

/** What decides which language a creator most likely reads. */
export function spokenBy(db: Db, creatorId: number) {
  return db
    .selectFrom('creators')
    .select(['language', 'region'])
    .where('id', '=', creatorId)
    .executeTakeFirst();
}

/** @returns false if there is none that can still be opened */
export async function revokePage(
  db: Db,
  { teamId, collaborationId }: PageOf,
  id: number,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collaboration_pages')
    .set({ revoked_at: at })
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the page of a token, before the team is known. */
export function findPageToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('collaboration_page_tokens')
    .select(['team_id', 'page_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Returns expired ones too: their page says so. */
export function findPage(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('collaboration_pages')
    .select(['campaign_id', 'collaboration_id', 'lang', 'expires_at', 'revoked_at', 'opened_at'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countOpening(db: Db, teamId: number, id: number, at: Date): Promise<void> {
  await db
    .updateTable('collaboration_pages')
    .set(({ eb }) => ({ opened: eb('opened', '+', 1), opened_at: at }))
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Deletes it with its tokens. */
export async function deletePage(db: Db, teamId: number, id: number): Promise<void> {
  await db
    .deleteFrom('collaboration_page_tokens')
    .where('team_id', '=', teamId)
    .where('page_id', '=', id)
    .execute();
  await db.deleteFrom('collaboration_pages').where('team_id', '=', teamId).where('id', '=', id).execute();
}
