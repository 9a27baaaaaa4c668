import { sql } from 'kysely';
import type { CreatorStatus } from '../../../contract/creators/team-creators/team-creators.ts';
import type { Db } from '../../core/db/database.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Returns status and last contact, with the name of who wrote; null if that account was deleted. */
export function statusRows(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('team_creators as c')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'c.team_id').onRef('a.id', '=', 'c.contacted_by'),
    )
    .select(['c.creator_id', 'c.status', 'c.contacted_at', 'c.contacted_by', 'a.nickname'])
    .where('c.team_id', '=', teamId)
    .where('c.creator_id', '=', anyOf(ids))
    .execute();
}

/** In the order in which they were added. */
export function tagRows(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('team_creator_tags')
    .select(['creator_id', 'tag'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', anyOf(ids))
    .orderBy('added_at')
    .orderBy('tag')
    .execute();
}

export function noteCounts(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('team_creator_notes')
    .select(['creator_id', sql<number>`count(*)`.as('notes')])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', anyOf(ids))
    .groupBy('creator_id')
    .execute();
}

/** Returns the last contacts of other accounts since a moment, newest first. */
export function contactRows(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  ids: readonly number[],
  since: Date,
) {
  return db
    .selectFrom('team_creators as c')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'c.team_id').onRef('a.id', '=', 'c.contacted_by'),
    )
    .select(['c.creator_id', 'c.contacted_at', 'a.nickname'])
    .where('c.team_id', '=', teamId)
    .where('c.creator_id', '=', anyOf(ids))
    .where('c.contacted_by', '<>', accountId)
    .where('c.contacted_at', '>=', since)
    .orderBy('c.contacted_at', 'desc')
    .orderBy('c.creator_id')
    .execute();
}

export interface MarkFilter {
  /** Any of these. */
  status?: readonly CreatorStatus[] | undefined;
  /** The team has written to the creator, or the status is past `new` for another reason. */
  contacted?: boolean | undefined;
  tag?: string | undefined;
}

const wasContacted = sql<boolean>`(coalesce(c.status, 'new') <> 'new' or c.contacted_at is not null)`;

/** Returns creators that have the tag and match the other conditions. */
export async function idsTagged(
  db: Db,
  teamId: number,
  tag: string,
  { status, contacted }: Omit<MarkFilter, 'tag'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('team_creator_tags as t')
    .leftJoin('team_creators as c', join =>
      join.onRef('c.team_id', '=', 't.team_id').onRef('c.creator_id', '=', 't.creator_id'),
    )
    .select('t.creator_id')
    .where('t.team_id', '=', teamId)
    .where('t.tag', '=', tag)
    .where(fits(status, contacted))
    .execute();
  return rows.map(row => row.creator_id);
}

function fits(status: readonly CreatorStatus[] | undefined, contacted: boolean | undefined) {
  const ofStatus = status ? sql`coalesce(c.status, 'new') = any(${status}::text[])` : sql`true`;
  const ofContact = contacted === undefined ? sql`true` : sql`${wasContacted} = ${contacted}`;
  return sql<boolean>`(${ofStatus} and ${ofContact})`;
}

/** Returns creators that the team knows something of and that match, or that do not match. */
export async function idsWith(
  db: Db,
  teamId: number,
  { status, contacted }: Omit<MarkFilter, 'tag'>,
  doFit: boolean,
): Promise<number[]> {
  const rows = await db
    .selectFrom('team_creators as c')
    .select('c.creator_id')
    .where('c.team_id', '=', teamId)
    .where(sql<boolean>`${fits(status, contacted)} = ${doFit}`)
    .execute();
  return rows.map(row => row.creator_id);
}
