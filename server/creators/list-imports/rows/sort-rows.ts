import type { ImportReason } from '../../../../contract/creators/list-imports/list-imports.ts';
import type { ReadRow, RowCreator } from './read-row.ts';

/** A creator as the catalogue knows it: two with the same name have the same key. */
export interface Known {
  key: string;
  id: number | undefined;
}

export interface NamingRow extends Known {
  row: ReadRow;
  creator: RowCreator;
}

export interface RefusedRow {
  row: ReadRow;
  reason: ImportReason;
  id: number | undefined;
}

/** Identifies a creator in the set of those that a file has named. */
export const markOf = ({ id, key }: Known): string => (id === undefined ? key : String(id));

/**
 * Separates rows that name a creator for the first time in their file from rows that cannot be imported.
 * @param known the creator of each row that names one
 * @param seen marks of the creators that rows above name; it is not changed
 */
export function sortRows(
  rows: readonly ReadRow[],
  known: ReadonlyMap<ReadRow, Known>,
  seen: ReadonlySet<string>,
): { naming: NamingRow[]; refused: RefusedRow[] } {
  const naming: NamingRow[] = [];
  const refused: RefusedRow[] = [];
  const here = new Set<string>();
  for (const row of rows) {
    const { creator } = row;
    const found = known.get(row);
    if ('reason' in creator) {
      refused.push({ row, reason: creator.reason, id: undefined });
    } else if (!found) {
      throw new Error(`nobody looked up the creator of row ${row.row}`);
    } else if (seen.has(markOf(found)) || here.has(markOf(found))) {
      refused.push({ row, reason: 'twice', id: found.id });
    } else {
      here.add(markOf(found));
      naming.push({ ...found, row, creator });
    }
  }
  return { naming, refused };
}
