import { sql } from 'kysely';
import { limits } from '../../../contract/core/limits.ts';
import type { Db } from '../../core/db/database.ts';
import type { VersionSnapshot } from './version-snapshot.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

export type CreatorFacts = Awaited<ReturnType<typeof creatorFacts>>[number];

export function creatorFacts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('creators')
    .select(['id', 'name', 'platform', 'platform_id', 'handle', 'homepage_url', 'region', 'language'])
    .select(['followers', 'average_plays'])
    .where('id', '=', anyOf(ids))
    .execute();
}

export interface TopPost {
  creator_id: number;
  url: string;
  caption: string;
  plays: number;
}

/** Returns for each creator the post with the most plays among the latest; the newer one of equals. */
export async function topPosts(db: Db, ids: readonly number[]): Promise<TopPost[]> {
  const { rows } = await sql<TopPost>`
    select c.id as creator_id, top.url, top.caption, top.plays
    from unnest(${ids}::bigint[]) as c(id)
    cross join lateral (
      select url, caption, plays from (
        select url, caption, plays, published_at, platform_post_id from posts
        where creator_id = c.id
        order by published_at desc, platform_post_id desc limit ${limits.latestPosts}
      ) latest
      where plays is not null
      order by plays desc, published_at desc, platform_post_id desc limit 1
    ) top`.execute(db);
  return rows;
}

/** Returns the team's newest list that contains each creator; private and archived lists do not count. */
export function newestLists(db: Db, teamId: number, creatorIds: readonly number[]) {
  return db
    .selectFrom('list_members as m')
    .innerJoin('lists as l', join =>
      join.onRef('l.team_id', '=', 'm.team_id').onRef('l.id', '=', 'm.list_id'),
    )
    .distinctOn('m.creator_id')
    .select(['m.creator_id', 'l.name'])
    .where('m.team_id', '=', teamId)
    .where('m.creator_id', '=', anyOf(creatorIds))
    .where('l.visibility', '=', 'team')
    .where('l.archived_at', 'is', null)
    .orderBy('m.creator_id')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

export async function findSnapshot(
  db: Db,
  { teamId, taskId, version }: { teamId: number; taskId: number; version: number },
): Promise<VersionSnapshot | null> {
  const row = await db
    .selectFrom('mail_task_versions')
    .select('content')
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('version', '=', version)
    .executeTakeFirst();
  // The stored content was made by `snapshotOf`.
  return (row?.content as VersionSnapshot | undefined) ?? null;
}

export async function teamName(db: Db, teamId: number): Promise<string> {
  const team = await db.selectFrom('teams').select('name').where('team_id', '=', teamId).executeTakeFirst();
  return team?.name ?? '';
}

/** Returns the parts of the address of a short link. */
export function findLinkAddress(db: Db, teamId: number, linkId: number) {
  return db
    .selectFrom('short_links')
    .select(['code', 'host'])
    .where('team_id', '=', teamId)
    .where('id', '=', linkId)
    .executeTakeFirst();
}

export function creatorToShow(db: Db, id: number) {
  return db
    .selectFrom('creators')
    .select(['id', 'name', 'handle', 'avatar_url'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the creator who was last added to a list that the account may see. */
export async function listedCreator(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('list_members as m')
    .innerJoin('lists as l', join =>
      join.onRef('l.team_id', '=', 'm.team_id').onRef('l.id', '=', 'm.list_id'),
    )
    .select('m.creator_id')
    .where('m.team_id', '=', teamId)
    .where('l.archived_at', 'is', null)
    .where(eb => eb.or([eb('l.visibility', '=', 'team'), eb('l.created_by', '=', accountId)]))
    .orderBy('m.added_at', 'desc')
    .orderBy('m.creator_id')
    .limit(1)
    .executeTakeFirst();
  return row?.creator_id ?? null;
}

export async function anyCreator(db: Db): Promise<number | null> {
  const row = await db.selectFrom('creators').select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
