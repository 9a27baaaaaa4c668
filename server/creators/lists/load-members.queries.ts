import { sql } from 'kysely';
import type { memberSorts } from '../../../contract/creators/lists.ts';
import type { Db } from '../../core/db/database.ts';

export type FigureSort = Exclude<(typeof memberSorts)[number], 'added_at'>;

const sortColumns = {
  followers: 'followers',
  avg_plays: 'average_plays',
  avg_intrate: 'interaction_bp',
  follower_plays: 'plays_to_followers_bp',
  growth: 'growth_bp',
  price: 'price_fen',
  newest_post: 'last_post_at',
} as const satisfies Record<FigureSort, string>;

/** Returns one page of some creators, highest figure first; creators without it come last. */
export async function pageByFigure(
  db: Db,
  ids: readonly number[],
  sort: FigureSort,
  { size, offset }: { size: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy(sortColumns[sort], order => order.desc().nullsLast())
    .orderBy('id')
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map(row => row.id);
}

/** Returns when and by whom members were added. */
export function collectionsBy(db: Db, teamId: number, listId: number, ids: readonly number[]) {
  return db
    .selectFrom('list_members as m')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'm.team_id').onRef('a.id', '=', 'm.added_by'),
    )
    .select(['m.creator_id', 'm.added_at', 'a.nickname'])
    .where('m.team_id', '=', teamId)
    .where('m.list_id', '=', listId)
    .where('m.creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Returns who added members; without a name if the account was deleted since. */
export function collectorsOf(db: Db, teamId: number, listId: number) {
  return db
    .selectFrom('list_members as m')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'm.team_id').onRef('a.id', '=', 'm.added_by'),
    )
    .select(['m.added_by', 'a.nickname'])
    .where('m.team_id', '=', teamId)
    .where('m.list_id', '=', listId)
    .groupBy(['m.added_by', 'a.nickname'])
    .orderBy('m.added_by')
    .execute();
}

/** Returns the team's tags on members, commonest first. */
export async function tagsIn(db: Db, teamId: number, listId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('list_members as m')
    .innerJoin('team_creator_tags as g', join =>
      join.onRef('g.team_id', '=', 'm.team_id').onRef('g.creator_id', '=', 'm.creator_id'),
    )
    .select('g.tag')
    .where('m.team_id', '=', teamId)
    .where('m.list_id', '=', listId)
    .groupBy('g.tag')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('g.tag')
    .execute();
  return rows.map(row => row.tag);
}
