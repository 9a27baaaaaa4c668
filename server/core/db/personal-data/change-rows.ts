import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database.ts';
import { markedTables, type Clearing, type RowRule, type TableDeclaration } from './declarations.ts';
import { erasedDomain, erasedText, quotesOf, type Person, type Quote } from './person.ts';
import { isMarked, isOfPerson, quotesPerson, type Search } from './row-conditions.ts';
import type { ColumnFacts, TableFacts } from './table-facts.ts';

const batch = 500;

/** A change of one column: to what, and whether there is something to change. */
interface Change {
  to: RawBuilder<unknown>;
  isNeeded: RawBuilder<boolean>;
}

function columnOf({ table, columns }: TableFacts, name: string): ColumnFacts {
  const found = columns.get(name);
  if (!found) throw new Error(`${table} has no column ${name}`);
  return found;
}

function emptyOf({ type, isNullable }: ColumnFacts, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (isNullable) return sql`null`;
  if (type === 'jsonb')
    return sql`case jsonb_typeof(${column}) when 'array' then '[]'::jsonb else '{}'::jsonb end`;
  return type.endsWith('[]') ? sql`'{}'` : sql`''`;
}

/**
 * Finds its rows by their place, since keys differ, and locks them, so that no writer moves them. In two statements: one
 * alone would not see the new place of a row for whose writer it waited.
 */
async function inBatch(
  db: Db,
  table: string,
  { teamId }: Search,
  { which, write }: { which: RawBuilder<boolean>; write: RawBuilder<unknown> },
): Promise<number> {
  const { rows } = await sql<{ place: string }>`
    select t.ctid::text as place from ${sql.table(table)} as t where ${which} limit ${batch} for update`.execute(
    db,
  );
  if (!rows.length) return 0;
  const team = teamId === null ? sql`` : sql`team_id = ${teamId} and`;
  await sql`${write} where ${team} ctid = any(${rows.map(({ place }) => place)}::tid[])`.execute(db);
  return rows.length;
}

async function applyChanges(
  db: Db,
  table: string,
  search: Search,
  { rows, changes }: { rows: RawBuilder<boolean>; changes: ReadonlyMap<string, Change> },
): Promise<number> {
  if (!changes.size) return 0;
  const needed = [...changes.values()].map(({ isNeeded }) => isNeeded);
  const which = sql<boolean>`${rows} and (${sql.join(needed, sql` or `)})`;
  const set = [...changes].map(([column, { to }]) => sql`${sql.ref(column)} = ${to}`);
  return inBatch(db, table, search, {
    which,
    write: sql`update ${sql.table(table)} as t set ${sql.join(set)}`,
  });
}

function clearing(facts: TableFacts, clear: Clearing, { posts }: Person): Map<string, Change> {
  const changes = new Map<string, Change>();
  const put = (name: string, make: (column: RawBuilder<unknown>, facts: ColumnFacts) => Change) =>
    changes.set(name, make(sql.ref(`t.${name}`), columnOf(facts, name)));
  const plainly = (to: RawBuilder<unknown>, column: RawBuilder<unknown>): Change => ({
    to,
    isNeeded: sql`${column} is distinct from ${to}`,
  });
  for (const name of clear.clear ?? []) put(name, (column, is) => plainly(emptyOf(is, column), column));
  for (const [name, value] of Object.entries(clear.set ?? {}))
    put(name, (column, is) => plainly(sql`${value}::${sql.raw(is.type)}`, column));
  for (const [name, members] of Object.entries(clear.merge ?? {}))
    put(name, column => plainly(sql`${column} || ${JSON.stringify(members)}::jsonb`, column));
  const { address } = clear;
  if (address)
    put(address, column => ({
      to: sql`'erased-' || t.id || ${`@${erasedDomain}`}`,
      isNeeded: sql`${column} not like ${`%@${erasedDomain}`}`,
    }));
  for (const name of clear.post ?? [])
    put(name, column => ({
      to: sql`coalesce((select p.pseudonym from unnest(
        ${posts.map(post => post.key)}::text[], ${posts.map(post => post.pseudonym)}::text[]
      ) as p (key, pseudonym) where p.key = ${column}), ${column})`,
      isNeeded: sql`${column} = any(${posts.map(post => post.key)}::text[])`,
    }));
  return changes;
}

