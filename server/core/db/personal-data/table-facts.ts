import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface ColumnFacts {
  type: string;
  isNullable: boolean;
}

/** A table as the database knows it. */
export interface TableFacts {
  table: string;
  /** Its rows belong to teams, behind row security. */
  isOfTeams: boolean;
  columns: ReadonlyMap<string, ColumnFacts>;
}

/** Reads every table with its columns; generated columns are left out, because nobody writes them. */
export async function readTables(db: Db): Promise<Map<string, TableFacts>> {
  const { rows } = await sql<{
    table: string;
    isOfTeams: boolean;
    column: string;
    type: string;
    isNullable: boolean;
  }>`
    select c.relname as table, c.relrowsecurity as "isOfTeams", a.attname as column,
      format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const tables = new Map<string, { table: string; isOfTeams: boolean; columns: Map<string, ColumnFacts> }>();
  for (const { table, isOfTeams, column, type, isNullable } of rows) {
    const facts = tables.get(table) ?? { table, isOfTeams, columns: new Map() };
    tables.set(table, facts);
    facts.columns.set(column, { type, isNullable });
  }
  return tables;
}
