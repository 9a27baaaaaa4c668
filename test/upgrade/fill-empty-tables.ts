import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  /** The first of the words that an enum or a check allows. */
  word: string | null;
  isOptional: boolean;
}

const columnsOf = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isOptional",
    coalesce(
      (select enumlabel from pg_enum where enumtypid = a.atttypid order by enumsortorder limit 1),
      (select substring(pg_get_constraintdef(c.oid) from '''([^'']+)''::text')
        from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
        limit 1)
    ) as word
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = ''
  order by a.attnum`;

function valueFor({ name, type, word }: Column, at: Date): unknown {
  if (word) return word;
  if (/^(bigint|integer|smallint|numeric|real|double precision)$/.test(type)) return 1;
  if (type.startsWith('timestamp') || type === 'date') return at;
  if (type === 'boolean') return false;
  if (type === 'bytea') return Buffer.from(name);
  if (type.endsWith('[]')) return [];
  return type === 'jsonb' ? '{}' : name;
}

/**
 * Adds one row to each empty table, so that the effect of an upgrade on it is tested. The values only fit their types.
 * @returns the tables that accept no such row, with the reason
 */
export async function fillEmptyTables(
  client: pg.Client,
  names: readonly string[],
  at: Date,
): Promise<string[]> {
  const refused: string[] = [];
  await client.query(`set session_replication_role = replica`);
  for (const name of names) {
    const { rows } = await client.query<Column>(columnsOf, [name]);
    const insert = (columns: readonly Column[]) =>
      client.query(
        `insert into ${name} (${columns.map(column => column.name).join(', ')})
        values (${columns.map((_, place) => `$${place + 1}`).join(', ')})`,
        columns.map(column => valueFor(column, at)),
      );
    await insert(rows)
      .catch(() => insert(rows.filter(({ isOptional }) => !isOptional)))
      .catch((error: unknown) => refused.push(`${name} (${String(error)})`));
  }
  return refused;
}
