import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export async function hasTeam(db: Db, host: string): Promise<boolean> {
  const row = await db
    .selectFrom('short_hosts')
    .select('team_id')
    .where('host', '=', host)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those hosts that belong to any team. */
export async function findTeamHosts(db: Db, hosts: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('short_hosts')
    .select('host')
    .where('host', '=', sql<string>`any(${hosts}::text[])`)
    .execute();
  return rows.map(row => row.host);
}

export interface HostOwner {
  host: string;
  teamId: number;
  domainId: number;
}

/** @returns false if it belongs to another team already */
export async function insertHost(db: Db, { host, teamId, domainId }: HostOwner): Promise<boolean> {
  const row = await db
    .insertInto('short_hosts')
    .values({ host, team_id: teamId, domain_id: domainId })
    .onConflict(conflict => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHost(db: Db, { host, teamId, domainId }: HostOwner): Promise<void> {
  await db
    .deleteFrom('short_hosts')
    .where('host', '=', host)
    .where('team_id', '=', teamId)
    .where('domain_id', '=', domainId)
    .execute();
}
