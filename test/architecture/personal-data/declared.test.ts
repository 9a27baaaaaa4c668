import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../../server/hooks.ts';
import {
  declaredTables,
  markedTables,
  type Clearing,
  type TableDeclaration,
} from '../../../server/core/db/personal-data/declarations.ts';
import { readTables, type TableFacts } from '../../../server/core/db/personal-data/table-facts.ts';
import { freshDatabase, type TestDatabase } from '../../harness/database/fresh-database.ts';

let database: TestDatabase;
let tables: Map<string, TableFacts>;
beforeAll(async () => {
  database = await freshDatabase();
  tables = await readTables(database.db);
});
afterAll(() => database.drop());

/** A column that can hold something about somebody. */
const canHold = (type: string) =>
  /^(text|character|jsonb|json|bytea|inet|cidr|xml|hstore|citext|name|tsvector)/.test(type);

const touched = ({ clear = [], address, set = {}, merge = {}, post = [] }: Clearing): string[] => [
  ...clear,
  ...(address ? [address] : []),
  ...Object.keys(set),
  ...Object.keys(merge),
  ...post,
];

const clearings = ({ rows = [] }: TableDeclaration) =>
  rows.flatMap(({ action }) => (action === 'delete' ? [] : [action]));

const isDeletedAlways = ({ rows = [] }: TableDeclaration) =>
  rows.some(({ action, only }) => action === 'delete' && !only);

const listed = (table: TableDeclaration): string[] => [
  ...clearings(table).flatMap(touched),
  ...(table.quotes ?? []),
  ...(table.names ?? []).map(name => name.split('.')[0] ?? ''),
  ...(table.accounts ?? []),
  ...(table.plain ?? []),
];

test('every table is declared by its context (server/<context>/shared/personal-data.ts), and exists', () => {
  const names = declaredTables().map(({ table }) => table);
  expect(names.toSorted()).toEqual([...tables.keys()].toSorted());
});

test('every column that can hold a person is deleted, cleared, searched for quotes, or excused', () => {
  const forgotten = declaredTables().flatMap(table => {
    if (isDeletedAlways(table)) return [];
    const known = new Set(listed(table));
    return [...(tables.get(table.table)?.columns ?? [])]
      .filter(([name, { type }]) => canHold(type) && !known.has(name))
      .map(([name]) => `${table.table}.${name}`);
  });
  expect(forgotten).toEqual([]);
});

test('nothing is declared that does not exist, and nothing is both excused and erased', () => {
  const wrong = declaredTables().flatMap(table => {
    const columns = tables.get(table.table)?.columns;
    const erased = new Set([...clearings(table).flatMap(({ clear = [] }) => clear), ...(table.quotes ?? [])]);
    return [
      ...listed(table).filter(name => !columns?.has(name)),
      ...[...(table.accounts ?? []), ...(table.plain ?? [])].filter(name => erased.has(name)),
    ].map(name => `${table.table}.${name}`);
  });
  expect(wrong).toEqual([]);
});

test('tables on which others depend belong to teams and have an id', () => {
  const wrong = markedTables().filter(({ table }) => {
    const facts = tables.get(table);
    return !facts?.isOfTeams || !facts.columns.has('id');
  });
  expect(wrong.map(({ table }) => table)).toEqual([]);
});
