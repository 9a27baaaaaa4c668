import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { arrayOf } from './array-text.ts';
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
    .where('cookie', '=', sql<string>`any (${arrayOf(cookies)}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ cookie, visitor, day, ...row }) => [cookie, { visitor, isReturned: row.is_returned, day }]),
  );
}

/**
 * Which of some visitors, who are told by address, agent and day, already belong to a cookie that came back. One that
 * stands for itself belongs to none of these, and is not in the index.
 */
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
    .whereRef('visitor', '<>', 'cookie')
    .where('visitor', '=', sql<string>`any (${arrayOf(visitors)}::uuid[])`)
    .execute();
  return rows.map(({ visitor }) => visitor);
}

type Entry = readonly [cookie: string, known: KnownCookie];

export async function insertCookies(db: Db, teamId: number, cookies: readonly Entry[]): Promise<void> {
  if (cookies.length === 0) return;
  await sql`
    insert into visitor_cookies (team_id, cookie, visitor, is_returned, day)
    select ${teamId}::bigint, cookie, visitor, is_returned, day
    from unnest(
      ${arrayOf(cookies.map(([cookie]) => cookie))}::uuid[],
      ${arrayOf(cookies.map(([, { visitor }]) => visitor))}::uuid[],
      ${arrayOf(cookies.map(([, { isReturned }]) => isReturned))}::boolean[],
      ${arrayOf(cookies.map(([, { day }]) => day))}::date[]
    ) as given (cookie, visitor, is_returned, day)
    order by cookie`.execute(db);
}

/** Keeps the day when they were first seen. */
export async function updateCookies(db: Db, teamId: number, cookies: readonly Entry[]): Promise<void> {
  if (cookies.length === 0) return;
  await sql`
    update visitor_cookies c
    set visitor = given.visitor, is_returned = given.is_returned
    from unnest(
      ${arrayOf(cookies.map(([cookie]) => cookie))}::uuid[],
      ${arrayOf(cookies.map(([, { visitor }]) => visitor))}::uuid[],
      ${arrayOf(cookies.map(([, { isReturned }]) => isReturned))}::boolean[]
    ) as given (cookie, visitor, is_returned)
    where c.team_id = ${teamId} and c.cookie = given.cookie`.execute(db);
}
