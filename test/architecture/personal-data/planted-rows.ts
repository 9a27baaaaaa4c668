import type pg from 'pg';
import type { Clearing, Key, TableDeclaration } from '../../../server/core/db/personal-data/declarations.ts';
import type { Person } from '../../../server/core/db/personal-data/person.ts';
import type { TableFacts } from '../../../server/core/db/personal-data/table-facts.ts';

/** Somebody who is planted in every table that can hold a person; all their traces contain `mark`. */
export interface Planted {
  mark: string;
  person: Person;
  /** The id of everything in the row that holds all of them. */
  id: number;
}

export function plantedPerson(mark: string, id: number): Planted {
  const handle = `${mark}handle`;
  return {
    mark,
    id,
    person: {
      creatorIds: [id],
      keys: [`tiktok:@:${handle}`],
      addresses: [`${mark}@planted.example`],
      names: [`${mark} name`, handle],
      links: [`tiktok.com/@${handle}`],
      posts: [{ key: `tiktok:${mark}`, pseudonym: `tiktok:erased-${id}` }],
    },
  };
}

type Values = Map<string, unknown>;

export interface Row {
  table: string;
  values: Values;
}

let counter = 1_000_000;
const next = () => ++counter;

export interface Schema {
  tables: ReadonlyMap<string, TableFacts>;
  /** The first value of each enumerated type. */
  firstOf: ReadonlyMap<string, string>;
}

