import type { Db } from '../../core/db/database.ts';

export interface OfLink {
  teamId: number;
  linkId: number;
}

export async function isLink(db: Db, { teamId, linkId }: OfLink): Promise<boolean> {
  const row = await db
    .selectFrom('short_links')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', linkId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns names and addresses of links, including deleted ones. */
export function linksById(db: Db, teamId: number, ids: readonly number[]) {
  if (!ids.length) return Promise.resolve([]);
  return db
    .selectFrom('short_links')
    .select(['id', 'name', 'code', 'host'])
    .where('team_id', '=', teamId)
    .where('id', 'in', ids)
    .execute();
}