/** Applies one rule to the next rows of a table. @returns how many; none are left when it is none */
export async function applyRule(db: Db, facts: TableFacts, rule: RowRule, search: Search): Promise<number> {
  const { table } = facts;
  const only = Object.entries(rule.only ?? {}).map(
    ([column, values]) => sql<boolean>`${sql.ref(`t.${column}`)}::text = any(${values}::text[])`,
  );
  // What was noted stays the person's, also when that by which it was found is gone.
  const isNoted = markedTables().some(marked => marked.table === table);
  const theirs = isNoted ? isMarked(table, 't', search) : isOfPerson(rule.by, 't', search);
  const rows = sql<boolean>`${sql.join([theirs, ...only], sql` and `)}`;
  if (rule.action === 'delete')
    return inBatch(db, table, search, { which: rows, write: sql`delete from ${sql.table(table)} as t` });
  return applyChanges(db, table, search, { rows, changes: clearing(facts, rule.action, search.person) });
}

const replaced = (text: RawBuilder<unknown>, quotes: readonly Quote[]): RawBuilder<unknown> =>
  quotes.reduce(
    (whole, { pattern, replacement }) => sql`regexp_replace(${whole}, ${pattern}, ${replacement}, 'gi')`,
    text,
  );

function rewriting(column: RawBuilder<unknown>, { type }: ColumnFacts, person: Person): Change {
  const isNeeded = quotesPerson(column, person);
  if (type === 'jsonb')
    return { to: sql`(${replaced(sql`${column}::text`, quotesOf(person, true))})::jsonb`, isNeeded };
  const quotes = quotesOf(person, false);
  if (type !== 'text[]') return { to: replaced(column, quotes), isNeeded };
  const text = replaced(sql`u.text`, quotes);
  return {
    to: sql`array(select ${text} from unnest(${column}) with ordinality as u (text, place) order by u.place)`,
    isNeeded,
  };
}

function renaming(facts: TableFacts, name: string, { names }: Person): [string, Change] {
  const [column = '', member] = name.split('.');
  columnOf(facts, column);
  const at = sql.ref(`t.${column}`);
  return member
    ? [
        column,
        {
          to: sql`jsonb_set(${at}, array[${member}::text], ${JSON.stringify(erasedText)}::jsonb)`,
          isNeeded: sql`${at} ->> ${member}::text = any(${names}::text[])`,
        },
      ]
    : [column, { to: sql`${erasedText}`, isNeeded: sql`${at} = any(${names}::text[])` }];
}

/** Rewrites the next texts of others that quote the person. @returns how many */
export async function rewriteTexts(
  db: Db,
  facts: TableFacts,
  { quotes = [], names = [], forgets = [] }: TableDeclaration,
  search: Search,
): Promise<number> {
  const { person, teamId } = search;
  const inTeam = teamId === null ? sql<boolean>`true` : sql<boolean>`t.team_id = ${teamId}`;
  let count = 0;
  const forgotten = forgets.map(column => sql`, ${sql.ref(column)} = null`);
  const change = async (column: string, { to, isNeeded }: Change) => {
    count += await inBatch(db, facts.table, search, {
      which: sql`${inTeam} and ${isNeeded}`,
      write: sql`update ${sql.table(facts.table)} as t set ${sql.ref(column)} = ${to}${sql.join(forgotten, sql``)}`,
    });
  };
  if (quotesOf(person, false).length)
    for (const name of quotes)
      await change(name, rewriting(sql.ref(`t.${name}`), columnOf(facts, name), person));
  if (person.names.length) for (const name of names) await change(...renaming(facts, name, person));
  return count;
}
