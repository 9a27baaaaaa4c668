import { sql } from 'kysely';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { ReportContent } from '../../../contract/creators/reports.ts';
import type { Db } from '../../core/db/database.ts';

/** A team's reports are shared one after another, so that their limit holds. */
export async function lockReports(db: Db, teamId: number): Promise<void> {
  await db.selectFrom('teams').select('team_id').where('team_id', '=', teamId).forNoKeyUpdate().execute();
}

export interface NewReport {
  title: string;
  lang: Lang;
  content: ReportContent;
  expires_at: Date;
  created_by: number;
  created_at: Date;
}

export async function insertReport(
  db: Db,
  teamId: number,
  { content, ...report }: NewReport,
  tokenHash: Buffer,
): Promise<number> {
  const { id } = await db
    .insertInto('reports')
    .values({ team_id: teamId, ...report, content: JSON.stringify(content), revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_tokens')
    .values({ token_hash: tokenHash, team_id: teamId, report_id: id })
    .execute();
  return id;
}

/** Returns reports that can still be opened, newest first; `names` are those of its creators. */
export function openReports(db: Db, teamId: number, at: Date) {
  return db
    .selectFrom('reports as r')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'r.team_id').onRef('a.id', '=', 'r.created_by'),
    )
    .select(['r.id', 'r.title', 'r.created_at', 'r.expires_at', 'a.nickname as by'])
    .select(
      sql<string[]>`array(
        select coalesce(nullif(each ->> 'name', ''), each ->> 'handle')
        from jsonb_array_elements(r.content -> 'comparison' -> 'creators') with ordinality as c (each, place)
        order by place
      )`.as('names'),
    )
    .where('r.team_id', '=', teamId)
    .where('r.revoked_at', 'is', null)
    .where('r.expires_at', '>', at)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

export async function countOpenReports(db: Db, teamId: number, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns its title; undefined if there is none that can still be opened */
export async function revokeReport(
  db: Db,
  teamId: number,
  id: number,
  at: Date,
): Promise<{ title: string } | undefined> {
  return db
    .updateTable('reports')
    .set({ revoked_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('title')
    .executeTakeFirst();
}

/** Finds the report of a token before the team is known. */
export function findReportToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('report_tokens')
    .select(['team_id', 'report_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Returns a report that can still be opened, with the name of its team. */
export function findOpenReport(db: Db, teamId: number, id: number, at: Date) {
  return db
    .selectFrom('reports as r')
    .innerJoin('teams as t', 't.team_id', 'r.team_id')
    .select(['r.title', 'r.lang', 'r.content', 'r.expires_at', 't.name as team'])
    .where('r.team_id', '=', teamId)
    .where('r.id', '=', id)
    .where('r.revoked_at', 'is', null)
    .where('r.expires_at', '>', at)
    .executeTakeFirst();
}

/** Deletes a report and its tokens. */
export async function deleteReport(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('report_tokens').where('team_id', '=', teamId).where('report_id', '=', id).execute();
  await db.deleteFrom('reports').where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function teamsWithReports(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('report_tokens').select('team_id').distinct().orderBy('team_id').execute();
  return rows.map(row => row.team_id);
}

/** @returns those that could still be opened */
export async function revokeReportsOf(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
  at: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('reports')
    .set({ revoked_at: at })
    .where('team_id', '=', teamId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(content -> 'comparison' -> 'creators') as c
        where (c ->> 'id')::bigint = any(${creatorIds}::bigint[]))`,
    )
    .returning('id')
    .execute();
  return rows.map(row => row.id);
}
