import { sql } from 'kysely';
import type { LinkFilter, linkSorts } from '../../../../contract/links/short-links.ts';
import type { Db } from '../../../core/db/database.ts';
import { holdsText } from '../../../core/db/text-match.ts';

const held = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const stateRules = {
  on: (at: Date) => sql<boolean>`(l.is_on and (l.expires_at is null or l.expires_at > ${at}))`,
  off: () => sql<boolean>`not l.is_on`,
  expired: (at: Date) => sql<boolean>`(l.is_on and l.expires_at <= ${at})`,
};

/** @param at the time by which a link counts as expired */
function filtered(db: Db, teamId: number, filter: LinkFilter, at: Date) {
  const { productType, state, tag, creatorId } = filter;
  const keyword = filter.keyword?.trim();
  return db
    .selectFrom('short_links as l')
    .where('l.team_id', '=', teamId)
    .where('l.removed_at', 'is', null)
    .$if(Boolean(keyword), query => {
      const like = held(keyword ?? '');
      return query.where(of =>
        of.or([
          of('l.name', 'ilike', like),
          of('l.description', 'ilike', like),
          of('l.code', 'ilike', like),
          of('l.target_url', 'ilike', like),
        ]),
      );
    })
    .$if(productType !== undefined, query => query.where(sql<boolean>`l.product_type = ${productType}`))
    .$if(state !== undefined, query => query.where(stateRules[state ?? 'on'](at)))
    .$if(tag !== undefined, query => query.where(sql<boolean>`l.tags @> array[${tag}]::text[]`))
    .$if(creatorId !== undefined, query => query.where(sql<boolean>`l.creator_id = ${creatorId}::bigint`));
}

const shown = (query: ReturnType<typeof filtered>) =>
  query
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'l.team_id').onRef('a.id', '=', 'l.created_by'),
    )
    .select(['l.id', 'l.name', 'l.product_type', 'l.description', 'l.code', 'l.host', 'l.target_url'])
    .select(['l.ios_url', 'l.android_url', 'l.desktop_url', 'l.expires_at', 'l.is_on', 'l.tags'])
    .select(['l.creator_id', 'l.created_by', 'l.created_at', 'l.pv', 'l.uv', 'l.bot_pv', 'l.last_visit_at'])
    .select('a.nickname as created_by_name');

export async function countLinks(db: Db, teamId: number, filter: LinkFilter, at: Date): Promise<number> {
  const { total } = await filtered(db, teamId, filter, at)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const orders = {
  newest: sql`l.id desc`,
  pv: sql`l.pv desc`,
  uv: sql`l.uv desc`,
  lastVisit: sql`l.last_visit_at desc nulls last`,
  name: sql`lower(l.name)`,
} as const satisfies Record<(typeof linkSorts)[number], unknown>;

export interface LinkPage {
  sort: (typeof linkSorts)[number];
  size: number;
  offset: number;
}

/** Finds the ids first, because sorting whole rows takes many times as long. */
export async function pageOfLinks(
  db: Db,
  teamId: number,
  filter: LinkFilter,
  { at, sort, size, offset }: LinkPage & { at: Date },
) {
  const found = await filtered(db, teamId, filter, at)
    .select('l.id')
    .orderBy(orders[sort])
    .orderBy('l.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const ids = found.map(row => row.id);
  const rows = await shown(filtered(db, teamId, {}, at))
    .where('l.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

export type LinkRow = Awaited<ReturnType<typeof pageOfLinks>>[number];

/** Returns links created before another one, newest first. */
export function linksBefore(
  db: Db,
  teamId: number,
  filter: LinkFilter,
  { at, before, size }: { at: Date; before: number; size: number },
) {
  return shown(filtered(db, teamId, filter, at))
    .where('l.id', '<', before)
    .orderBy('l.id', 'desc')
    .limit(size)
    .execute();
}

/** Links with a text in their name, or whose code begins so, newest first. */
export const linksNamed = (db: Db, teamId: number, text: string, limit: number) =>
  db
    .selectFrom('short_links as l')
    .select(['l.id', 'l.name', 'l.host', 'l.code'])
    .where('l.team_id', '=', teamId)
    .where('l.removed_at', 'is', null)
    .where(of => of.or([holdsText('l.name', text), sql<boolean>`starts_with(l.code, ${text})`]))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();

export const findLink = (db: Db, teamId: number, id: number, at: Date) =>
  shown(filtered(db, teamId, {}, at))
    .where('l.id', '=', id)
    .executeTakeFirst();

export async function tagsInUse(db: Db, teamId: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select tags from short_links where team_id = ${teamId} and removed_at is null and tags <> '{}'
      group by tags
    ) as used, unnest(tags) as tag
    group by tag
    order by tag`.execute(db);
  return rows.map(row => row.tag);
}

/** Returns mail tasks whose recipients have addresses of their own for a link, newest first. */
export async function tasksWithLink(db: Db, teamId: number, linkId: number) {
  const { rows } = await sql<{ id: number; name: string; recipients: number }>`
    select t.id, t.name, r.recipients
    from (
      select task_id, count(*) as recipients from short_link_recipients
      where team_id = ${teamId} and link_id = ${linkId}
      group by task_id
    ) as r
    join mail_tasks t on t.team_id = ${teamId} and t.id = r.task_id
    order by t.id desc`.execute(db);
  return rows;
}
