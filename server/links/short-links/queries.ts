import { sql } from 'kysely';
import type { ProductType } from '../../../contract/links/link-kinds.ts';
import type { Db } from '../../core/db/database.ts';

/** The columns of a link that can be changed. */
export interface LinkColumns {
  name: string;
  product_type: ProductType;
  description: string;
  target_url: string;
  ios_url: string;
  android_url: string;
  desktop_url: string;
  expires_at: Date | null;
  tags: string[];
  creator_id: number | null;
}

/** What links that are created together have in common. */
export interface NewLinks extends Omit<LinkColumns, 'name' | 'target_url' | 'creator_id'> {
  teamId: number;
  host: string;
  by: number;
  at: Date;
}

export interface NewLink {
  name: string;
  targetUrl: string;
  creatorId: number | null;
  code: string;
}

/** Their ids rise in the order of `links`. */
export async function insertLinks(
  db: Db,
  common: NewLinks,
  links: readonly NewLink[],
): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into short_links (team_id, name, product_type, description, code, host, target_url, ios_url, android_url,
      desktop_url, expires_at, tags, creator_id, created_by, created_at)
    select ${common.teamId}::bigint, l.name, ${common.product_type}, ${common.description}, l.code, ${common.host},
      l.target_url, ${common.ios_url}, ${common.android_url}, ${common.desktop_url},
      ${common.expires_at}::timestamptz, ${common.tags}::text[], l.creator_id, ${common.by}::bigint,
      ${common.at}::timestamptz
    from unnest(
      ${links.map(({ name }) => name)}::text[],
      ${links.map(({ targetUrl }) => targetUrl)}::text[],
      ${links.map(({ creatorId }) => creatorId)}::bigint[],
      ${links.map(({ code }) => code)}::text[]
    ) with ordinality as l (name, target_url, creator_id, code, place)
    order by place
    returning id, code`.execute(db);
  return rows;
}

/** Locks a link that is not deleted, before it is changed; concurrent changes wait. */
export function lockLink(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('short_links')
    .select(['id', 'name', 'product_type', 'description', 'target_url', 'ios_url', 'android_url'])
    .select(['desktop_url', 'expires_at', 'tags', 'creator_id', 'code', 'host', 'is_on', 'created_by'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LinkRecord = NonNullable<Awaited<ReturnType<typeof lockLink>>>;

export async function updateLink(
  db: Db,
  teamId: number,
  id: number,
  change: Partial<LinkColumns & { is_on: boolean; removed_at: Date }>,
): Promise<void> {
  await db
    .updateTable('short_links')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Returns the oldest link beyond `limit`; undefined if there are not more. */
export async function findFirstBeyond(db: Db, teamId: number, limit: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('short_links')
    .select('id')
    .where('team_id', '=', teamId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .offset(limit)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the targets of the links of some creators. */
export function targetsOfCreators(db: Db, teamId: number, creatorIds: readonly number[]) {
  return db
    .selectFrom('short_links')
    .select(['creator_id', 'target_url'])
    .where('team_id', '=', teamId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .execute();
}

/**
 * Returns addresses that belong to some creators: of their own links, and their personal addresses of links that were
 * sent to several.
 */
export async function codesOfCreators(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<{ creatorId: number; host: string; code: string }[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<{ creator_id: number; host: string; code: string }>`
    select creator_id, host, code from short_links
      where team_id = ${teamId} and creator_id = any(${creatorIds}::bigint[]) and removed_at is null
    union all
    select r.creator_id, l.host, r.code from short_link_recipients r
      join short_links l on l.team_id = r.team_id and l.id = r.link_id
      where r.team_id = ${teamId} and r.creator_id = any(${creatorIds}::bigint[]) and l.removed_at is null`.execute(
    db,
  );
  return rows.map(({ creator_id: creatorId, host, code }) => ({ creatorId, host, code }));
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('short_links')
    .set({ created_by: to })
    .where('team_id', '=', teamId)
    .where('created_by', '=', from)
    .execute();
}
