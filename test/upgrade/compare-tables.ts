import type { Differences } from './differences.ts';
import type { DatabaseText, TableText } from './tables-as-text.ts';

const valuesOf = ({ columns, lines }: TableText, column: string) => {
  const place = columns.indexOf(column);
  return lines.map(line => line.split('\t')[place] ?? '');
};

/** The first value that is missing now; undefined if all are still present. */
function findVanished(then: readonly string[], now: readonly string[]): string | undefined {
  const left = new Map<string, number>();
  for (const value of now) left.set(value, (left.get(value) ?? 0) + 1);
  return then.find(value => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count === 0;
  });
}

function compareTable(then: TableText, now: TableText, differences: Differences): string[] {
  const counts = `${then.name}: ${then.lines.length} rows then, ${now.lines.length} now`;
  const isKept = then.name in differences.grown || then.lines.length === now.lines.length;
  const columns = then.columns.flatMap(column => {
    const place = `${then.name}.${column}`;
    const today = differences.columns[place] ?? column;
    if (!now.columns.includes(today)) return [`${place} is gone`];
    const stated = differences.values[place];
    if (stated && !stated.words) return [];
    const expected = valuesOf(then, column).map(value => stated?.words?.[value] ?? value);
    const vanished = findVanished(expected, valuesOf(now, today));
    return vanished === undefined ? [] : [`${place}: ${vanished.slice(0, 80)} is gone`];
  });
  return isKept ? columns : [counts, ...columns];
}

/** What an upgrade has lost: tables, rows, columns, values, and sequence positions. */
export function findLosses(then: DatabaseText, now: DatabaseText, differences: Differences): string[] {
  const nameNow = (table: string) => differences.tables[table] ?? table;
  const inTables = then.tables.flatMap(table => {
    const today = now.tables.find(({ name }) => name === nameNow(table.name));
    return today ? compareTable(table, today, differences) : [`${table.name} is gone`];
  });
  const inNumbers = Object.entries(then.sequences).flatMap(([place, last]) => {
    const [table = '', column = ''] = place.split('.');
    const today = `${nameNow(table)}.${differences.columns[place] ?? column}`;
    return (now.sequences[today] ?? 0) < last ? [`${place}: ${last} would be given out again`] : [];
  });
  return [...inTables, ...inNumbers];
}
