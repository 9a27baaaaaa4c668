import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface NamedLink {
  id: number;
  name: string;
  creatorId: number | null;
  isGone: boolean;
  code: string;
  /** Empty for the product's own address. */
  host: string;
  /** Visits by people since it was created. */
  pv: number;
}

export interface OfferedLinks {
  /** A part of the name, code or target. */
  keyword: string;
  /** Links of these creators come first. */
  creatorIds: readonly number[];
  without: readonly number[];
  max: number;
}

export async function namedLinks(db: Db, teamId: number, ids: readonly number[]): Promise<NamedLink[]> {
  const { rows } = await sql<NamedLink>`
    select id, name, creator_id as "creatorId", removed_at is not null as "isGone", code, host, pv
    from short_links
    where team_id = ${teamId} and id = any(${ids}::bigint[])
    order by id`.execute(db);
  return rows;
}

export async function offeredLinks(
  db: Db,
  teamId: number,
  { keyword, creatorIds, without, max }: OfferedLinks,
): Promise<NamedLink[]> {
  const { rows } = await sql<NamedLink>`
    select id, name, creator_id as "creatorId", false as "isGone", code, host, pv
    from short_links
    where team_id = ${teamId} and removed_at is null and id <> all(${without}::bigint[])
      and (${keyword} = '' or strpos(lower(concat_ws(' ', name, code, target_url)), lower(${keyword})) > 0)
    order by coalesce(creator_id = any(${creatorIds}::bigint[]), false) desc, id desc
    limit ${max}`.execute(db);
  return rows;
}
