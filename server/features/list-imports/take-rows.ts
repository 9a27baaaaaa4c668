import { createHash } from 'node:crypto';
import type { SheetRow } from '../../connectors/spreadsheets/sheet.ts';
import { isExample } from './example-row.ts';
import { headingKey } from './heading-words.ts';
import { findHeadings, isProfileLink, type Layout, type NumberedRow } from './headings.ts';

/** Rows from the top that layout and mapping are told by. */
const headRows = 50;
const batchRows = 1000;
/** Rows may be wide: so many characters at once. */
const batchLength = 2_000_000;

/** What PostgreSQL holds in a text. */
const storable = (cell: string) => cell.replaceAll('\0', '').toWellFormed();

/** Columns whose cells show names and lead to homepages: the address is what an import needs. */
function linkColumns(head: readonly SheetRow[]): Set<number> {
  const votes = new Map<number, number>();
  const vote = (column: number) => votes.set(column, (votes.get(column) ?? 0) + 1);
  for (const { cells, links } of head) {
    // A row that has its link in plain sight needs no other.
    if (cells.some(isProfileLink)) return new Set();
    for (const [column, link] of links ?? []) if (isProfileLink(link)) vote(column);
  }
  return new Set(votes.keys());
}

function plainRow({ row, cells, links }: SheetRow, linked: ReadonlySet<number>): NumberedRow {
  return {
    row,
    cells: cells.map((cell, column) => storable((linked.has(column) && links?.get(column)) || cell)),
  };
}

export interface TakenRows extends Layout {
  /** Of the widest row. */
  width: number;
  rows: number;
  /** The first rows below the headings. */
  sample: NumberedRow[];
}

/**
 * Takes the rows of a sheet as they come: finds the headings among the first, leaves out the example of the
 * template, and hands on the rest in batches.
 */
export async function takeRows(
  rows: AsyncIterable<SheetRow>,
  keep: (batch: NumberedRow[]) => Promise<void>,
): Promise<TakenRows> {
  let head: SheetRow[] | null = [];
  let linked = new Set<number>();
  const taken: TakenRows = { headings: [], skip: 0, width: 0, rows: 0, sample: [] };
  let batch: NumberedRow[] = [];
  let length = 0;
  const flush = async () => {
    await keep(batch);
    [batch, length] = [[], 0];
  };
  const take = async (row: NumberedRow) => {
    if (isExample(row.cells)) return;
    taken.width = Math.max(taken.width, row.cells.length);
    taken.rows++;
    if (taken.sample.length < headRows) taken.sample.push(row);
    batch.push(row);
    length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (batch.length >= batchRows || length >= batchLength) await flush();
  };
  const takeHead = async () => {
    if (!head) return;
    linked = linkColumns(head);
    const plain = head.map(row => plainRow(row, linked));
    Object.assign(taken, findHeadings(plain));
    taken.width = taken.headings.length;
    head = null;
    for (const row of plain.slice(taken.skip)) await take(row);
  };
  for await (const row of rows) {
    if (head) {
      head.push(row);
      if (head.length >= headRows) await takeHead();
    } else {
      await take(plainRow(row, linked));
    }
  }
  await takeHead();
  await flush();
  return taken;
}

/** What files with the same headings have in common; null for one without any. */
export function headingsKey(headings: readonly string[]): string | null {
  const keys = headings.map(headingKey);
  if (keys.every(key => key === '')) return null;
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex');
}
