import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Grants the role that the application signs in as its rights, after every migration. The role owns nothing and cannot
 * bypass row security, so that even a query without its team finds no row of other teams.
 */
export async function grantAppRole(ownerDb: Db, role: string): Promise<void> {
  const name = sql.id(role);
  for (const schema of ['public', 'pgboss']) {
    const id = sql.id(schema);
    await sql`grant usage on schema ${id} to ${name}`.execute(ownerDb);
    await sql`grant select, insert, update, delete on all tables in schema ${id} to ${name}`.execute(ownerDb);
    await sql`grant usage, select on all sequences in schema ${id} to ${name}`.execute(ownerDb);
    await sql`grant execute on all functions in schema ${id} to ${name}`.execute(ownerDb);
  }
  for (const table of await appendOnlyTables(ownerDb)) {
    await sql`revoke update, delete, truncate on ${sql.table(table)} from ${name}`.execute(ownerDb);
  }
}

/** Lists the tables whose rows may only be inserted, never changed; their comments say so. */
async function appendOnlyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and obj_description(oid, 'pg_class') like 'dist:% append-only%'`.execute(db);
  return rows.map(row => row.name);
}

export class UnsafeRoleError extends Error {}

/**
 * Checks the role, and every role that it could become by membership.
 * @throws UnsafeRoleError if the application's role could bypass row security and so read the data of other teams
 */
export async function refuseUnsafeRole(appDb: Db): Promise<string> {
  const { rows } = await sql<{ name: string; passes: boolean; owns: boolean }>`
    select current_user as name,
      exists (
        select from pg_roles r
        where (r.rolsuper or r.rolbypassrls) and pg_has_role(current_user, r.oid, 'MEMBER')
      ) as passes,
      exists (
        select from pg_class c
        where c.relnamespace = 'public'::regnamespace and pg_has_role(current_user, c.relowner, 'MEMBER')
      ) as owns`.execute(appDb);
  const role = rows[0];
  if (!role || role.passes || role.owns) {
    throw new UnsafeRoleError(
      `The database role "${role?.name}" of DATABASE_URL could pass row security (superuser, BYPASSRLS or owner of tables, itself or by membership); use a plain role that owns nothing`,
    );
  }
  return role.name;
}
