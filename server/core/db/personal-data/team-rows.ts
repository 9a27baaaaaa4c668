import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { asTeam } from '../tenant.ts';
import { declarationOf } from './declarations.ts';
import { isSecret } from './read-rows.ts';
import { readTables, type TableFacts } from './table-facts.ts';

const batch = 500;

/** Until these are gone somebody could still sign in, or a worker begin something. */
const first = [
  'session_tokens',
  'usernames',
  'phones',
  'avatar_keys',
  'short_codes',
  'short_hosts',
  'sign_in_hosts',
  'scim_token_hashes',
  'accounts',
];
/** Says that the team is being deleted, so that it goes on after a crash. */
const last = 'due_work';

/** The tables with rows of teams, in the order in which they are emptied; those that stay are left out. */
async function tablesToEmpty(pool: Db): Promise<TableFacts[]> {
  const all = [...(await readTables(pool)).values()].filter(
    ({ table, columns }) =>
      columns.has('team_id') && table !== last && !declarationOf(table).staysWithoutTeam,
  );
  const place = ({ table }: TableFacts) => (first.includes(table) ? first.indexOf(table) : first.length);
  return all.toSorted((a, b) => place(a) - place(b));
}

/** Empties a table of what a team has in it, batch by batch. @returns whether there was anything */
async function emptyTable(pool: Db, teamId: number, { table, isOfTeams }: TableFacts): Promise<boolean> {
  const name = sql.table(table);
  const run = <T>(work: (db: Db) => Promise<T>) =>
    isOfTeams ? asTeam(pool, teamId, work) : pool.transaction().execute(work);
  const step = async (db: Db) => {
    const { rows } = await sql<{ isLeft: boolean }>`
      select exists (select from ${name} where team_id = ${teamId}) as "isLeft"`.execute(db);
    if (!rows[0]?.isLeft) return false;
    // It deletes none if others are changing the last rows: so what is left is asked for, not counted.
    await sql`
      delete from ${name} where team_id = ${teamId} and ctid = any(array(
        select ctid from ${name} where team_id = ${teamId} limit ${batch}))`.execute(db);
    return true;
  };
  let found = false;
  while (await run(step)) found = true;
  return found;
}

/**
 * Deletes everything of a team in batches, except what the books and the law need. Repeatable at any time: a killed
 * worker changes nothing in the result. The caller deletes the due work that asked for it.
 */
export async function deleteTeamRows(pool: Db, teamId: number, askedBy: string): Promise<void> {
  await sql`delete from due_work where team_id = ${teamId} and kind <> ${askedBy}`.execute(pool);
  const tables = await tablesToEmpty(pool);
  // Until all are found empty: what was under way at the beginning may write into one that was emptied already.
  for (let isClean = false; !isClean;) {
    isClean = true;
    for (const table of tables) if (await emptyTable(pool, teamId, table)) isClean = false;
  }
}

/** Yields rows of a team as lines of JSON, without what is sealed or hashed. @param accountId only what is this account's */
export async function* linesOf(pool: Db, teamId: number, accountId?: number): AsyncGenerator<string, void> {
  for (const { table, isOfTeams, columns } of (await readTables(pool)).values()) {
    const mine = accountId === undefined ? null : table === 'accounts' ? 'id' : 'account_id';
    if (!isOfTeams || (mine && !columns.has(mine))) continue;
    const shown = [...columns].filter(([name, { type }]) => !isSecret(name, type)).map(([name]) => name);
    const name = sql.table(table);
    const isMine = mine ? sql`and ${sql.ref(`t.${mine}`)} = ${accountId}` : sql``;
    for (let after = '(0,0)'; ;) {
      const { rows } = await asTeam(pool, teamId, db =>
        sql<{ place: string; row: unknown }>`
          select t.ctid::text as place, to_jsonb(shown) as row
          from ${name} as t cross join lateral (
            select ${sql.join(shown.map(column => sql.ref(`t.${column}`)))}) as shown
          where t.team_id = ${teamId} and t.ctid > ${after}::tid ${isMine}
          order by t.ctid limit ${batch}`.execute(db),
      );
      for (const { row } of rows) yield `${JSON.stringify({ table, row })}\n`;
      const end = rows.at(-1);
      if (!end || rows.length < batch) break;
      after = end.place;
    }
  }
}
