import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { KnownCookie } from './identify-visitors.ts';

// Pseudonyms are written without hyphens, as they are made.
const plain = (column: string) => sql<string>`replace(${sql.ref(column)}::text, '-', '')`;

/** What is known of some cookies. */
export async function readCookies(
  db: Db,
  teamId: number,
  cookies: readonly string[],
): Promise<Map<string, KnownCookie>> {
  if (cookies.length === 0) return new Map();
  const rows = await db
    .selectFrom('visitor_cookies')
    .select([plain('cookie').as('cookie'), plain('visitor').as('visitor'), 'is_returned', 'day'])
    .where('team_id', '=', teamId)
    .where('cookie', '=', sql<string>`any (${cookies}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ cookie, visitor, day, ...row }) => [cookie, { visitor, isReturned: row.is_returned, day }]),
  );
}

/** Which of some visitors already belong to a cookie that came back. */
export async function readTakenVisitors(
  db: Db,
  teamId: number,
  visitors: readonly string[],
): Promise<string[]> {
  if (visitors.length === 0) return [];
  const rows = await db
    .selectFrom('visitor_cookies')
    .select(plain('visitor').as('visitor'))
    .where('team_id', '=', teamId)
    .where('is_returned', '=', true)
    .where('visitor', '=', sql<string>`any (${visitors}::uuid[])`)
    .execute();
  return rows.map(({ visitor }) => visitor);
}

export async function writeCookies(
  db: Db,
  teamId: number,
  cookies: readonly (readonly [cookie: string, known: KnownCookie])[],
): Promise<void> {
  if (cookies.length === 0) return;
  const all = <K extends keyof KnownCookie>(key: K) => cookies.map(([, known]) => known[key]);
  await sql`
    insert into visitor_cookies (team_id, cookie, visitor, is_returned, day)
    select ${teamId}::bigint, cookie, visitor, is_returned, day
    from unnest(
      ${cookies.map(([cookie]) => cookie)}::uuid[], ${all('visitor')}::uuid[], ${all('isReturned')}::boolean[],
      ${all('day')}::date[]
    ) as given (cookie, visitor, is_returned, day)
    order by cookie
    on conflict (team_id, cookie) do update
    set visitor = excluded.visitor, is_returned = excluded.is_returned`.execute(db);
}
