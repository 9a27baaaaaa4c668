import { sql, type SqlBool } from 'kysely';
import type { BlocklistFilter } from '../../../contract/creators/blocklist.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import { everyList, visibleTo, type Viewer } from './queries.ts';

/** The conditions on the team's own rows. Creators are looked up separately, by id. */
export type EntryFilter = Pick<BlocklistFilter, 'listId' | 'removed'>;

/** Entries that the viewer may see: for every list, or for a list that the viewer may see. */
function entriesOf(db: Db, viewer: Viewer, { listId, removed }: EntryFilter) {
  return db
    .selectFrom('blocklist_entries as e')
    .leftJoin('lists as l', join => join.onRef('l.team_id', '=', 'e.team_id').onRef('l.id', '=', 'e.list_id'))
    .where('e.team_id', '=', viewer.teamId)
    .where('e.removed_at', removed === '1' ? 'is not' : 'is', null)
    .where(sql<SqlBool>`(e.list_id = ${everyList} or ${visibleTo(viewer)})`)
    .$if(listId !== undefined, query => query.where(sql<SqlBool>`e.list_id = ${listId}`));
}

export async function creatorsListed(db: Db, viewer: Viewer, filter: EntryFilter): Promise<number[]> {
  const rows = await entriesOf(db, viewer, filter).select('e.creator_id').distinct().execute();
  return rows.map(row => row.creator_id);
}

/** Matches anywhere in a text, in any case. */
const pattern = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns those of these creators that are on the platform and have the text in name or handle. */
export async function narrowCreators(
  db: Db,
  ids: readonly number[],
  { platform, keyword }: { platform?: Platform | undefined; keyword?: string | undefined },
): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .$if(platform !== undefined, query => query.where(sql<SqlBool>`platform = ${platform}`))
    .$if(keyword !== undefined, query => {
      const [named, handled] = [pattern(keyword ?? ''), pattern((keyword ?? '').replace(/^@/, ''))];
      return query.where(sql<SqlBool>`(name ilike ${named} or handle ilike ${handled})`);
    })
    .execute();
  return rows.map(row => row.id);
}

/** Limits entries to the creators `among`. With a keyword, only those `named` so, or with the keyword in the reason. */
export interface Narrowing {
  creatorIds: readonly number[] | null;
  keyword: { text: string; named: readonly number[] } | null;
}

function narrowed(db: Db, viewer: Viewer, filter: EntryFilter, { creatorIds, keyword }: Narrowing) {
  return entriesOf(db, viewer, filter)
    .$if(creatorIds !== null, query => query.where(sql<SqlBool>`e.creator_id = any(${creatorIds}::bigint[])`))
    .$if(keyword !== null, query =>
      query.where(
        sql<SqlBool>`(e.creator_id = any(${keyword?.named}::bigint[]) or e.reason ilike ${pattern(keyword?.text ?? '')})`,
      ),
    );
}

export async function countListed(
  db: Db,
  viewer: Viewer,
  filter: EntryFilter,
  narrowing: Narrowing,
): Promise<number> {
  const { total } = await narrowed(db, viewer, filter, narrowing)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Newest first, with the names of the accounts that added and removed them; null if the account was deleted. */
export function readListed(
  db: Db,
  viewer: Viewer,
  filter: EntryFilter,
  narrowing: Narrowing,
  { size, offset }: { size: number; offset: number },
) {
  return narrowed(db, viewer, filter, narrowing)
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'e.team_id').onRef('a.id', '=', 'e.added_by'),
    )
    .leftJoin('accounts as r', join =>
      join.onRef('r.team_id', '=', 'e.team_id').onRef('r.id', '=', 'e.removed_by'),
    )
    .select(['e.id', 'e.creator_id', 'e.reason', 'e.added_at', 'e.removed_at', 'e.removal_reason'])
    .select(['l.id as list_id', 'l.name as list_name', 'a.nickname as added_by', 'r.nickname as removed_by'])
    .orderBy('e.added_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof readListed>>[number];

export function creatorsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('creators')
    .select(['id', 'platform', 'handle', 'name', 'avatar_url', 'homepage_url', 'followers'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type CreatorRow = Awaited<ReturnType<typeof creatorsOf>>[number];

/**
 * Locks an active entry that the viewer may see, before it is removed. If two remove it, the second waits and finds
 * none.
 */
export function lockEntry(db: Db, viewer: Viewer, id: number) {
  return entriesOf(db, viewer, { removed: '0' })
    .where('e.id', '=', id)
    .select(['e.creator_id', 'l.name as list_name'])
    .forUpdate('e')
    .executeTakeFirst();
}

export async function markRemoved(
  db: Db,
  teamId: number,
  id: number,
  { at, by, reason }: { at: Date; by: number; reason: string },
): Promise<void> {
  await db
    .updateTable('blocklist_entries')
    .set({ removed_at: at, removed_by: by, removal_reason: reason })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}
