import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The rows of a table as COPY writes them: one line per row, columns separated by tabs. */
export interface TableText {
  name: string;
  columns: string[];
  lines: string[];
}

/** All tables and the positions of their sequences, as psql statements. */
export interface DatabaseText {
  tables: TableText[];
  /** `table.column` → the last assigned number. */
  sequences: Record<string, number>;
}

const end = String.raw`\.`;
const head = /^copy (\w+) \(([^)]*)\) from stdin;$/;
const sequence = /^select setval\(pg_get_serial_sequence\('(\w+)', '(\w+)'\), (\d+)\);$/;

/** In a format that `psql` can read. */
export function writeTables({ tables, sequences }: DatabaseText): string {
  const rows = tables.flatMap(({ name, columns, lines }) => [
    `copy ${name} (${columns.join(', ')}) from stdin;`,
    ...lines,
    end,
  ]);
  const numbers = Object.entries(sequences).map(([place, last]) => {
    const [table, column] = place.split('.');
    return `select setval(pg_get_serial_sequence('${table}', '${column}'), ${last});`;
  });
  return [...rows, ...numbers, ''].join('\n');
}

export function readTables(written: string): DatabaseText {
  const tables: TableText[] = [];
  const sequences: Record<string, number> = {};
  let open: TableText | null = null;
  for (const line of written.split('\n')) {
    if (open && line === end) open = null;
    else if (open) open.lines.push(line);
    else {
      const [, name, columns = ''] = head.exec(line) ?? [];
      if (name) tables.push((open = { name, columns: columns.split(', '), lines: [] }));
      const [, table, column, last] = sequence.exec(line) ?? [];
      if (last) sequences[`${table}.${column}`] = Number(last);
    }
  }
  return { tables, sequences };
}

/** All tables of the product, without generated columns. */
export async function copyOut(client: pg.Client): Promise<DatabaseText> {
  const { rows } = await client.query<{ name: string; columns: string[]; numbered: string[] }>(`
    select table_name as name,
      array_agg(column_name::text order by column_name)
        filter (where is_generated = 'NEVER') as columns,
      coalesce(array_agg(column_name::text) filter (where is_identity = 'YES'), '{}') as numbered
    from information_schema.tables
    join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name
    order by table_name`);
  const tables: TableText[] = [];
  const sequences: Record<string, number> = {};
  for (const { name, columns, numbered } of rows) {
    const written = await text(client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`)));
    tables.push({ name, columns, lines: written.split('\n').slice(0, -1) });
    for (const column of numbered) {
      const { rows: found } = await client.query<{ last: string | null }>(
        `select pg_sequence_last_value(pg_get_serial_sequence('${name}', '${column}')::regclass) as last`,
      );
      if (found[0]?.last) sequences[`${name}.${column}`] = Number(found[0].last);
    }
  }
  return { tables, sequences };
}

/** Fills the tables of a database as the superuser, replacing the rows inserted by its migrations. */
export async function copyIn(client: pg.Client, { tables, sequences }: DatabaseText): Promise<void> {
  // Disables foreign keys, so that tables can be filled in any order.
  await client.query(`set session_replication_role = replica`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, lines } of tables) {
    if (lines.length === 0) continue;
    const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(lines.map(line => `${line}\n`)), into);
  }
  for (const [place, last] of Object.entries(sequences)) {
    await client.query(`select setval(pg_get_serial_sequence($1, $2), $3)`, [...place.split('.'), last]);
  }
}
