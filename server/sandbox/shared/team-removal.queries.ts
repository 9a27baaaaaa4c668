import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

interface TeamTable {
  name: string;
  /** Tables whose rows refer to rows of this one. */
  referredToBy: string[];
}

/** Lists the tables that name a team in their rows. */
async function listTeamTables(db: Db): Promise<TeamTable[]> {
  const { rows } = await sql<TeamTable>`
    select t.relname as name, coalesce(array_agg(distinct r.relname) filter (where r.oid <> t.oid), '{}')::text[] as "referredToBy"
    from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'team_id' and not a.attisdropped
      left join pg_constraint k on k.confrelid = t.oid and k.contype = 'f'
      left join pg_class r on r.oid = k.conrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    group by t.relname
    order by t.relname`.execute(db);
  return rows;
}

/** Deletes what the sandbox keeps of a team under the numbers of its orders: the same ones are drawn again. */
async function deletePayments(db: Db, teamId: number): Promise<void> {
  for (const name of ['sandbox_notices', 'sandbox_refunds', 'sandbox_transactions', 'sandbox_payments'])
    await sql`
      delete from ${sql.table(name)}
      where order_number in (select number from orders where team_id = ${teamId})`.execute(db);
}

/** Forgets the posts that only this team watches, with their histories. */
async function forgetPosts(db: Db, teamId: number): Promise<void> {
  for (const name of ['metric_polls', 'watched_posts'])
    await sql`
      delete from ${sql.table(name)}
      where key in (
        select key from post_watchers group by key
        having bool_and(team_id = ${teamId}))`.execute(db);
}

/** The story's agreement with YouTube: figures of the real one are combined only if its operator says so. */
async function endAgreement(db: Db): Promise<void> {
  await db.updateTable('source_settings').set({ mode: 'strict' }).where('source', '=', 'youtube').execute();
}

/**
 * Deletes a team with everything that it has, also its records that nobody else may delete; hence as the owner of the
 * tables. It knows no table by name, so that one of a later version is not forgotten.
 */
export async function deleteTeam(db: Db, teamId: number): Promise<void> {
  await db.transaction().execute(async db => {
    await deletePayments(db, teamId);
    await forgetPosts(db, teamId);
    await endAgreement(db);
    const left = new Map((await listTeamTables(db)).map(table => [table.name, table]));
    while (left.size) {
      const free = [...left.values()].filter(
        ({ referredToBy }) => !referredToBy.some(name => left.has(name)),
      );
      if (!free.length) throw new Error(`tables refer to one another: ${[...left.keys()].join(', ')}`);
      for (const { name } of free) {
        await sql`delete from ${sql.table(name)} where team_id = ${teamId}`.execute(db);
        left.delete(name);
      }
    }
  });
}
