import type { Db } from '../../../core/db/database.ts';

export const listDomains = (db: Db, teamId: number) =>
  db.selectFrom('sign_in_domains').selectAll().where('team_id', '=', teamId).orderBy('host').execute();

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

export const findDomain = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('sign_in_domains')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Locked, while it is verified or removed. */
export const lockDomain = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('sign_in_domains')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

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
  { teamId, host, token, by, at }: NewDomain,
): Promise<number | null> {
  const row = await db
    .insertInto('sign_in_domains')
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
    .updateTable('sign_in_domains')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDomain(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('sign_in_domains').where('team_id', '=', teamId).where('id', '=', id).execute();
}

interface HostOwner {
  host: string;
  teamId: number;
  domainId: number;
}

/** @returns false if it belongs to a team already */
export async function insertHost(db: Db, { host, teamId, domainId }: HostOwner): Promise<boolean> {
  const row = await db
    .insertInto('sign_in_hosts')
    .values({ host, team_id: teamId, domain_id: domainId })
    .onConflict(conflict => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHost(db: Db, { host, teamId, domainId }: HostOwner): Promise<void> {
  await db
    .deleteFrom('sign_in_hosts')
    .where('host', '=', host)
    .where('team_id', '=', teamId)
    .where('domain_id', '=', domainId)
    .execute();
}
