import { sql } from 'kysely';
import { actsForAll } from '../../core/db/conditions/acts-for-all.ts';
import type { Db } from '../../core/db/database.ts';

/** The reader: team and account. */
export interface Viewer {
  teamId: number;
  accountId: number;
}

/** SQL condition: may the viewer change list `l`? */
export const isMaker = (viewer: Viewer) => sql<boolean>`(${viewer.accountId} = l.created_by
  or ${actsForAll(viewer)})`;

/** A private list is visible to the account that created it and to who acts for all. */
export const isVisible = (viewer: Viewer) => sql<boolean>`(l.visibility = 'team' or ${isMaker(viewer)})`;

/** Returns which lists, as far as the viewer may see, contain each creator, oldest first; without archived lists. */
export function listsHolding(db: Db, viewer: Viewer, creatorIds: readonly number[]) {
  return db
    .selectFrom('list_members as m')
    .innerJoin('lists as l', join =>
      join.onRef('l.team_id', '=', 'm.team_id').onRef('l.id', '=', 'm.list_id'),
    )
    .select(['m.creator_id', 'l.id', 'l.name', 'l.color'])
    .where('m.team_id', '=', viewer.teamId)
    .where('m.creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('l.archived_at', 'is', null)
    .where(isVisible(viewer))
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
}
