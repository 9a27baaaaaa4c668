import { readHeading } from '../../headings/heading-words.ts';
import { isObject } from './is-object.ts';
import type { JsonItem } from './json-items.ts';
import { JsonWholeScanner } from './json-whole.ts';

type Value = Record<string, unknown>;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** Tables as pandas writes them: `{"username":{"0":"ann"}}`, or with a list in place of the inner object. */
function ofColumns(value: Value): JsonItem[] {
  const columns = Object.entries(value).flatMap(([name, cells]) =>
    isObject(cells) || Array.isArray(cells) ? [{ name, cells: Object.entries(cells) }] : [],
  );
  const [first] = columns;
  if (!first || columns.length !== Object.keys(value).length) return [];
  const isTable = columns.every(
    ({ cells }) =>
      cells.length === first.cells.length &&
      cells.every(([key, cell], at) => key === first.cells[at]?.[0] && /^\d+$/.test(key) && isPlain(cell)),
  );
  if (!isTable) return [];
  return first.cells.map(([key], at) => ({
    line: 1,
    path: `[${key}]`,
    value: Object.fromEntries(columns.map(({ name, cells }) => [name, cells[at]?.[1]])),
  }));
}

/** Objects under the names of their accounts: `{"ann":{"followers":5}}`. */
function ofAccounts(value: Value): JsonItem[] {
  const members = Object.entries(value);
  const inner = members.flatMap(([, member]) => (isObject(member) ? [Object.keys(member)] : []));
  const known = new Set(inner[0]);
  const isAlike = inner.every(keys => keys.filter(key => known.has(key)).length * 2 >= known.size);
  // Names of parts, such as "author" and "stats", are no accounts.
  const parts = members.filter(
    ([name]) => readHeading(name).roles.length > 0 && readHeading(name).unknown === 0,
  );
  if (parts.length * 2 >= members.length) return [];
  if (members.length < 2 || inner.length !== members.length || !known.size || !isAlike) return [];
  return members.map(([account, member]) => ({
    line: 1,
    path: account,
    value: { account, ...(member as Value) },
  }));
}

/** Reads a file that is one JSON object as a table whose columns, or whose rows, have the object's keys as names. */
export class JsonTableScanner {
  private readonly whole = new JsonWholeScanner();

  add(text: string): JsonItem[] {
    return this.whole.add(text);
  }

  end(): JsonItem[] {
    const [item] = this.whole.end();
    if (!item || 'fault' in item) return item ? [item] : [];
    const rows = ofColumns(item.value);
    return rows.length ? rows : ofAccounts(item.value);
  }
}
