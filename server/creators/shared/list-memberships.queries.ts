import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Who looks: the team and the account. */
export interface Viewer {
  teamId: number;
  accountId: number;
}

/** For queries: may somebody change list `l`? */
export const isMaker = ({ teamId, accountId }: Viewer) => sql<boolean>`(${accountId} = l.created_by
  or ${accountId} = (select o.id from accounts o where o.team_id = ${teamId} and o.role = 'owner'))`;

/** A private list is seen by who made it and by the main account. */
export const isVisible = (viewer: Viewer) => sql<boolean>`(l.visibility = 'team' or ${isMaker(viewer)})`;

/** Which of the lists that somebody may see hold each creator, oldest list first; archived ones are left out. */
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
