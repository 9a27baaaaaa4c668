import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface SandboxTeam {
  id: number;
  name: string;
  accounts: { username: string; isOperator: boolean }[];
}

/** As the owner of the tables, who sees every team. */
export async function listTeams(db: Db): Promise<SandboxTeam[]> {
  const { rows } = await sql<SandboxTeam>`
    select t.team_id as id, t.name, coalesce(
        json_agg(json_build_object('username', a.username, 'isOperator', a.is_operator) order by a.id)
          filter (where a.id is not null), '[]') as accounts
    from teams t left join accounts a on a.team_id = t.team_id
    group by t.team_id, t.name order by t.team_id`.execute(db);
  return rows;
}

async function count(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ n: number }>`select count(*) as n ${rows}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

export const countSamples = (db: Db) => count(db, sql`from creators where source = 'sample'`);
export const countOtherCreators = (db: Db) => count(db, sql`from creators where source <> 'sample'`);
export const countStandInCredentials = (db: Db) => count(db, sql`from source_credentials where is_sandbox`);

export async function listKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('signing_keys').select('name').orderBy('name').execute();
  return rows.map(row => row.name);
}

/** The tables of the schema with this column, or by their name or comment; also those of later versions. */
async function tablesWith(db: Db, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.relname as name from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and (${condition})
    order by t.relname`.execute(db);
  return rows.map(row => row.name);
}

const hasColumn = (column: string) => sql`exists (
  select from pg_attribute where attrelid = t.oid and attname = ${column} and not attisdropped)`;

/** What is told of creators, posts and ads that are gone, or was computed with samples; it is made again. */
const derived = [
  'rankings',
  'ranking_tags',
  'ranking_editions',
  'ad_places',
  'ad_editions',
  'ad_libraries',
  'ad_searches',
];

/** What belongs to sign-ins and text messages of the sandbox. */
const passing = ['session_tokens', 'phone_codes', 'sign_in_failures', 'rate_windows', 'source_answers'];

/** What belongs to no team and was written for teams that are all gone. */
const ofNobody = [
  'signing_keys',
  'payment_notices',
  'payment_bills',
  'watched_tags',
  'tag_finds',
  'ad_words',
];

/**
 * Deletes what the stand-ins wrote besides the rows of teams and the sample creators, and the mark of a sandbox. In a
 * transaction of the owner of the tables.
 * @param keepsTeams what belongs to no team then stays, as far as it is not of the sandbox
 */
export async function deleteStandIns(db: Db, keepsTeams: boolean): Promise<void> {
  for (const name of await tablesWith(db, hasColumn('is_sample')))
    await sql`delete from ${sql.table(name)} where is_sample`.execute(db);
  for (const name of await tablesWith(db, hasColumn('quota_group')))
    await sql`delete from ${sql.table(name)} where quota_group = 'sandbox'`.execute(db);
  const byCreator = sql`obj_description(t.oid, 'pg_class') like 'dist:creator\_id%'`;
  for (const name of await tablesWith(db, byCreator)) await deleteOrphans(db, name);
  await sql`delete from ad_reach r where not exists (select from ads a where a.id = r.ad_id)`.execute(db);
  await sql`delete from import_runs where source = 'sample'`.execute(db);
  await sql`delete from signing_keys where name = 'sandbox-payments'`.execute(db);
  await sql`delete from identity_providers where issuer like '%/sandbox-identity/%'`.execute(db);
  for (const name of ['sign_in_hosts', 'sign_in_domains'])
    await sql`delete from ${sql.table(name)} where host like '%.sandbox'`.execute(db);
  await sql`update source_settings set mode = 'strict', failures = 0, open_until = null`.execute(db);
  const emptied = [...derived, ...passing, ...(keepsTeams ? [] : ofNobody)];
  for (const name of emptied) await sql`delete from ${sql.table(name)}`.execute(db);
  if (!keepsTeams) await sql`delete from pgboss.job`.execute(db);
  for (const name of await tablesWith(db, sql`t.relname like 'sandbox\_%'`))
    await sql`delete from ${sql.table(name)}`.execute(db);
}

/** Rows about creators that are gone. */
const deleteOrphans = (db: Db, name: string) =>
  sql`delete from ${sql.table(name)} o where not exists (select from creators c where c.id = o.creator_id)`.execute(
    db,
  );
