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
    // Before PostgreSQL 15 everybody might create in the public schema, and an upgraded database keeps that.
    await sql`revoke create on schema ${id} from public`.execute(ownerDb);
    await sql`grant usage on schema ${id} to ${name}`.execute(ownerDb);
    await sql`grant select, insert, update, delete on all tables in schema ${id} to ${name}`.execute(ownerDb);
    await sql`grant usage, select on all sequences in schema ${id} to ${name}`.execute(ownerDb);
    await sql`grant execute on all functions in schema ${id} to ${name}`.execute(ownerDb);
  }
  // Which migrations ran is the owner's to say; the application only reads it.
  await sql`revoke insert, update, delete, truncate on migrations, migrations_lock from ${name}`.execute(
    ownerDb,
  );
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
 * Checks the role, and every role that it could become by membership. A role that creates roles makes itself a member
 * of the owner, one that replicates reads all rows, and one that reads or writes files of the server becomes its master.
 * @throws UnsafeRoleError if the application's role could bypass row security and so read the data of other teams
 */
export async function refuseUnsafeRole(appDb: Db): Promise<string> {
  const { rows } = await sql<{ name: string; passes: boolean; owns: boolean }>`
    select current_user as name,
      exists (
        select from pg_roles r
        where pg_has_role(current_user, r.oid, 'MEMBER') and (
          r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolreplication
          or r.rolname in ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
        )
      ) as passes,
      exists (
        select from (
          select c.relowner as owner from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname in ('public', 'pgboss')
          union select nspowner from pg_namespace where nspname in ('public', 'pgboss')
          union select datdba from pg_database where datname = current_database()
        ) as owners
        where pg_has_role(current_user, owners.owner, 'MEMBER')
      ) as owns`.execute(appDb);
  const role = rows[0];
  if (!role || role.passes || role.owns) {
    throw new UnsafeRoleError(
      `The database role "${role?.name}" of DATABASE_URL could pass row security (superuser, BYPASSRLS, CREATEROLE, REPLICATION, rights to the server's files, or owner of the database or of something in it; itself or by membership); use a plain role that owns nothing`,
    );
  }
  return role.name;
}