/** A value that says nothing, of the type of a column. */
function neutral(type: string, { firstOf }: Schema): unknown {
  if (type === 'smallint') return next() % 30_000;
  if (/^(bigint|integer|numeric|real|double|xid8)/.test(type) && !type.endsWith('[]'))
    return next() % 2_000_000_000;
  if (type.endsWith('[]')) return '{}';
  if (type === 'boolean') return false;
  if (type.startsWith('timestamp')) return '2026-11-20T08:00:00Z';
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`;
  if (type === 'date') return '2026-11-20';
  if (/^jsonb?$/.test(type)) return '{}';
  if (type === 'bytea') return Buffer.from(`x${next()}`);
  return firstOf.get(type) ?? `x${next()}`;
}

const quote = ({ person }: Planted) =>
  `ask ${person.addresses[0]?.toUpperCase()}, see https://www.${person.links[0]}/video/1 ok`;

/** A trace of the person in a column of this type. */
function trace(type: string, of: Planted, text = `${of.mark} trace`): unknown {
  if (/^jsonb?$/.test(type)) return JSON.stringify({ list: [text], in: { text } });
  if (type === 'tsvector') return `'${of.person.addresses[0]}':1`;
  if (type === 'inet') return '203.0.113.77';
  if (type === 'bytea') return Buffer.from(text);
  return type === 'text[]' ? [text, 'x'] : text;
}

const isId = (name: string, type: string) => type === 'bigint' && /(^|_)id$/.test(name);

/** A row that is nobody's. */
function emptyRow(table: TableDeclaration, teamId: number, schema: Schema): Values {
  const values: Values = new Map();
  for (const [name, { type, isNullable }] of schema.tables.get(table.table)?.columns ?? [])
    values.set(name, name === 'team_id' ? teamId : isNullable ? null : neutral(type, schema));
  return values;
}

const typeOf = (table: TableDeclaration, name: string, { tables }: Schema) =>
  tables.get(table.table)?.columns.get(name)?.type ?? 'text';

function clearedColumns({ clear = [], merge = {} }: Clearing): string[] {
  return [...clear, ...Object.keys(merge)];
}

function setKey(values: Values, table: TableDeclaration, key: Key, of: Planted, schema: Schema): void {
  const { person, id } = of;
  for (const [name, value] of Object.entries(key.when ?? {})) values.set(name, value);
  if ('creator' in key) values.set(key.creator, id);
  else if ('creatorsIn' in key)
    values.set(key.creatorsIn, JSON.stringify({ comparison: { creators: [{ id, name: of.mark }] } }));
  else if ('address' in key) values.set(key.address, person.addresses[0]);
  else if ('quotes' in key)
    values.set(
      key.quotes,
      key.member
        ? JSON.stringify({ [key.member]: quote(of) })
        : trace(typeOf(table, key.quotes, schema), of, quote(of)),
    );
  else if ('bytes' in key) values.set(key.bytes, Buffer.from(quote(of)));
  else if ('post' in key) values.set(key.post, person.posts[0]?.key);
}

/** The row of a table that holds everything that the table can hold of a person. */
export function wholeRow(table: TableDeclaration, of: Planted, teamId: number, schema: Schema): Row {
  const values = emptyRow(table, teamId, schema);
  const rules = table.rows ?? [];
  for (const [name, { type }] of schema.tables.get(table.table)?.columns ?? [])
    if (name !== 'team_id' && isId(name, type)) values.set(name, of.id);
  const isDeleted = rules.some(({ action, only }) => action === 'delete' && !only);
  const personal = isDeleted
    ? [...(schema.tables.get(table.table)?.columns ?? [])]
        .filter(([, { type }]) => /^(text|jsonb|bytea)/.test(type))
        .map(([name]) => name)
    : rules.flatMap(({ action }) => (action === 'delete' ? [] : clearedColumns(action)));
  const plain = new Set([...(table.plain ?? []), ...(table.accounts ?? [])]);
  for (const name of personal)
    if (!plain.has(name) && values.get(name) !== of.id)
      values.set(name, trace(typeOf(table, name, schema), of));
  for (const { by, action } of rules) {
    for (const key of by.toReversed()) setKey(values, table, key, of, schema);
    if (action !== 'delete') {
      if (action.address) values.set(action.address, of.person.addresses[0]);
      for (const name of action.post ?? []) values.set(name, of.person.posts[0]?.key);
      for (const [name, members] of Object.entries(action.merge ?? {}))
        values.set(
          name,
          JSON.stringify(Object.fromEntries(Object.keys(members).map(member => [member, of.mark]))),
        );
    }
  }
  return { table: table.table, values };
}

/** Rows that are known by one key alone, each with an id of its own. */
export function rowsByKey(table: TableDeclaration, of: Planted, teamId: number, schema: Schema): Row[] {
  return (table.rows ?? []).flatMap(({ by, only = {} }) =>
    by.flatMap(key => {
      if ('within' in key || 'any' in key) return [];
      const values = emptyRow(table, teamId, schema);
      for (const [name, [first]] of Object.entries(only)) values.set(name, first);
      setKey(values, table, key, of, schema);
      return [{ table: table.table, values }];
    }),
  );
}

/** A row of somebody else, whose texts quote the person. */
export function quotingRow(table: TableDeclaration, of: Planted, teamId: number, schema: Schema): Row {
  const values = emptyRow(table, teamId, schema);
  for (const name of table.quotes ?? []) values.set(name, trace(typeOf(table, name, schema), of, quote(of)));
  for (const name of table.names ?? []) {
    const [column = '', member] = name.split('.');
    if (table.quotes?.includes(column) && !member) continue;
    values.set(column, member ? JSON.stringify({ [member]: of.person.names[0], n: 1 }) : of.person.names[0]);
  }
  return { table: table.table, values };
}

/** @returns false if such a row is there already */
export async function insertRow(client: pg.Client, { table, values }: Row): Promise<boolean> {
  const columns = [...values.keys()];
  const { rowCount } = await client
    .query(
      `insert into "${table}" (${columns.map(name => `"${name}"`).join(', ')}) overriding system value
     values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing`,
      columns.map(name => values.get(name)),
    )
    .catch((error: unknown) => {
      throw new Error(`${table}: ${JSON.stringify([...values])}`, { cause: error });
    });
  return rowCount === 1;
}

export async function readSchema(client: pg.Client, tables: Schema['tables']): Promise<Schema> {
  const { rows } = await client.query<{ type: string; first: string }>(
    `select format_type(enumtypid, null) as type, (array_agg(enumlabel::text order by enumsortorder))[1] as first
     from pg_enum group by enumtypid`,
  );
  return { tables, firstOf: new Map(rows.map(({ type, first }) => [type, first])) };
}
