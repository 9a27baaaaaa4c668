import type { Db } from '../../core/db/database.ts';
import type { DomainUse } from './domain-use.ts';

export const listDomains = (db: Db, { domains }: DomainUse, teamId: number) =>
  db.selectFrom(domains).selectAll().where('team_id', '=', teamId).orderBy('host').execute();

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

const domain = (db: Db, { domains }: DomainUse, teamId: number, id: number) =>
  db.selectFrom(domains).selectAll().where('team_id', '=', teamId).where('id', '=', id);

export const findDomain = (
  db: Db,
  use: DomainUse,
  teamId: number,
  id: number,
): Promise<DomainRow | undefined> => domain(db, use, teamId, id).executeTakeFirst();

/** Locked, while it is verified or removed. */
export const lockDomain = (
  db: Db,
  use: DomainUse,
  teamId: number,
  id: number,
): Promise<DomainRow | undefined> => domain(db, use, teamId, id).forUpdate().executeTakeFirst();

interface NewDomain {
  teamId: number;
  host: string;
  token: string;
  by: number;
  at: Date;
}

/** @returns null if the team has added it already */
export async function insertDomain(
  db: Db,
  { domains }: DomainUse,
  { teamId, host, token, by, at }: NewDomain,
): Promise<number | null> {
  const row = await db
    .insertInto(domains)
    .values({ team_id: teamId, host, token, created_by: by, created_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'host']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateDomain(
  db: Db,
  { domains }: DomainUse,
  { teamId, id }: { teamId: number; id: number },
  change: { verified_at?: Date | null; checked_at: Date; failing_since?: Date | null; fault: string },
): Promise<void> {
  await db.updateTable(domains).set(change).where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function deleteDomain(
  db: Db,
  { domains }: DomainUse,
  teamId: number,
  id: number,
): Promise<void> {
  await db.deleteFrom(domains).where('team_id', '=', teamId).where('id', '=', id).execute();
}

interface HostOwner {
  host: string;
  teamId: number;
  domainId: number;
}

/** @returns false if it belongs to a team already */
export async function insertHost(
  db: Db,
  { hosts }: DomainUse,
  { host, teamId, domainId }: HostOwner,
): Promise<boolean> {
  const row = await db
    .insertInto(hosts)
    .values({ host, team_id: teamId, domain_id: domainId })
    .onConflict(conflict => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHost(
  db: Db,
  { hosts }: DomainUse,
  { host, teamId, domainId }: HostOwner,
): Promise<void> {
  await db
    .deleteFrom(hosts)
    .where('host', '=', host)
    .where('team_id', '=', teamId)
    .where('domain_id', '=', domainId)
    .execute();
}
