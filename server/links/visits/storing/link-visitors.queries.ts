import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { arrayOf } from './array-text.ts';
import type { LinkVisitor } from './count-visits.ts';

type Key = Pick<LinkVisitor, 'linkId' | 'visitor'>;

const keysOf = (visitors: readonly Key[]) => sql`
  ${arrayOf(visitors.map(({ linkId }) => linkId))}::bigint[],
  ${arrayOf(visitors.map(({ visitor }) => visitor))}::uuid[]`;

/** Arrays of different lengths do not fit into one of PostgreSQL: each visitor's days are a text. */
const daysOf = (visitors: readonly LinkVisitor[]) =>
  sql`${visitors.map(({ days }) => arrayOf(days))}::text[]`;

/** @returns those who followed the link before */
export async function readLinkVisitors(
  db: Db,
  teamId: number,
  visitors: readonly Key[],
): Promise<LinkVisitor[]> {
  const { rows } = await sql<{ n: number; is_bot: boolean; is_by_cookie: boolean; days: string }>`
    select g.n::int as n, v.is_bot, v.is_by_cookie, v.days::text as days
    from unnest(${keysOf(visitors)}) with ordinality as g (link_id, visitor, n)
    join link_visitors v on v.team_id = ${teamId} and v.link_id = g.link_id and v.visitor = g.visitor`.execute(
    db,
  );
  return rows.flatMap(({ n, is_bot: isBot, is_by_cookie: isByCookie, days }) => {
    const key = visitors[n - 1];
    if (!key) return [];
    return [
      { linkId: key.linkId, visitor: key.visitor, isBot, isByCookie, days: days.slice(1, -1).split(',') },
    ];
  });
}

export async function insertLinkVisitors(
  db: Db,
  teamId: number,
  visitors: readonly LinkVisitor[],
): Promise<void> {
  if (visitors.length === 0) return;
  await sql`
    insert into link_visitors (team_id, link_id, visitor, is_bot, is_by_cookie, days)
    select ${teamId}::bigint, link_id, visitor, is_bot, is_by_cookie, days::date[]
    from unnest(
      ${keysOf(visitors)}, ${arrayOf(visitors.map(({ isBot }) => isBot))}::boolean[],
      ${arrayOf(visitors.map(({ isByCookie }) => isByCookie))}::boolean[], ${daysOf(visitors)}
    ) as g (link_id, visitor, is_bot, is_by_cookie, days)
    order by link_id, visitor`.execute(db);
}

export async function updateLinkVisitors(
  db: Db,
  teamId: number,
  visitors: readonly LinkVisitor[],
): Promise<void> {
  if (visitors.length === 0) return;
  await sql`
    update link_visitors v
    set is_by_cookie = g.is_by_cookie, days = g.days::date[]
    from unnest(
      ${keysOf(visitors)}, ${arrayOf(visitors.map(({ isByCookie }) => isByCookie))}::boolean[], ${daysOf(visitors)}
    ) as g (link_id, visitor, is_by_cookie, days)
    where v.team_id = ${teamId} and v.link_id = g.link_id and v.visitor = g.visitor`.execute(db);
}
