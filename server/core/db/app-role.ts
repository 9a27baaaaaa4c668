import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The role the application signs in as owns nothing and cannot pass row security
 * (architecture.md, Tenant). Its rights are given again after every migration.
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

/** Tables whose rows nobody may change once they are written: their comment says so. */
async function appendOnlyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and obj_description(oid, 'pg_class') like 'dist:% append-only%'`.execute(db);
  return rows.map(row => row.name);
}

export class UnsafeRoleError extends Error {}

/**
 * Not only the role itself counts, but every role that it is a member of and could become.
 * @throws UnsafeRoleError when the application's role could read over the wall between teams
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
