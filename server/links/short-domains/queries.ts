import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns the team's domains by name, with the number of links under each. */
const domains = (db: Db, teamId: number) =>
  db
    .selectFrom('short_domains as d')
    .select(['d.id', 'd.host', 'd.token', 'd.verified_at', 'd.checked_at', 'd.failing_since', 'd.fault'])
    .select(
      sql<number>`(select count(*) from short_links l
        where l.team_id = d.team_id and l.host = d.host and l.removed_at is null)`.as('links'),
    )
    .where('d.team_id', '=', teamId);

export const listDomains = (db: Db, teamId: number) => domains(db, teamId).orderBy('d.host').execute();

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

export const findDomain = (db: Db, teamId: number, id: number) =>
  domains(db, teamId).where('d.id', '=', id).executeTakeFirst();

/** Locks a domain that is verified or removed: no link can be created under it meanwhile. */
export async function lockDomain(db: Db, teamId: number, id: number): Promise<void> {
  await db
    .selectFrom('short_domains')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
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

export interface NewDomain {
  teamId: number;
  host: string;
  token: string;
  by: number;
  at: Date;
}

/** @returns null if the team has added it already */
export async function insertDomain(
  db: Db,
  { teamId, host, token, by, at }: NewDomain,
): Promise<number | null> {
  const row = await db
    .insertInto('short_domains')
    .values({ team_id: teamId, host, token, created_by: by, created_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'host']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateDomain(
  db: Db,
  teamId: number,
  id: number,
  change: { verified_at?: Date | null; checked_at: Date; failing_since?: Date | null; fault: string },
): Promise<void> {
  await db
    .updateTable('short_domains')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDomain(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('short_domains').where('team_id', '=', teamId).where('id', '=', id).execute();
}
