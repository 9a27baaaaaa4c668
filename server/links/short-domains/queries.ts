import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the team's domains by name, with the number of links under each. */
export const listDomains = (db: Db, teamId: number) =>
  db
    .selectFrom('short_domains as d')
    .selectAll('d')
    .select(
      sql<number>`(select count(*) from short_links l
        where l.team_id = d.team_id and l.host = d.host and l.removed_at is null)`.as('links'),
    )
    .where('d.team_id', '=', teamId)
    .orderBy('d.host')
    .execute();

/** Links under a domain of the team. */
export async function countLinks(db: Db, teamId: number, host: string): Promise<number> {
  const { links } = await db
    .selectFrom('short_links')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('team_id', '=', teamId)
    .where('host', '=', host)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return links;
}

/** Share-locks a domain under which links are created: it cannot be removed meanwhile. */
export async function shareVerifiedHost(db: Db, teamId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('short_domains')
    .select('host')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('verified_at', 'is not', null)
    .forShare()
    .executeTakeFirst();
  return row?.host ?? null;
}

export function verifiedDomains(db: Db, teamId: number) {
  return db
    .selectFrom('short_domains')
    .select(['id', 'host'])
    .where('team_id', '=', teamId)
    .where('verified_at', 'is not', null)
    .orderBy('host')
    .execute();
}
