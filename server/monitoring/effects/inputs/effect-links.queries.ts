import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface OfProject {
  teamId: number;
  projectId: number;
}

export interface LinkShare {
  linkId: number;
  creatorId: number | null;
}

export async function linksOf(
  db: Db,
  teamId: number,
  projectIds: readonly number[],
): Promise<(LinkShare & { projectId: number })[]> {
  const { rows } = await sql<LinkShare & { projectId: number }>`
    select project_id as "projectId", link_id as "linkId", creator_id as "creatorId"
    from effect_links
    where team_id = ${teamId} and project_id = any(${projectIds}::bigint[])
    order by project_id, added_at, link_id`.execute(db);
  return rows;
}

/** @returns how many are new */
export async function upsertLinks(
  db: Db,
  { teamId, projectId }: OfProject,
  { by, at }: { by: number; at: Date },
  links: readonly LinkShare[],
): Promise<number> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into effect_links (team_id, project_id, link_id, creator_id, added_by, added_at)
    select ${teamId}::bigint, ${projectId}::bigint, l.link_id, l.creator_id, ${by}::bigint, ${at}::timestamptz
    from unnest(
      ${links.map(link => link.linkId)}::bigint[],
      ${links.map(link => link.creatorId)}::bigint[]
    ) as l (link_id, creator_id)
    order by l.link_id
    on conflict (team_id, project_id, link_id) do update set creator_id = excluded.creator_id
    returning xmax = 0 as "isNew"`.execute(db);
  return rows.filter(row => row.isNew).length;
}

/** @returns whether it existed */
export async function deleteLink(db: Db, { teamId, projectId }: OfProject, linkId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('effect_links')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
