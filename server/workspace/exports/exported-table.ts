import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Permission } from '../../../contract/core/roles/permissions.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';

/** The language and the time zone of a file. */
export interface Reader {
  lang: Lang;
  timeZone: string;
  /** By their codes. */
  planNames: ReadonlyMap<string, string>;
  /** The prefix of a short link's code if the link has no domain of its own. */
  shortPrefix: string;
}

/**
 * `money` is in fen, `amount` in hundredths of a currency in another column, `percent` in hundredths of a percent,
 * `ratio` times 10,000, `moment` a Date.
 */
export type ColumnKind = 'text' | 'link' | 'count' | 'money' | 'amount' | 'percent' | 'ratio' | 'moment';

/** Null is unknown, an empty cell. */
export type ExportValue = string | number | Date | null;

export interface ExportColumn<Key extends string, Row> {
  key: Key;
  head: Record<Lang, string>;
  kind: ColumnKind;
  value(row: Row, reader: Reader): ExportValue;
}

/** A table that can be exported; `Of` selects its rows. */
export interface ExportedTable<Of, Key extends string, Row> {
  /** The name of the sheet and, with the day, of the file. */
  name: Record<Lang, string>;
  /** One key may have several columns, in order. */
  columns: readonly ExportColumn<Key, Row>[];
  /** What is needed besides the permission to export. */
  needs?: Permission;
  /** The name of what the rows belong to, which goes into the name of the file. */
  subject?(db: Db, ctx: SignedIn, of: Of): Promise<string>;
  /** The number of rows, if it is known without reading all of them. */
  count?(db: Db, ctx: SignedIn, of: Of): Promise<number>;
  /** Reads rows in pieces, each in a short transaction of its own. */
  rows(db: Db, ctx: SignedIn, of: Of, tellTotal: (total: number) => void): AsyncIterable<Row>;
}

export interface FileColumn {
  head: Record<Lang, string>;
  kind: ColumnKind;
}

/** A table with its selection, without the type of its rows. */
export interface TableToExport {
  name: Record<Lang, string>;
  needs: Permission | null;
  /** Null if it is the table of the whole team. */
  subject(db: Db, ctx: SignedIn): Promise<string | null>;
  /** The keys that can be chosen. */
  keys: readonly string[];
  /** Null if it is not known beforehand. */
  count(db: Db, ctx: SignedIn): Promise<number | null>;
  columnsOf(keys: readonly string[]): FileColumn[];
  rows(db: Db, ctx: SignedIn, wanted: Wanted): AsyncIterable<ExportValue[]>;
}

interface Wanted {
  keys: readonly string[];
  reader: Reader;
  tellTotal: (total: number) => void;
}

export function tableToExport<Of, Key extends string, Row>(
  table: ExportedTable<Of, Key, Row>,
  of: Of,
): TableToExport {
  const chosen = (keys: readonly string[]) =>
    [...new Set(keys)].flatMap(key => table.columns.filter(column => column.key === key));
  return {
    name: table.name,
    needs: table.needs ?? null,
    subject: async (db, ctx) => (await table.subject?.(db, ctx, of)) ?? null,
    keys: table.columns.map(({ key }) => key),
    count: async (db, ctx) => (await table.count?.(db, ctx, of)) ?? null,
    columnsOf: chosen,
    async *rows(db, ctx, { keys, reader, tellTotal }) {
      const columns = chosen(keys);
      for await (const row of table.rows(db, ctx, of, tellTotal)) {
        yield columns.map(column => column.value(row, reader));
      }
    },
  };
}
