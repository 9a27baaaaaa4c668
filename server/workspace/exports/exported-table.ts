import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';

/** What a file is told in: whose words, whose clocks. */
export interface Reader {
  lang: Lang;
  timeZone: string;
  /** By their codes. */
  planNames: ReadonlyMap<string, string>;
  /** What stands before the code of a short link that has no domain of its own. */
  shortPrefix: string;
}

/** `money` is in fen, `amount` in hundredths of a currency that stands beside it, `percent` in hundredths of a percent, `ratio` times 10,000, `moment` a Date. */
export type ColumnKind = 'text' | 'link' | 'count' | 'money' | 'amount' | 'percent' | 'ratio' | 'moment';

/** Null: not known, an empty cell. */
export type ExportValue = string | number | Date | null;

export interface ExportColumn<Key extends string, Row> {
  key: Key;
  head: Record<Lang, string>;
  kind: ColumnKind;
  value(row: Row, reader: Reader): ExportValue;
}

/** A table that can be exported; `Of` says which of its rows. */
export interface ExportedTable<Of, Key extends string, Row> {
  /** Of the sheet and, with the day, of the file. */
  name: Record<Lang, string>;
  /** One key may stand for several columns, in their order. */
  columns: readonly ExportColumn<Key, Row>[];
  ownerOnly?: boolean;
  /** How many rows there are, where that is known without resolving them all. */
  count?(db: Db, ctx: SignedIn, of: Of): Promise<number>;
  /** Read piece by piece, each in a short transaction of its own. */
  rows(db: Db, ctx: SignedIn, of: Of, tellTotal: (total: number) => void): AsyncIterable<Row>;
}

export interface FileColumn {
  head: Record<Lang, string>;
  kind: ColumnKind;
}

/** A table and which of its rows: the same for all, whatever a row is. */
export interface TableToExport {
  name: Record<Lang, string>;
  ownerOnly: boolean;
  /** What can be chosen. */
  keys: readonly string[];
  /** Null where it is not known beforehand. */
  count(db: Db, ctx: SignedIn): Promise<number | null>;
  columnsOf(keys: readonly string[]): FileColumn[];
  rows(db: Db, ctx: SignedIn, wanted: Wanted): AsyncIterable<ExportValue[]>;
}

export interface Wanted {
  keys: readonly string[];
  reader: Reader;
  tellTotal: (total: number) => void;
}

export function tableToExport<Of, Key extends string, Row>(
  table: ExportedTable<Of, Key, Row>,
  of: Of,
): TableToExport {
  const chosen = (keys: readonly string[]) =>
    keys.flatMap(key => table.columns.filter(column => column.key === key));
  return {
    name: table.name,
    ownerOnly: table.ownerOnly ?? false,
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
