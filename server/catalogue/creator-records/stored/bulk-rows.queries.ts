import { sql } from 'kysely';
import type { ColumnTypes } from './creator-columns.queries.ts';

const namesOf = (types: ColumnTypes<string>) => Object.keys(types).map(name => sql.ref(name));

/** For `insert into … (columns) select columns`. */
export const columnList = (types: ColumnTypes<string>) => sql.join(namesOf(types));

/** For `update … set`: every column as it stands in `from`, except the keys by which the row is found. */
export const assignments = (
  types: ColumnTypes<string>,
  from: 'given' | 'excluded',
  keys: readonly string[],
) =>
  sql.join(
    Object.keys(types)
      .filter(name => !keys.includes(name))
      .map(name => sql`${sql.ref(name)} = ${sql.ref(`${from}.${name}`)}`),
  );

/** Rows that are sent as JSON, as a table `given`. */
export const givenRows = (rows: readonly object[], types: ColumnTypes<string>) => {
  const columns = Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}) as given (${sql.join(columns)})`;
};
