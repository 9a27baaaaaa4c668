import { sql } from 'kysely';
import type { Role } from '../../../contract/core/roles/permissions.ts';
import type { ProviderKind } from '../../../contract/core/sign-in/provider-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export const findProvider = (db: Db, teamId: number) =>
  db.selectFrom('identity_providers').selectAll().where('team_id', '=', teamId).executeTakeFirst();

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

/** Changes of a provider wait for each other. */
export const lockProvider = (db: Db, teamId: number) =>
  db
    .selectFrom('identity_providers')
    .selectAll()
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirst();

interface Fields {
  kind: ProviderKind;
  name: string;
  issuer: string;
  client_id: string;
  client_secret: string;
  agent_id: string;
  default_role: Role;
  role_id: number | null;
}

export async function insertProvider(db: Db, teamId: number, fields: Fields, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('identity_providers')
    .values({ team_id: teamId, ...fields, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProvider(
  db: Db,
  teamId: number,
  change: Partial<Fields & { is_enabled: boolean; is_required: boolean; tested_at: Date | null }>,
): Promise<void> {
  await db.updateTable('identity_providers').set(change).where('team_id', '=', teamId).execute();
}

export async function deleteProvider(db: Db, teamId: number): Promise<void> {
  await db.deleteFrom('identity_providers').where('team_id', '=', teamId).execute();
}

/** Sub-accounts of the team, and those of them that the provider knows. */
export async function countMembers(db: Db, teamId: number): Promise<{ linked: number; all: number }> {
  const { rows } = await sql<{ linked: number; all: number }>`
    select count(*) as "all", count(*) filter (where exists (
      select from provider_identities i where i.team_id = a.team_id and i.account_id = a.id)) as linked
    from accounts a where a.team_id = ${teamId} and a.role <> 'owner'`.execute(db);
  return rows[0] ?? { linked: 0, all: 0 };
}

/**
 * Whether an account may sign in by the provider alone: the team requires it, and a verified domain leads to it. That is
 * the domain of the account's address, and any domain of the team if an office suite knows the person without one. The
 * main account is exempt, so that somebody can mend what is wrong with the provider, and so are operators, whom no
 * provider lets in.
 */
export async function isRequiredOf(db: Db, teamId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from identity_providers p
    join accounts a on a.team_id = p.team_id and a.id = ${accountId} and a.role <> 'owner' and not a.is_operator
    left join work_addresses w on w.team_id = p.team_id and w.account_id = a.id
    left join provider_identities i on i.team_id = p.team_id and i.provider_id = p.id and i.account_id = a.id
    where p.team_id = ${teamId} and p.is_enabled and p.is_required
      and (w.email is not null or i.subject is not null)
      and exists (select from sign_in_domains d where d.team_id = p.team_id and d.verified_at is not null
        and (w.email is null or d.host = split_part(w.email, '@', 2)))`.execute(db);
  return rows.length > 0;
}

/** The roles of sub-accounts that have a work address, by which a provider may claim them. */
export async function listClaimableRoles(
  db: Db,
  teamId: number,
): Promise<{ role: Role; permissions: string[] }[]> {
  const { rows } = await sql<{ role: Role; permissions: string[] }>`
    select distinct a.role, coalesce(r.permissions, '{}') as permissions
    from work_addresses w
    join accounts a on a.team_id = w.team_id and a.id = w.account_id and a.role <> 'owner'
    left join team_roles r on r.team_id = a.team_id and r.id = a.role_id
    where w.team_id = ${teamId}`.execute(db);
  return rows;
}

/** The secrets of a team, locked, to seal them with another key. */
export const lockSecrets = async (db: Db, teamId: number) => ({
  providers: await db
    .selectFrom('identity_providers')
    .select(['id', 'client_secret'])
    .where('team_id', '=', teamId)
    .forUpdate()
    .execute(),
  identities: await db
    .selectFrom('provider_identities')
    .select(['provider_id', 'subject', 'refresh_token'])
    .where('team_id', '=', teamId)
    .where('refresh_token', '<>', '')
    .forUpdate()
    .execute(),
});
