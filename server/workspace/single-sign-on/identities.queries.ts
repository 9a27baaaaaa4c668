import type { Db } from '../../core/db/database.ts';

interface Key {
  teamId: number;
  providerId: number;
  subject: string;
}

export const findIdentity = (db: Db, { teamId, providerId, subject }: Key) =>
  db
    .selectFrom('provider_identities')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Who an account is at the provider of its team. */
export const findIdentityOf = (db: Db, teamId: number, accountId: number) =>
  db
    .selectFrom('provider_identities')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The accounts that a sign-out at the provider is about. */
export async function accountsOfSession(
  db: Db,
  { teamId, providerId }: Omit<Key, 'subject'>,
  { subject, providerSession }: { subject: string | null; providerSession: string | null },
): Promise<number[]> {
  let found = db
    .selectFrom('provider_identities')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('provider_id', '=', providerId);
  if (subject !== null) found = found.where('subject', '=', subject);
  if (providerSession !== null) found = found.where('provider_session', '=', providerSession);
  return (await found.execute()).map(row => row.account_id);
}

export async function insertIdentity(
  db: Db,
  { teamId, providerId, subject }: Key,
  row: { account_id: number; email: string; checked_at: Date; created_at: Date },
): Promise<void> {
  await db
    .insertInto('provider_identities')
    .values({ team_id: teamId, provider_id: providerId, subject, ...row })
    .execute();
}

export async function updateIdentity(
  db: Db,
  { teamId, providerId, subject }: Key,
  change: { email?: string; refresh_token?: string; provider_session?: string; checked_at?: Date },
): Promise<void> {
  await db
    .updateTable('provider_identities')
    .set(change)
    .where('team_id', '=', teamId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .execute();
}

/** Takes the right to ask about an identity, if nobody has asked since. @returns false if somebody has */
export async function claimCheck(
  db: Db,
  { teamId, providerId, subject }: Key,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('provider_identities')
    .set({ checked_at: at })
    .where('team_id', '=', teamId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .where('checked_at', '<=', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteIdentityOf(db: Db, teamId: number, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('provider_identities')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteIdentities(db: Db, teamId: number): Promise<void> {
  await db.deleteFrom('provider_identities').where('team_id', '=', teamId).execute();
}

export const findWorkAddress = (db: Db, teamId: number, email: string) =>
  db
    .selectFrom('work_addresses')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('email', '=', email)
    .executeTakeFirst();

export async function putWorkAddress(
  db: Db,
  teamId: number,
  accountId: number,
  email: string,
): Promise<void> {
  await db
    .insertInto('work_addresses')
    .values({ team_id: teamId, account_id: accountId, email })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id']).doUpdateSet({ email }))
    .execute();
}

export async function deleteWorkAddress(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('work_addresses')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether the team has proved a domain. */
export async function isVerifiedHost(db: Db, teamId: number, host: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_domains')
    .select('id')
    .where('team_id', '=', teamId)
    .where('host', '=', host)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The team that has proved a domain. */
export async function findTeamOfHost(db: Db, host: string): Promise<number | null> {
  const row = await db
    .selectFrom('sign_in_hosts')
    .select('team_id')
    .where('host', '=', host)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

/** How a session was opened, and when; undefined if it is over. */
export const findLiveSession = (db: Db, teamId: number, sessionId: number) =>
  db
    .selectFrom('sessions')
    .select(['way', 'created_at'])
    .where('team_id', '=', teamId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
