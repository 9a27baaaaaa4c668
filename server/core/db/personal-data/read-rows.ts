import { sql } from 'kysely';
import type { DataKind } from '../../../../contract/core/personal-data/data-kinds.ts';
import type { Db } from '../database.ts';
import { asTeam } from '../tenant.ts';
import { declaredTables, type TableDeclaration } from './declarations.ts';
import { dropMarks, markRows } from './mark-rows.ts';
import type { Person } from './person.ts';
import { isOfPerson, keysOf, quotesPerson, type Search } from './row-conditions.ts';
import { readTables, type TableFacts } from './table-facts.ts';

/** Rows of one table that are about a person, as the table has them. */
export interface HeldRows {
  table: string;
  kind: DataKind;
  teamId: number | null;
  /** Without bytes and without what is sealed or hashed. */
  rows: Record<string, unknown>[];
  /** Rows of others that quote the person. */
  quoting: number;
}

/** What nobody can read anyway, and what would open something. */
export const isSecret = (name: string, type: string) =>
  type === 'bytea' || /(^|_)(sealed|secret|token|hash)$/.test(name);

async function readTable(
  db: Db,
  facts: TableFacts,
  table: TableDeclaration,
  search: Search,
): Promise<HeldRows> {
  const kept = [...facts.columns].filter(([name, { type }]) => !isSecret(name, type)).map(([name]) => name);
  const columns = sql.join(kept.map(name => sql.ref(`t.${name}`)));
  const keys = keysOf(table);
  const found = keys.length
    ? await sql<Record<string, unknown>>`
        select ${columns} from ${sql.table(table.table)} as t where ${isOfPerson(keys, 't', search)}`.execute(
        db,
      )
    : { rows: [] };
  const quotes = (table.quotes ?? []).map(name => quotesPerson(sql.ref(`t.${name}`), search.person));
  const mine = keys.length ? sql`not (${isOfPerson(keys, 't', search)})` : sql`true`;
  const team = search.teamId === null ? sql`true` : sql`t.team_id = ${search.teamId}`;
  const quoting = quotes.length
    ? await sql<{ rows: number }>`
        select count(*)::int as rows from ${sql.table(table.table)} as t
        where ${team} and (${sql.join(quotes, sql` or `)}) and (${mine}) is not false`.execute(db)
    : { rows: [{ rows: 0 }] };
  return {
    table: table.table,
    kind: table.kind,
    teamId: search.teamId,
    rows: found.rows,
    quoting: quoting.rows[0]?.rows ?? 0,
  };
}

const isHeld = ({ rows, quoting }: HeldRows) => rows.length > 0 || quoting > 0;

async function readPlaces(
  db: Db,
  tables: ReadonlyMap<string, TableFacts>,
  search: Search,
): Promise<HeldRows[]> {
  const held: HeldRows[] = [];
  for (const table of declaredTables()) {
    const facts = tables.get(table.table);
    if (facts && facts.isOfTeams === (search.teamId !== null))
      held.push(await readTable(db, facts, table, search));
  }
  return held.filter(isHeld);
}

/**
 * Reads everything that is held about a person: of all teams, and of the catalogue.
 * @param nonce names the marks of this reading, which nobody else ever sees
 */
export async function readPerson(
  pool: Db,
  person: Person,
  { teamIds, nonce }: { teamIds: readonly number[]; nonce: number },
): Promise<HeldRows[]> {
  const tables = await readTables(pool);
  const held = await readPlaces(pool, tables, { person, teamId: null, erasureId: nonce });
  for (const teamId of teamIds)
    held.push(
      ...(await asTeam(pool, teamId, async db => {
        const search = { person, teamId, erasureId: nonce };
        await markRows(db, search);
        const found = await readPlaces(db, tables, search);
        await dropMarks(db, search);
        return found;
      })),
    );
  return held;
}
