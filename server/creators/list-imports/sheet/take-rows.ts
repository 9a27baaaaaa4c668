import { createHash } from 'node:crypto';
import type { SheetRow } from '../../../outside/connectors/spreadsheets/sheet.ts';
import { isExample } from './example-row.ts';
import { headingKey, isOurs } from './heading-words.ts';
import { findHeadings, isProfileLink, type Layout, type NumberedRow } from './headings.ts';

/** The number of rows at the top by which layout and mapping are detected. */
const headRows = 50;
const batchRows = 1000;
/** The characters per batch, because rows may be wide. */
const batchLength = 2_000_000;

/** Removes what PostgreSQL cannot store in a text. */
const storable = (cell: string) => cell.replaceAll('\0', '').toWellFormed();

/** Finds columns whose cells show names and link to homepages: an import needs the address. */
function linkColumns(head: readonly SheetRow[]): Set<number> {
  const votes = new Map<number, number>();
  const vote = (column: number) => votes.set(column, (votes.get(column) ?? 0) + 1);
  for (const { cells, links } of head) {
    // A row with a visible link needs no other.
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
  /** The number of columns of the widest row. */
  width: number;
  rows: number;
  /** The first rows below the headings. */
  sample: NumberedRow[];
}

type Keep = (batch: NumberedRow[]) => Promise<void>;

/** Passes rows on in batches; collects the next batch while the current one is stored. */
class Batches {
  private readonly keep: Keep;
  private batch: NumberedRow[] = [];
  private length = 0;
  private keeping: Promise<void> = Promise.resolve();

  constructor(keep: Keep) {
    this.keep = keep;
  }

  async add(row: NumberedRow): Promise<void> {
    this.batch.push(row);
    this.length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.batch.length >= batchRows || this.length >= batchLength) await this.flush();
  }

  async flush(): Promise<void> {
    await this.keeping;
    this.keeping = this.keep(this.batch);
    this.keeping.catch(() => undefined);
    [this.batch, this.length] = [[], 0];
  }

  /** Waits until nothing is being stored, whatever the result. */
  async rest(): Promise<void> {
    await this.keeping.catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.flush();
    await this.keeping;
  }
}

/**
 * Reads the rows of a sheet as a stream: finds the headings, skips the example row of the template, and passes the rest
 * on in batches.
 */
export async function takeRows(rows: AsyncIterable<SheetRow>, keep: Keep): Promise<TakenRows> {
  const batches = new Batches(keep);
  try {
    const taken = await gather(rows, batches);
    await batches.end();
    return taken;
  } finally {
    await batches.rest();
  }
}

async function gather(rows: AsyncIterable<SheetRow>, batches: Batches): Promise<TakenRows> {
  let head: SheetRow[] | null = [];
  let linked = new Set<number>();
  const taken: TakenRows = { headings: [], skip: 0, width: 0, rows: 0, sample: [] };
  const take = async (row: NumberedRow) => {
    if (isExample(row.cells)) return;
    taken.width = Math.max(taken.width, row.cells.length);
    taken.rows++;
    if (taken.sample.length < headRows) taken.sample.push(row);
    await batches.add(row);
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
  return taken;
}

/**
 * The key by which files with the same headings are recognised; null without headings. A file of failed rows is
 * recognised by its original columns; ours come after them.
 */
export function headingsKey(headings: readonly string[]): string | null {
  const last = headings.findLastIndex(heading => heading.trim() !== '' && !isOurs(heading));
  const keys = headings.slice(0, last + 1).map(headingKey);
  if (keys.every(key => key === '')) return null;
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex');
}
