import { sql, type RawBuilder } from 'kysely';
import type { Key, TableDeclaration } from './declarations.ts';
import { quotesOf, type Person } from './person.ts';

type Condition = RawBuilder<boolean>;

/** Whose rows: in which team, or null for what belongs to none; `erasureId` names the marks. */
export interface Search {
  person: Person;
  teamId: number | null;
  erasureId: number;
}

const nothing: Condition = sql`false`;

const joined = (parts: readonly Condition[], by: 'and' | 'or'): Condition =>
  parts.length ? sql`(${sql.join(parts, sql.raw(` ${by} `))})` : nothing;

/** Whether a text, array or JSON column quotes the person. */
export function quotesPerson(column: RawBuilder<unknown>, person: Person): Condition {
  const patterns = new Set(
    [...quotesOf(person, false), ...quotesOf(person, true)].map(({ pattern }) => pattern),
  );
  return joined(
    [...patterns].map(pattern => sql<boolean>`${column}::text ~* ${pattern}`),
    'or',
  );
}

function hasMark(table: string, id: RawBuilder<unknown>, { erasureId, teamId }: Search): Condition {
  return sql`${id} in (select m.marked_id from erasure_marks m
    where m.team_id = ${teamId} and m.erasure_id = ${erasureId} and m.marked_table = ${table})`;
}

function leads(key: Extract<Key, { within: string }>, alias: string, search: Search): Condition {
  const [own = '', other = ''] = Object.entries(key.on)[0] ?? [];
  const column = sql.ref(`${alias}.${own}`);
  if (!key.by) return hasMark(key.within, column, search);
  const inner = `${alias}_of`;
  const team =
    search.teamId === null
      ? sql<boolean>`true`
      : sql<boolean>`${sql.ref(`${inner}.team_id`)} = ${search.teamId}`;
  return sql`${column} in (select ${sql.ref(`${inner}.${other}`)} from ${sql.table(key.within)} as ${sql.ref(inner)}
    where ${team} and ${matchesAny(key.by, inner, search)})`;
}

function matches(key: Key, alias: string, search: Search): Condition {
  const { person } = search;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if ('creator' in key) return sql`${column(key.creator)} = any(${person.creatorIds}::bigint[])`;
  if ('creatorsIn' in key)
    return sql`exists (select from jsonb_path_query(${column(key.creatorsIn)}, ${key.path}::jsonpath) as found
      where found #>> '{}' = any(${person.creatorIds.map(String)}::text[]))`;
  if ('any' in key) return sql`true`;
  if ('address' in key) return sql`lower(${column(key.address)}) = any(${person.addresses}::text[])`;
  if ('quotes' in key)
    return quotesPerson(
      key.member ? sql`(${column(key.quotes)} ->> ${key.member}::text)` : column(key.quotes),
      person,
    );
  if ('bytes' in key) return quotesPerson(sql`encode(${column(key.bytes)}, 'escape')`, person);
  if ('post' in key) return sql`${column(key.post)} = any(${person.posts.map(post => post.key)}::text[])`;
  return leads(key, alias, search);
}

function matchesAny(keys: readonly Key[], alias: string, search: Search): Condition {
  return joined(
    keys.map(key =>
      joined(
        [
          ...Object.entries(key.when ?? {}).map(
            ([column, value]) => sql<boolean>`${sql.ref(`${alias}.${column}`)} = ${value}`,
          ),
          matches(key, alias, search),
        ],
        'and',
      ),
    ),
    'or',
  );
}

/** Whether a row, under this alias, is the person's by any of these keys. */
export function isOfPerson(keys: readonly Key[], alias: string, search: Search): Condition {
  const mine = matchesAny(keys, alias, search);
  return search.teamId === null ? mine : sql`${sql.ref(`${alias}.team_id`)} = ${search.teamId} and ${mine}`;
}

/** Whether a row, under this alias, is noted as the person's. */
export function isMarked(table: string, alias: string, search: Search): Condition {
  return sql`${sql.ref(`${alias}.team_id`)} = ${search.teamId} and ${hasMark(table, sql.ref(`${alias}.id`), search)}`;
}

export const keysOf = ({ rows = [] }: TableDeclaration): Key[] => rows.flatMap(({ by }) => by);
