import type { DataKind } from '../../../../contract/core/personal-data/data-kinds.ts';

/**
 * How a row is known to be the person's. `when`: only rows with these values.
 * - `creator`: the column holds the id of a creator; `creatorsIn`: a JSON column holds them at a path.
 * - `address`: the column is an e-mail address.
 * - `quotes`: the column, or a member of it, quotes an address or a page; `bytes`: the same, of raw bytes.
 * - `post`: the column holds the key of a watched post.
 * - `any`: every row. Exported files: nobody can say who is in them, and they can be made again.
 * - `within`: `on` leads to a row of that table which is the person's, or to one by the keys `by`.
 */
export type Key = { when?: Readonly<Record<string, string>> } & (
  | { creator: string }
  | { creatorsIn: string; path: string }
  | { address: string }
  | { quotes: string; member?: string }
  | { bytes: string }
  | { post: string }
  | { any: 'file' }
  | { within: string; on: Readonly<Record<string, string>>; by?: readonly Key[] }
);

/** What is left of a row that stays, because something counts it. */
export interface Clearing {
  /** Columns that become empty: null where they may be, else '', {} or []. */
  clear?: readonly string[];
  /** An address, replaced by one that names only the row's id. */
  address?: string;
  /** Columns that get these values. */
  set?: Readonly<Record<string, string | number | null>>;
  /** Members of JSON columns that get these values. */
  merge?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns with the key of a post, replaced by a pseudonym that is the same everywhere. */
  post?: readonly string[];
}

export interface RowRule {
  by: readonly Key[];
  /** Only rows with one of these values in these columns. */
  only?: Readonly<Record<string, readonly string[]>>;
  action: 'delete' | Clearing;
}

/** What one table holds of people. Every column of text, JSON or bytes is in exactly one of the lists. */
export interface TableDeclaration {
  table: string;
  kind: DataKind;
  /** The rows that are a person's, and what becomes of them; columns of deleted rows need no list. */
  rows?: readonly RowRule[];
  /** Texts of others, in which an address or a page of the person is replaced. */
  quotes?: readonly string[];
  /** Columns, or members of JSON columns (`details.who`), that may be a name of the person and nothing else. */
  names?: readonly string[];
  /** Columns that become null when a text of their row is rewritten. */
  forgets?: readonly string[];
  /** About the accounts of teams, which are closed with them. */
  accounts?: readonly string[];
  /** Its rows stay when the team is closed: for the books, or because nothing personal is in them. */
  staysWithoutTeam?: true;
  /** Codes, keys, settings: nothing about anybody. */
  plain?: readonly string[];
}

const declared = new Map<string, TableDeclaration>();

/** Adds what the tables of a context hold; `server/personal-data.ts` names every context. */
export function declarePersonalData(tables: readonly TableDeclaration[]): void {
  for (const table of tables) {
    if (declared.has(table.table)) throw new Error(`${table.table} is declared twice`);
    declared.set(table.table, table);
  }
}

export const declaredTables = (): TableDeclaration[] => [...declared.values()];

export function declarationOf(name: string): TableDeclaration {
  const found = declared.get(name);
  if (!found) throw new Error(`nothing is declared of the table ${name}`);
  return found;
}

/** The tables on which others depend: which of their rows are the person's is noted first. */
export function markedTables(): TableDeclaration[] {
  const order: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (order.includes(name)) return;
    if (path.includes(name)) throw new Error(`${[...path, name].join(' → ')} depend on each other`);
    for (const parent of parentsOf(declarationOf(name))) visit(parent, [...path, name]);
    order.push(name);
  };
  for (const table of declared.values()) for (const parent of parentsOf(table)) visit(parent, [table.table]);
  return order.map(declarationOf);
}

/** A key with its own `by` is followed without marks of its table. */
const parentsIn = (keys: readonly Key[]): string[] =>
  keys.flatMap(key => ('within' in key ? (key.by ? parentsIn(key.by) : [key.within]) : []));

const parentsOf = ({ rows = [] }: TableDeclaration): string[] => rows.flatMap(({ by }) => parentsIn(by));
