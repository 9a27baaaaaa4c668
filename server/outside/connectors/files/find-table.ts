import { readHeading } from '../headings/heading-words.ts';
import { meaningOf } from '../headings/column-meaning.ts';
import { accountOf, handleOf } from './fields/account-handles.ts';
import { CsvScanner, separatorOf } from './formats/csv-scanner.ts';
import type { Layout } from './file-layout.ts';

/** Headings are within the first rows; titles and hints may be above them. */
const farthestHeading = 10;

/** How many columns of a row have headings whose meaning is known. */
function known(cells: readonly string[]): number {
  const headed = cells.filter(cell => cell.trim() !== '' && cell.length <= 80);
  const meanings = headed.filter(
    cell => meaningOf(cell) !== null && !accountOf(cell) && !/^@|\d{3}/.test(cell),
  );
  return new Set(meanings).size;
}

/** Divides the beginning of a file with one separator. */
function firstRows(start: string, separator: string): string[][] {
  const scanner = new CsvScanner(separator, { forgiving: true });
  return scanner
    .add(start.endsWith('\n') ? start : `${start}\n`)
    .flatMap(item => ('cells' in item && item.cells.some(cell => cell.trim() !== '') ? [item.cells] : []))
    .slice(0, farthestHeading + 1);
}

/**
 * The ways in which the text of a table may be laid out, the likeliest first: as it begins, with its headings further
 * down or behind another separator, or without headings.
 */
export function tableLayouts(start: string): Layout[] {
  const separator = separatorOf(start);
  const plain: Layout = { kind: 'table', separator };
  const found = [',', ';', '\t', '|'].flatMap(sign =>
    firstRows(start, sign).map((cells, skip) => ({ sign, skip, cells, score: known(cells) })),
  );
  const best = found.toSorted((a, b) => b.score - a.score || a.skip - b.skip)[0];
  const isElsewhere = best && best.score >= 2 && (best.skip > 0 || best.sign !== separator);
  const elsewhere: Layout[] = isElsewhere ? [{ kind: 'table', separator: best.sign, skip: best.skip }] : [];
  return [plain, ...elsewhere, ...bareLayouts(firstRows(start, separator), separator)];
}

/** A list of links or handles without headings: its columns are numbered. */
function bareLayouts(rows: readonly string[][], separator: string): Layout[] {
  const [first = []] = rows;
  const isHeading = first.some(cell => readHeading(cell).roles.length > 0 && readHeading(cell).unknown === 0);
  const isLink = (cell: string) => accountOf(cell) !== undefined;
  const isHandle = (cell: string) =>
    cell.startsWith('@') || (first.length === 1 && handleOf(cell) !== undefined);
  const isAccount = first.some(isLink) || (!isHeading && first.some(isHandle));
  return isAccount ? [{ kind: 'table', separator, given: first.map((_, at) => String(at + 1)) }] : [];
}
