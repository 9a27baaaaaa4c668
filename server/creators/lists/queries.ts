import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import { beginningFirst, holdsText } from '../../core/db/text-match.ts';
import { isMaker, isVisible, type Viewer } from '../shared/list-memberships.queries.ts';

/** Changes of a team's lists and members run one after another, so that counts and limits hold. */
export async function lockLists(db: Db, teamId: number): Promise<void> {
  await db.selectFrom('teams').select('team_id').where('team_id', '=', teamId).forNoKeyUpdate().execute();
}

/** Returns the lists that the viewer may see, with how many of the team's are older than each. */
function visibleLists(db: Db, viewer: Viewer) {
  const { teamId } = viewer;
  return db
    .selectFrom('lists as l')
    .innerJoin(
      db
        .selectFrom('lists')
        .select(['team_id', 'id'])
        .select(sql<number>`row_number() over (order by created_at, id) - 1`.as('older'))
        .where('team_id', '=', teamId)
        .as('age'),
      join => join.onRef('age.team_id', '=', 'l.team_id').onRef('age.id', '=', 'l.id'),
    )
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'l.team_id').onRef('a.id', '=', 'l.created_by'),
    )
    .select(['l.id', 'l.name', 'l.description', 'l.color', 'l.visibility', 'l.created_by', 'l.created_at'])
    .select(['l.archived_at', 'l.members', 'age.older', 'a.nickname as created_by_name'])
    .select(isMaker(viewer).as('is_mine'))
    .where('l.team_id', '=', teamId)
    .where(isVisible(viewer));
}

export type ListRow = Awaited<ReturnType<typeof listRows>>[number];

export const findList = (db: Db, viewer: Viewer, listId: number) =>
  visibleLists(db, viewer).where('l.id', '=', listId).executeTakeFirst();

/** Newest first. @param name a part of it, in any case */
export function listRows(
  db: Db,
  viewer: Viewer,
  { isArchived, name }: { isArchived: boolean; name?: string | undefined },
) {
  return visibleLists(db, viewer)
    .where('l.archived_at', isArchived ? 'is not' : 'is', null)
    .$if(Boolean(name), query => query.where(sql<boolean>`strpos(lower(l.name), lower(${name})) > 0`))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

/** Lists whose name contains a text, without archived ones: those that begin with it first, then the newest. */
export const listsNamed = (db: Db, viewer: Viewer, text: string, limit: number) =>
  db
    .selectFrom('lists as l')
    .select(['l.id', 'l.name', 'l.color', 'l.members'])
    .where('l.team_id', '=', viewer.teamId)
    .where('l.archived_at', 'is', null)
    .where(isVisible(viewer))
    .where(holdsText('l.name', text))
    .orderBy(beginningFirst('l.name', text))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();

export function namesOfLists(db: Db, viewer: Viewer, listIds: readonly number[]) {
  return db
    .selectFrom('lists as l')
    .select(['l.id', 'l.name'])
    .where('l.team_id', '=', viewer.teamId)
    .where('l.id', '=', sql<number>`any(${listIds}::bigint[])`)
    .where(isVisible(viewer))
    .execute();
}

/** Returns all creators in the lists that the viewer may see, without archived lists. */
export async function creatorsInLists(db: Db, viewer: Viewer): Promise<number[]> {
  const rows = await db
    .selectFrom('list_members as m')
    .innerJoin('lists as l', join =>
      join.onRef('l.team_id', '=', 'm.team_id').onRef('l.id', '=', 'm.list_id'),
    )
    .select('m.creator_id')
    .distinct()
    .where('m.team_id', '=', viewer.teamId)
    .where('l.archived_at', 'is', null)
    .where(isVisible(viewer))
    .execute();
  return rows.map(row => row.creator_id);
}

export interface ListFields {
  name: string;
  description: string;
  color: number;
  visibility: 'team' | 'private';
}

export async function insertList(
  db: Db,
  { teamId, accountId }: Viewer,
  fields: ListFields,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('lists')
    .values({ team_id: teamId, ...fields, created_by: accountId, created_at: at, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateList(
  db: Db,
  teamId: number,
  listId: number,
  change: Partial<ListFields & { archived_at: Date | null }>,
): Promise<void> {
  await db.updateTable('lists').set(change).where('team_id', '=', teamId).where('id', '=', listId).execute();
}

export async function deleteList(db: Db, teamId: number, listId: number): Promise<void> {
  await db.deleteFrom('lists').where('team_id', '=', teamId).where('id', '=', listId).execute();
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('lists')
    .set({ created_by: to })
    .where('team_id', '=', teamId)
    .where('created_by', '=', from)
    .execute();
}
